/* The desk over a copy of the content, which the tests may change. */
import { copyContent } from './content-copy';

copyContent();
await import('../run');
