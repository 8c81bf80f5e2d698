import { expect, it } from 'vitest';
import { comparedIds, comparePath } from '#src/domain/compare.ts';

it('reads each product once, four at most', () => {
  const five = 'WMTR1001MOS,WMTR1001MOS,WMTR1002INK,WMTR1003INK,WMTR1004INK,WMTR1005INK';
  expect(comparedIds(five)).toEqual(['WMTR1001MOS', 'WMTR1002INK', 'WMTR1003INK', 'WMTR1004INK']);
});

it('leaves out what is no product id', () => {
  expect(comparedIds('<b>,WMTR1001MOS,,wmtr1002ink')).toEqual(['WMTR1001MOS']);
  expect([comparedIds(undefined), comparedIds(7), comparedIds('')]).toEqual([[], [], []]);
});

it('writes an address that reads as the same products', () => {
  expect(comparePath([])).toBe('/compare');
  expect(comparePath(['WMTR1001MOS', 'WMTR1002INK'])).toBe('/compare?p=WMTR1001MOS,WMTR1002INK');
});
