import { chromiumPath } from './chromium';

process.exitCode = chromiumPath() ? 0 : 1;
