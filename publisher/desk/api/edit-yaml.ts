import { Composer, CST, isMap, isScalar, isSeq, type Node, type Pair, Parser, parseDocument, type Scalar, stringify, type YAMLMap, type YAMLSeq } from 'yaml';

type Path = (string | number)[];
/** `keep` lists, for a list that grew, shrank or changed its order, the old place of each item, or none for a new one. */
type Edit = { path: Path; kind: 'scalar' | 'remove' | 'whole' | 'list'; value: unknown; keep?: (number | undefined)[] };

/**
 * `text` with the values of `next`. Comments, order, quotes and what `next` does not mention stay byte for byte;
 * a field that is present and undefined in `next` is removed.
 */
export function editYaml(text: string, next: unknown): string {
  let current = text;
  // Each edit moves what follows it, so the text is read anew after each.
  for (;;) {
    const values = parseDocument(current).toJS();
    const edit = firstDifference(values, next, []);
    if (!edit) return current;
    const edited = apply(current, edit);
    current = same(parseSafely(edited), withEdit(values, edit)) ? edited : rewritten(current, edit);
  }
}

function firstDifference(current: unknown, next: unknown, path: Path): Edit | undefined {
  if (same(current, next)) return undefined;
  if (Array.isArray(current) && Array.isArray(next)) {
    const keep = next.map(placeIn(current));
    const moved = current.length !== next.length || next.every((item) => current.some((old) => same(old, item)));
    if (moved) return { path, kind: 'list', value: next.map((item, index) => (keep[index] === undefined ? item : current[keep[index]])), keep };
    return firstOf(next.map((item, index) => () => firstDifference(current[index], item, [...path, index])));
  }
  if (isGroup(current) && isGroup(next)) {
    return firstOf(
      Object.entries(next).map(([name, value]) => () => {
        if (name in current && value !== undefined) return firstDifference(current[name], value, [...path, name]);
        if (name in current === (value !== undefined)) return undefined;
        return { path: [...path, name], kind: value === undefined ? 'remove' : 'whole', value };
      }),
    );
  }
  return { path, kind: isPlainValue(current) && isPlainValue(next) ? 'scalar' : 'whole', value: next };
}

const firstOf = (candidates: (() => Edit | undefined)[]) => {
  for (const candidate of candidates) {
    const edit = candidate();
    if (edit) return edit;
  }
  return undefined;
};

/** Finds each item's old place: an item equal to it, or else one of the same name, so that a changed item keeps its comments. */
function placeIn(current: unknown[]) {
  const used = new Set<number>();
  return (item: unknown) => {
    const place = [same, sameName].map((alike) => current.findIndex((old, index) => !used.has(index) && alike(old, item))).find((index) => index >= 0);
    if (place !== undefined) used.add(place);
    return place;
  };
}

const nameOf = (item: unknown) => (isGroup(item) ? Object.values(item).find((part) => typeof part === 'string') : undefined);
const sameName = (a: unknown, b: unknown) => nameOf(a) !== undefined && nameOf(a) === nameOf(b);

function apply(text: string, edit: Edit): string {
  if (edit.kind === 'scalar') return replaceScalar(text, edit);
  if (edit.kind === 'remove') return removeField(text, edit.path);
  return edit.kind === 'list' ? arrangeList(text, edit) : setField(text, edit);
}

/** Through the tokens of the text. */
function replaceScalar(text: string, { path, value }: Edit): string {
  const tokens = [...new Parser().parse(text)];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  const node = document?.getIn(path, true);
  if (!isScalar(node) || !node.srcToken) return text;
  CST.setScalarValue(node.srcToken as CST.FlowScalar, String(value), { afterKey: true, type: typeFor(node, value) });
  return tokens.map((token) => CST.stringify(token)).join('');
}

function typeFor(node: Scalar, value: unknown): Scalar.Type {
  if (typeof value !== 'string') return 'PLAIN';
  if (value !== value.trim()) return 'QUOTE_DOUBLE';
  if (value.includes('\n')) return 'BLOCK_LITERAL';
  // Without quotes «1414» would come back as a number and «a: b» as a group.
  if ((node.type ?? 'PLAIN') === 'PLAIN' && parseSafely(value) !== value) return 'QUOTE_DOUBLE';
  return (node.type as Scalar.Type) ?? 'PLAIN';
}

