import { defineConfig } from 'vite';
import { staticSite } from './renderer/plugin.ts';

export default defineConfig({ plugins: [staticSite()] });
