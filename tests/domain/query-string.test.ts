import { expect, test, vi } from 'vitest';
import { parseQuery, stringifyQuery } from '#src/domain/query-string.ts';

test('a parameter that is repeated is a list, and any other one is text', () => {
  const parsed = parseQuery('q=trail+shoe&filter=a&filter=b&empty');
  expect(parsed).toEqual({ q: 'trail shoe', filter: ['a', 'b'], empty: '' });
  expect(stringifyQuery(parsed)).toBe('?q=trail+shoe&filter=a&filter=b&empty=');
});

test('a thousand names are read in one pass', () => {
  const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const names = Array.from({ length: 1000 }, (_, at) => at.toString(36));
  expect(Object.keys(parseQuery(names.join('&')))).toHaveLength(names.length);
  expect(getAll).not.toHaveBeenCalled();
  getAll.mockRestore();
});
