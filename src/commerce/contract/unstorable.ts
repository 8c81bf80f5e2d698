/** Maximum levels of arrays and objects in an input; the contract needs six. */
const DEEPEST = 32;
/** Maximum items of an array and fields of an object in an input; the contract needs 500. */
const WIDEST = 1000;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const widthOf = (value: object): number => (Array.isArray(value) ? value.length : Object.keys(value).length);

const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((item, at) => [String(at), item]) : Object.entries(value);

/**
 * Returns a JSON pointer to the first part of an input that schemas allow but the database cannot store: a text with
 * U+0000 or half a surrogate pair (PostgreSQL allows neither in `text` and `jsonb`), a field with such a name, a value
 * nested deeper than 32 levels, or one of more than 1000 entries. Null if there is none. Schemas refuse that one, too,
 * but Ajv copies all errors for each item that has some: 250 kB of `{}` took 2.5 seconds.
 */
export function unstorableIn(value: unknown, pointer = '', depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST || widthOf(value) > WIDEST) return pointer;
  for (const [key, inner] of entriesOf(value)) {
    const found = isStorable(key) ? unstorableIn(inner, `${pointer}/${key}`, depth + 1) : pointer;
    if (found !== null) return found;
  }
  return null;
}
