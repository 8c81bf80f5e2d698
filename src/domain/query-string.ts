/**
 * How the shop's addresses carry parameters: plain words, repeated where there are several (`?filter=a&filter=b`), as a
 * form without script sends them. The router's own way writes JSON, which no form can.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** The query string with its `?`, or nothing. Absent and null values are left out. */
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
