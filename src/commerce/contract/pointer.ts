import { contractDocument, type Json } from './document.ts';

let known: ReadonlySet<string> | null = null;

/** Returns the names of all properties and parameters of the contract, and the parts of a request. */
function namesOfContract(): ReadonlySet<string> {
  const names = new Set(['body', 'path', 'query', 'header']);
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const { properties, name, in: place } = value;
    if (typeof properties === 'object' && properties !== null) Object.keys(properties).forEach((key) => names.add(key));
    if (typeof name === 'string' && typeof place === 'string')
      names.add(place === 'header' ? name.toLowerCase() : name);
    Object.values(value).forEach(visit);
  };
  visit(contractDocument);
  return names;
}

/**
 * Returns a pointer into a request (`/addresses/0/postalCode`) for the log. What is neither a name of the contract nor
 * an index becomes `*`, because a body may have an e-mail address as a key.
 */
export function contractPointer(field: string): string {
  const names = (known ??= namesOfContract());
  const segments = field.split('/').slice(1);
  return segments.map((segment) => `/${names.has(segment) || /^\d{1,3}$/.test(segment) ? segment : '*'}`).join('');
}
