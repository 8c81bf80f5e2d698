import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from '#src/domain/query-string.ts';

test('a parameter that is repeated is a list, and any other one is text', () => {
  const parsed = parseQuery('q=trail+shoe&filter=a&filter=b&empty');
  expect(parsed).toEqual({ q: 'trail shoe', filter: ['a', 'b'], empty: '' });
  expect(stringifyQuery(parsed)).toBe('?q=trail+shoe&filter=a&filter=b&empty=');
});

test('thirty thousand names are read within a moment', () => {
  const names = Array.from({ length: 30_000 }, (_, at) => at.toString(36));
  const began = performance.now();
  expect(Object.keys(parseQuery(names.join('&')))).toHaveLength(names.length);
  expect(performance.now() - began).toBeLessThan(500);
});
