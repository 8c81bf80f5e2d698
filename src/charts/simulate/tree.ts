import { inShort } from './payload.ts';

/** A value to be read: a leaf, or something with parts. */
export interface Branch {
  name: string;
  /** Of a leaf. */
  text: string;
  /** How many it holds; null for a leaf. */
  size: number | null;
  isList: boolean;
  isChanged: boolean;
  /** What a changed leaf said before. */
  before: string | null;
  parts: Branch[];
}

const deepest = 7;

/** Actors, errors and functions are told in a word: what is in them is not the chart's. */
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

/** The tree of a value; `before` is what it was a step ago, where there was one. */
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
  // Of what was not there before, all of it is new: one mark says so.
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
