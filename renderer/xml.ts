import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

/** Characters that no XML document may hold, not even escaped: U+000B, which is Word's line break, or half a pair. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @param root one element by its name, attributes begin with `@`. Whatever its texts hold, the document is well formed. */
export const xmlDocument = (root: Record<string, unknown>): string => `<?xml version="1.0" encoding="UTF-8"?>${builder.build(root)}`.replace(forbidden, '');
