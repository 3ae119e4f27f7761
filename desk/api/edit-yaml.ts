import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, type ScalarTag, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup, oldPlaces } from './same-items';

/** A scalar, or a collection on one line, with the characters that it is written with until it changes. */
type Written = Node & { written?: string | undefined };

/**
 * `text` with the values of `next`. Comments, order, quotes, folds and all that `next` does not mention stay as they are
 * written; a field that is present and undefined in `next` is removed.
 */
export function editYaml(text: string, next: unknown): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar: (_, node) => noteSource(node, text),
    Collection: (_, node) => (node.flow ? noteSource(node, text) : undefined),
  });
  writeAsBefore(document);
  document.contents = changed(document, document.contents as Node, next) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

function noteSource(node: Written, text: string): void {
  if (node.range) node.written = text.slice(node.range[0], node.range[1]).replace(/\n$/, '');
}

/** The library asks each kind of value how it is written: what did not change answers with its own characters. */
function writeAsBefore({ schema }: Document): void {
  schema.tags = schema.tags.map((tag) => {
    const known = tag as ScalarTag;
    const stringify: ScalarTag['stringify'] = (node, context, onComment, onChompKeep) => {
      const { written } = node as Written;
      if (written !== undefined) return written;
      if (known.stringify) return known.stringify(node, context, onComment, onChompKeep);
      return node.toString(...([{ ...context, flowCollectionPadding: isMap(node) ? ' ' : '' }, onComment, onChompKeep] as unknown as []));
    };
    return { ...known, stringify };
  });
}

/** `node` with the values of `next`, or a new node where the two are of different kinds. */
function changed(document: Document, node: Node | null | undefined, next: unknown): Node {
  if (!node) return document.createNode(next) as Node;
  if (isDeepStrictEqual(node.toJS(document), next)) return node;
  (node as Written).written = undefined;
  if (isMap(node) && isGroup(next)) return changeMap(document, node, next);
  if (isSeq(node) && Array.isArray(next)) return changeList(document, node, next);
  return isScalar(node) && (next === null || typeof next !== 'object') ? changeScalar(node, next) : (document.createNode(next) as Node);
}

function changeMap(document: Document, map: YAMLMap, next: Record<string, unknown>): Node {
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined) map.delete(name);
    else map.set(name, changed(document, map.get(name, true), value));
  }
  return map;
}

function changeList(document: Document, list: YAMLSeq, next: unknown[]): Node {
  const old = list.items as Node[];
  const places = oldPlaces(list.toJS(document), next);
  // A comment above the first item belongs to it, and moves with it.
  if (old[0] && list.commentBefore) [old[0].commentBefore, list.commentBefore] = [list.commentBefore, undefined];
  if (old.length === 0) list.flow = false;
  list.items = next.map((item, index) => changed(document, old[places[index] ?? -1], item));
  return list;
}

function changeScalar(scalar: Scalar, next: unknown): Node {
  scalar.value = next;
  if (typeof next !== 'string') return scalar;
  if (next !== next.trim()) scalar.type = 'QUOTE_DOUBLE';
  else if (next.includes('\n')) scalar.type = 'BLOCK_LITERAL';
  return scalar;
}
