import { expect, it } from 'vitest';
import { writtenSize } from '#src/domain/size.ts';

it.each([
  ['en', '10.5'],
  ['en-us', '10.5'],
  ['en-gb', '10.5'],
  ['de', '10,5'],
  ['de-de', '10,5'],
  ['fr-ca', '10,5'],
])('writes half a size with the decimal mark of %s', (locale, written) => {
  expect(writtenSize('10.5', locale)).toBe(written);
  expect(writtenSize('M', locale)).toBe('M');
});
