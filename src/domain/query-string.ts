/**
 * Parses query parameters as plain text, repeated for several values (`?filter=a&filter=b`), as a form without script
 * sends them. The router's default is JSON, which a form cannot send.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  // In one pass: `getAll` of each of a thousand names would read all of them a thousand times.
  const all = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = all.get(name);
    if (before) before.push(value);
    else all.set(name, [value]);
  }
  return Object.fromEntries([...all].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]));
}

/** Returns the query string with its `?`, or an empty string. Leaves out absent and null values. */
export function stringifyQuery(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null)
        parameters.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
