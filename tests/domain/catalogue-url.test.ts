import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  filterParameters,
  listingQuery,
  listingSearch,
  listingSearchString,
  parseCategory,
  parseProduct,
  toggled,
} from '#src/domain/catalogue-url.ts';
import { scriptJson } from '#src/domain/json-ld.ts';
import { parseQuery, stringifyQuery } from '#src/domain/query-string.ts';

describe('addresses of the catalogue (catalogue 2)', () => {
  it.each([
    ['ridgeline-trail-runner-WMTR1001MOS', { slug: 'ridgeline-trail-runner', id: 'WMTR1001MOS' }],
    ['ridgeline-pWMTR1001MOS', { slug: 'ridgeline', id: 'WMTR1001MOS' }],
    ['WMTR1001', { slug: '', id: 'WMTR1001' }],
    ['ridgeline', null],
    ['ridgeline-WMTR1001MOS1', null],
  ])('product %s', (parameter, expected) => expect(parseProduct(parameter)).toEqual(expected));

  it.each([
    ['trail-running-1104', { slug: 'trail-running', id: '1104' }],
    ['trail-running-c1104', { slug: 'trail-running', id: '1104' }],
    ['trail-running-110', null],
    ['trail-running', null],
  ])('category %s', (parameter, expected) => expect(parseCategory(parameter)).toEqual(expected));
});

const value = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed());
const filters = fc.dictionary(
  fc.constantFrom('color', 'size', 'price'),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
);

describe('the URL of a listing', () => {
  it('is parsed to the choice it was made from, with any values', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 400 }), (chosen, page) => {
        const query = { filters: filtersOf(filterParameters(chosen)), sort: 'newest' as const, page };
        const read = listingQuery(listingSearch(parseQuery(listingSearchString(query).slice(1))));
        expect(read).toEqual(query);
      }),
    );
  });

  it('is the same for the same choice in any order', () => {
    expect(listingSearchString(listingQuery(listingSearch({ filter: ['size:9,8', 'color:red'] })))).toBe(
      listingSearchString(listingQuery(listingSearch({ filter: ['color:red', 'size:8', 'size:9'] }))),
    );
  });

  it('toggles a value off if chosen twice, on the first page', () => {
    const query = { filters: {}, sort: 'featured' as const, page: 3 };
    expect(toggled(toggled(query, 'color', 'red'), 'color', 'red')).toEqual({ ...query, page: 1 });
  });

  it.each([
    { page: '-1' },
    { page: 'x' },
    { sort: 'loudest' },
    { filter: 'nonsense' },
    { q: '   ' },
    { q: '\0' },
    { q: '\n\t' },
  ])('drops %o', (raw) => expect(listingSearch(raw)).toEqual({}));
});

describe('query strings', () => {
  it('carry plain text, repeated for several values', () => {
    expect(stringifyQuery({ q: '2024', filter: ['a:1', 'b:2'], none: undefined })).toBe(
      '?q=2024&filter=a%3A1&filter=b%3A2',
    );
    expect(parseQuery('q=2024&filter=a%3A1&filter=b%3A2')).toEqual({ q: '2024', filter: ['a:1', 'b:2'] });
  });
});

describe('JSON in a script element', () => {
  it('cannot close the element, and parses to the same value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const json = scriptJson({ name: `</script><!--${text}` });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ name: `</script><!--${text}` });
      }),
    );
  });
});
