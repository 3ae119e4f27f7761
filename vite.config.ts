import { defineConfig } from 'vite';
import { staticSite } from './renderer/plugin';

export default defineConfig({ plugins: [staticSite()] });
