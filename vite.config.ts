import { defineConfig } from 'vite';
import { staticSite } from './renderer/plugin.ts';

export default defineConfig({ plugins: [staticSite()], server: { host: 'localhost', port: Number(process.env.PORT || 5173) } });
