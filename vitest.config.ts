import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{src,build,checks,editor,tests}/**/*.test.{ts,tsx}'], testTimeout: 60_000 } });
