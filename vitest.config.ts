import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{src,renderer,checks,deploy,bench,launch,desk}/**/*.test.{ts,tsx}'] } });
