import { describe, expect, it } from 'vitest';
import { unstorableIn } from '#src/commerce/contract/unstorable.ts';

describe('values that a database cannot store', () => {
  it.each([
    ['U+0000 in a text', { requestBody: { name: 'a\0b' } }, '/requestBody/name'],
    ['half of a surrogate pair', { requestBody: { lines: ['fine', '\ud800'] } }, '/requestBody/lines/1'],
    ['the other half', { query: { q: 'a\udc00b' } }, '/query/q'],
    ['U+0000 in the name of a field', { requestBody: { more: { 'a\0': 1 } } }, '/requestBody/more'],
    ['U+0000 in a path', { path: { basketId: '\0' } }, '/path/basketId'],
  ])('are found: %s', (_, input, pointer) => expect(unstorableIn(input)).toBe(pointer));

  it.each([
    ['no text', { a: 1, b: null, c: true, d: [] }],
    ['whole pairs, and anything else that Unicode has', { a: '😀\uffff\u2028\u202e' }],
  ])('are not found in %s', (_, input) => expect(unstorableIn(input)).toBeNull());

  it('include values nested deeper than any input of the contract', () => {
    const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);
    expect(unstorableIn({ requestBody: nested(20) })).toBeNull();
    expect(unstorableIn({ requestBody: nested(100_000) })).toMatch(/^\/requestBody(\/0)+$/);
  });

  it('include values with more entries than any input of the contract', () => {
    const names = Array.from({ length: 1001 }, (_, at) => `name${at}`);
    const wide = (count: number) => Object.fromEntries(names.slice(0, count).map((name) => [name, 1]));
    expect(unstorableIn({ requestBody: { items: names.slice(1), more: wide(1000) } })).toBeNull();
    expect(unstorableIn({ requestBody: { items: names } })).toBe('/requestBody/items');
    expect(unstorableIn({ query: wide(1001) })).toBe('/query');
  });
});
