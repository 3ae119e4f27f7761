import { createLogger, defineConfig } from 'vite';
import { staticSite } from './renderer/plugin.ts';

const customLogger = createLogger();
const { warn } = customLogger;
// Browsers know the pseudo-class since Chrome 140; the minifier, which keeps it, does not.
customLogger.warn = (message, options) => message.includes("'target-current'") || warn(message, options);

export default defineConfig({ customLogger, plugins: [staticSite()] });
