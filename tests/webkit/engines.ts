import { findProgram } from '../../deploy/http/servers/server';

/** A WebKit, its WebDriver, and what that must be asked for. */
type WebKit = { driver: string; needsDisplay: boolean; capabilities: object };

/** The engines that these tests are for, by the name of their project in vitest.config.ts; undefined: not installed. */
export const webkits: Record<string, () => WebKit | undefined> = {
  webkit: () => {
    const driver = findProgram('WebKitWebDriver');
    if (!driver || !findProgram('Xvfb')) return undefined;
    return { driver, needsDisplay: true, capabilities: {} };
  },
  // Of 2022: no CSS nesting, no oklch(), no <details name>.
  wpe: () => {
    const [driver, browser] = [findProgram('WPEWebDriver'), findProgram('cog')];
    if (!driver || !browser) return undefined;
    return { driver, needsDisplay: false, capabilities: { 'wpe:browserOptions': { binary: browser, args: ['--automation', '--platform=headless'] } } };
  },
};
