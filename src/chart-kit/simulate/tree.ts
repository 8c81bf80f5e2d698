import { inShort } from './payload.ts';

/** A value for display: a leaf, or a value with parts. */
export interface Branch {
  name: string;
  /** The text of a leaf. */
  text: string;
  /** The number of its parts; null for a leaf. */
  size: number | null;
  isList: boolean;
  isChanged: boolean;
  /** The earlier text of a changed leaf. */
  before: string | null;
  parts: Branch[];
}

const deepest = 7;

/** Actors, errors and functions are shown as one word: their content is not the chart's. */
const isOpen = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

const partOf = (value: unknown, key: string): unknown =>
  isOpen(value) ? (value as Record<string, unknown>)[key] : undefined;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = (value: unknown): unknown =>
  isOpen(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)])) : inShort(value);

/** Returns the tree of a value; `before` is its value one step ago, if there was one. */
export function treeOf(name: string, value: unknown, before: { was: unknown } | null, depth = 0): Branch {
  const isChanged = before !== null && !isSame(value, before.was);
  if (!isOpen(value) || depth === deepest) {
    const was = before && !isOpen(before.was) ? inShort(before.was) : null;
    return {
      name,
      text: inShort(value),
      size: null,
      isList: false,
      isChanged,
      before: isChanged ? was : null,
      parts: [],
    };
  }
  // Everything in a new value is new: one mark is enough.
  const compared = before && isOpen(before.was) ? before.was : null;
  const parts = Object.entries(value).map(([key, part]) =>
    treeOf(key, part, compared && { was: partOf(compared, key) }, depth + 1),
  );
  return {
    name,
    text: parts.length === 0 ? inShort(value) : '',
    size: parts.length === 0 ? null : parts.length,
    isList: Array.isArray(value),
    isChanged,
    before: isChanged && !compared ? inShort(before.was) : null,
    parts,
  };
}
