import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { findingsOf } from './findings.ts';
import { fieldsOf, type FilePlace, placeOf, schemaNames } from './file-kinds.ts';

/** What is wrong in a file. */
export interface FileFinding {
  line: number;
  message: string;
}

export interface ReadFile {
  place: FilePlace | null;
  /** The document with the fields that its place says; null if the file cannot be read. */
  content: Record<string, unknown> | null;
  findings: FileFinding[];
}

type Path = readonly PropertyKey[];
type Parsed = ReturnType<typeof parseDocument>;

/** Returns the offset of the closest part of a document that has a path; a key if the path ends at one. */
function offsetOf(document: Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key);
      if (!pair) return offset;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else {
      node = document.getIn(path.slice(0, path.indexOf(key) + 1), true);
      if (!isNode(node)) return offset;
      offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}

/**
 * Returns what is wrong with the aliases of a document, each with its offset. The parser accepts them, and fails or
 * never ends when the document is used.
 */
function wrongAliases(document: Parsed): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (!target) found.push({ offset, message: `*${alias.source} names no anchor: put a text with * in quotes` });
      else if (path.includes(target)) found.push({ offset, message: `*${alias.source} contains itself` });
    },
  });
  return found;
}

/** Reads a file of an editor: its document, and what is wrong with it by line. */
export function readFile(path: string, text: string): ReadFile {
  const place = placeOf(path);
  const unreadable = (...findings: FileFinding[]): ReadFile => ({ place, content: null, findings });
  if (!place)
    return unreadable({ line: 1, message: 'no place for content: SITE/pages/SLUG.yaml, see docs/content.md' });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0)
    return unreadable(...document.errors.map(({ pos: [start], message }) => ({ line: lineAt(start), message })));
  const aliases = wrongAliases(document);
  if (aliases.length > 0)
    return unreadable(...aliases.map(({ offset, message }) => ({ line: lineAt(offset), message })));
  let written: unknown;
  try {
    written = document.toJS({ maxAliasCount: 100 });
  } catch {
    return unreadable({ line: 1, message: 'its aliases (*) repeat too much' });
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    return unreadable({ line: 1, message: 'the file has no fields' });
  const content = { ...fieldsOf(place), ...written };
  const findings = findingsOf(schemaNames[place.kind], content).map(({ path: where, message }) => ({
    line: lineAt(offsetOf(document, where)),
    message: where.length > 0 ? `${where.map(String).join('.')}: ${message}` : message,
  }));
  return { place, content, findings };
}
