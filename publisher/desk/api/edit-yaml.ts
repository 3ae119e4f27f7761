import { Composer, CST, type Document, isMap, isScalar, isSeq, type Node, type Pair, Parser, parseDocument, type Scalar, visit } from 'yaml';

type Path = (string | number)[];
/** `value` is undefined for a field to be removed. */
type Edit = { path: Path; kind: 'scalar' | 'remove' | 'whole'; value: unknown };

/**
 * `text` with the values of `next`. Comments, order, quotes and what `next` does not mention stay;
 * a field that is present and undefined in `next` is removed.
 * Replaced words and removed fields touch nothing else; a list that grows or shrinks may rewrap long lines of its file.
 */
export function editYaml(text: string, next: unknown): string {
  const edits = differences(parseDocument(text).toJS(), next, []);
  return edits.reduce((current, edit) => {
    if (edit.kind === 'scalar') return replaceScalar(current, edit);
    if (edit.kind === 'remove') return removeLines(current, edit.path);
    return replaceWhole(current, edit);
  }, text);
}

function differences(current: unknown, next: unknown, path: Path): Edit[] {
  if (same(current, next)) return [];
  if (Array.isArray(current) && Array.isArray(next) && current.length === next.length) {
    return next.flatMap((item, index) => differences(current[index], item, [...path, index]));
  }
  if (isGroup(current) && isGroup(next)) {
    return Object.entries(next).flatMap(([name, part]) => {
      if (name in current)
        return part === undefined ? [{ path: [...path, name], kind: 'remove' as const, value: part }] : differences(current[name], part, [...path, name]);
      return part === undefined ? [] : [{ path: [...path, name], kind: 'whole' as const, value: part }];
    });
  }
  return [{ path, kind: isPlainValue(current) && isPlainValue(next) ? 'scalar' : 'whole', value: next }];
}

/** Through the tokens of the text: all that is not this value stays byte for byte. */
function replaceScalar(text: string, { path, value }: Edit): string {
  const tokens = [...new Parser().parse(text)];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  const node = document?.getIn(path, true);
  if (!document || !isScalar(node) || !node.srcToken) return replaceWhole(text, { path, kind: 'whole', value });
  CST.setScalarValue(node.srcToken as CST.FlowScalar, String(value), { afterKey: true, type: typeFor(node, value) });
  return tokens.map((token) => CST.stringify(token)).join('');
}

function typeFor(node: Scalar, value: unknown): Scalar.Type {
  if (typeof value !== 'string') return 'PLAIN';
  if (value !== value.trim()) return 'QUOTE_DOUBLE';
  if (value.includes('\n')) return 'BLOCK_LITERAL';
  // Without quotes «1414» would come back as a number and «a: b» as a group.
  if ((node.type ?? 'PLAIN') === 'PLAIN' && parseDocument(value).toJS() !== value) return 'QUOTE_DOUBLE';
  return (node.type as Scalar.Type) ?? 'PLAIN';
}

/** A field of a group, from its name to the end of its value. */
function removeLines(text: string, path: Path): string {
  const document = parseDocument(text);
  const group = document.getIn(path.slice(0, -1), true);
  const pair = isMap(group) ? (group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) as Pair<Node, Node> | undefined) : undefined;
  const [start, end] = [pair?.key.range?.[0], pair?.value?.range?.[2]];
  const alone = start !== undefined && /^[ ]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  if (start === undefined || end === undefined || !alone) {
    document.deleteIn(path);
    return written(document);
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(0, lineStart) + text.slice(end);
}

function replaceWhole(text: string, { path, value }: Edit): string {
  const document = parseDocument(text);
  const current = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isSeq(current) && Array.isArray(value)) {
    // Items that only moved keep their comments and their way of writing.
    const unused = [...current.items] as Node[];
    current.items = value.map((item) => {
      const found = unused.findIndex((node) => same(node.toJS(document), item));
      return found >= 0 ? unused.splice(found, 1)[0] : newNode(document, item);
    });
  } else document.setIn(path, newNode(document, value));
  return written(document);
}

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && scalar.value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
    },
  });
  return node;
}

const written = (document: Document) => document.toString({ lineWidth: 0, flowCollectionPadding: false });
const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
const isPlainValue = (value: unknown) => value === null || typeof value !== 'object';
const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (isGroup(a) && isGroup(b))
    return Object.entries(b).every(([name, part]) => (part === undefined ? !(name in a) : same(a[name], part))) && Object.keys(a).every((name) => name in b);
  return a === b;
};
