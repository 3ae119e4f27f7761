/** An element: its text, or what is in it by name; a name that begins with `@` is an attribute, a list repeats its element. */
type Xml = string | { [name: string]: Xml | Xml[] };

/** @param root one element by its name. Whatever its texts hold, the document is well formed. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>${written(root)}`.replace(forbidden, '');

/** Characters that no XML document may hold, not even escaped: U+000B, which is Word's line break, or half a pair. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

function written(content: Xml): string {
  if (typeof content === 'string') return escaped(content);
  const children = Object.entries(content).filter(([name]) => !name.startsWith('@'));
  return children.flatMap(([name, values]) => [values].flat().map((value) => element(name, value))).join('');
}

function element(name: string, content: Xml): string {
  const attributes = typeof content === 'string' ? [] : Object.entries(content).filter(([key]) => key.startsWith('@'));
  const start = [name, ...attributes.map(([key, value]) => `${key.slice(1)}="${escaped(String(value))}"`)].join(' ');
  return `<${start}>${written(content)}</${name}>`;
}
