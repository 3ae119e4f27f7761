import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{src,renderer,checks,deploy,bench}/**/*.test.{ts,tsx}'] } });
