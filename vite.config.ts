import { defineConfig } from 'vite';
import { staticSite } from './build/static-site.ts';

const port = Number(process.env.PORT || 4321);

export default defineConfig({
  plugins: [staticSite()],
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port, strictPort: true },
});
