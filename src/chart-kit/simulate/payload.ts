import type { AnyEventObject } from 'xstate';

/** A leaf of a payload: its path and its value. */
type Leaf = readonly [path: string, value: string];

const longest = 36;
const deepest = 4;

const shortened = (words: string): string => (words.length > longest ? `${words.slice(0, longest - 1)}…` : words);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns a short text of a value. */
export function inShort(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shortened(value === '' ? '""' : value);
  if (value instanceof Error) return shortened(value.message);
  if (isList(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  return typeof value === 'function' ? 'function' : String(value);
}

function* leavesOf(value: unknown, path = '', depth = 0): Generator<Leaf> {
  if (typeof value !== 'object' || value === null || value instanceof Error || depth === deepest)
    yield [path, inShort(value)];
  else if (isList(value)) {
    yield [path, inShort(value)];
    for (const [index, item] of value.entries())
      yield* leavesOf(item, path === '' ? String(index) : `${path}.${index}`, depth + 1);
  } else {
    const entries = Object.entries(value);
    if (entries.length === 0) yield [path, '{}'];
    for (const [key, inner] of entries) yield* leavesOf(inner, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}

/** Returns an event's payload, without its name. */
export function payloadOf(event: AnyEventObject): unknown {
  if ('output' in event) return event['output'];
  if ('error' in event) return event['error'];
  const { type: _, actorId: __, ...payload } = event;
  return payload;
}

const hasError = (event: AnyEventObject): boolean => 'error' in event;

function failureText(error: unknown): string {
  const { errorId, message } = (error ?? {}) as { errorId?: string; message?: string };
  return [errorId, message].filter(Boolean).join(': ') || 'failed';
}

/** True for generated ids, which mean nothing to a reader. */
const isOpaque = ([, value]: Leaf): boolean => /^[\da-f]{8}-[\da-f]{4}|^\d{4}-\d\d-\d\dT|^[\w-]{30,}/.test(value);

const text = ([path, value]: Leaf): string => (path === '' ? value : `${path}: ${value}`);

/**
 * Returns, for each of several events of one name, the part of its payload that the fewest others share; for a refusal,
 * the error code.
 */
export function tellApart(events: readonly AnyEventObject[]): string[] {
  const leaves = new Map(
    events.map((event) => [event, [...leavesOf(payloadOf(event))].filter((leaf) => text(leaf) !== '{}')]),
  );
  const shares = new Map<string, number>();
  for (const own of leaves.values())
    for (const words of new Set(own.map(text))) shares.set(words, (shares.get(words) ?? 0) + 1);
  return events.map((event) => {
    if (hasError(event)) return failureText(event['error']);
    const own = leaves.get(event) ?? [];
    const telling = own.every(isOpaque) ? own : own.filter((leaf) => !isOpaque(leaf));
    return telling
      .map(text)
      .toSorted((a, b) => (shares.get(a) ?? 0) - (shares.get(b) ?? 0))
      .slice(0, 2)
      .join(', ');
  });
}