function removeField(text: string, path: Path): string {
  const { pair } = fieldAt(text, path);
  const start = pair?.key.range?.[0] ?? 0;
  const lineStart = startOfLine(text, start);
  const end = pair?.value?.range?.[2] ?? start;
  return text.slice(lineStart, start).trim() === '' ? text.slice(0, lineStart) + text.slice(end) : text;
}

/** Writes a field anew where it stands, or after the last one of its group. */
function setField(text: string, { path, value }: Edit): string {
  const { group, pair } = fieldAt(text, path);
  const first = group?.items[0] as Pair<Node, Node> | undefined;
  if (!group || group.flow || !first?.key.range) return text;
  const indent = first.key.range[0] - startOfLine(text, first.key.range[0]);
  const field = indented(written({ [String(path.at(-1))]: value }), indent).trimStart();
  const last = group.items.at(-1) as Pair<Node, Node>;
  const start = pair?.key.range?.[0];
  const end = (pair ?? last).value?.range?.[2] ?? text.length;
  if (start !== undefined) return text.slice(0, start) + field + text.slice(end);
  const before = text.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${' '.repeat(indent)}${field}${text.slice(end)}`;
}

/** Moves whole items as they are written, with the comments above them. */
function arrangeList(text: string, { path, value, keep = [] }: Edit): string {
  const list = parseDocument(text).getIn(path, true);
  if (isSeq(list) && list.flow && list.range && list.items.length > 0) return text.slice(0, list.range[0]) + oneLine(value) + text.slice(list.range[1]);
  if (!isSeq(list) || list.items.length === 0 || keep.length === 0) return setField(text, { path, kind: 'whole', value });
  const [starts, end] = itemStarts(text, list);
  const pieces = starts.map((start, index) => text.slice(start, starts[index + 1] ?? end)).map((piece) => (piece.endsWith('\n') ? piece : `${piece}\n`));
  const indent = /^ */.exec((pieces[0] ?? '').replace(/^\s*#.*\n/gm, ''))?.[0].length ?? 0;
  const items = value as unknown[];
  return text.slice(0, starts[0]) + items.map((item, index) => pieces[keep[index] ?? -1] ?? indented(written([item]), indent)).join('') + text.slice(end);
}

function itemStarts(text: string, list: YAMLSeq): [number[], number] {
  const starts = (list.items as Node[]).map((item) => {
    let start = startOfLine(text, item.range?.[0] ?? 0);
    for (let above = startOfLine(text, start - 1); above < start && /^\s*#/.test(text.slice(above, start)); above = startOfLine(text, start - 1)) start = above;
    return start;
  });
  return [starts, (list.items.at(-1) as Node).range?.[2] ?? text.length];
}

function fieldAt(text: string, path: Path): { group?: YAMLMap; pair?: Pair<Node, Node> } {
  const group = parseDocument(text).getIn(path.slice(0, -1), true);
  if (!isMap(group)) return {};
  return { group, pair: group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) as Pair<Node, Node> | undefined };
}

/** The last resort, for what is written in a way that the others do not know: right values, newly wrapped lines. */
function rewritten(text: string, { path, kind, value }: Edit): string {
  const document = parseDocument(text);
  if (kind === 'remove') document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function withEdit(values: unknown, { path, kind, value }: Edit): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy = Array.isArray(values) ? [...values] : { ...(values as object) };
  if (kind === 'remove' && rest.length === 0) delete (copy as Record<string, unknown>)[name];
  else Object.assign(copy, { [name]: withEdit((values as Record<string | number, unknown>)[name], { path: rest, kind, value }) });
  return copy;
}

const written = (value: unknown) => stringify(value, { lineWidth: 0, blockQuote: 'literal' });
const oneLine = (value: unknown) => stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trim();
const indented = (text: string, indent: number) => text.replace(/^(?=.)/gm, ' '.repeat(indent));
const startOfLine = (text: string, place: number) => text.lastIndexOf('\n', place - 1) + 1;
const parseSafely = (text: string): unknown => {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : document.toJS();
};
const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
const isPlainValue = (value: unknown) => value === null || typeof value !== 'object';
const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (isGroup(a) && isGroup(b))
    return Object.entries(b).every(([name, part]) => (part === undefined ? !(name in a) : same(a[name], part))) && Object.keys(a).every((name) => name in b);
  return a === b;
};
