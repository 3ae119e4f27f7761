import { defineConfig, type Logger } from 'vite';
import { staticSite } from './renderer/plugin.ts';

export default defineConfig({
  plugins: [staticSite(), { name: 'known-pseudo-classes', configResolved: ({ logger }) => hideKnownWarning(logger) }],
  server: { host: 'localhost', port: Number(process.env.PORT || 5173) },
});

/** Browsers know `:target-current` since Chrome 140; the minifier, which keeps it, does not. */
function hideKnownWarning(logger: Logger) {
  const { warn } = logger;
  logger.warn = (message, options) => message.includes("'target-current'") || warn(message, options);
}
