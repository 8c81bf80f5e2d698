/** Maximum levels of arrays and objects in an input; the contract needs six. */
const DEEPEST = 32;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((item, at) => [String(at), item]) : Object.entries(value);

/**
 * Returns a JSON pointer to the first part of an input that schemas allow but the database cannot store: a text with
 * U+0000 or half a surrogate pair (PostgreSQL allows neither in `text` and `jsonb`), a field with such a name, or a
 * value nested deeper than 32 levels. Null if there is none.
 */
export function unstorableIn(value: unknown, pointer = '', depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return pointer;
  for (const [key, inner] of entriesOf(value)) {
    const found = isStorable(key) ? unstorableIn(inner, `${pointer}/${key}`, depth + 1) : pointer;
    if (found !== null) return found;
  }
  return null;
}
