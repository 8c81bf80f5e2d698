import { expect, test } from 'vitest';
import { dateFormat } from '#src/domain/date-format.ts';
import { isNotAfter, isNotBefore, isRealDate } from '#src/domain/date.ts';

test.each(['2001-02-29', '2001-13-01', '2001-1-1', '01/02/2001', '', '2001-02-28 '])('%s is no date', (date) => {
  expect(isRealDate(date)).toBe(false);
});

test.each(['2001-02-28', '2000-02-29', '1900-01-01'])('%s is a date', (date) => {
  expect(isRealDate(date)).toBe(true);
});

test('a bound is part of what it bounds', () => {
  expect(isNotBefore('2001-02-28', '2001-02-28')).toBe(true);
  expect(isNotBefore('2001-02-27', '2001-02-28')).toBe(false);
  expect(isNotAfter('2001-02-28', '2001-02-28')).toBe(true);
  expect(isNotAfter('2001-03-01', '2001-02-28')).toBe(false);
});

test.each([
  ['DMY', 'en-us', 'MM/DD/YYYY'],
  ['DMY', 'en-gb', 'DD/MM/YYYY'],
  ['TMJ', 'de-de', 'TT.MM.JJJJ'],
  ['JMA', 'fr-fr', 'JJ/MM/AAAA'],
])('with the letters %s a date of %s is typed as %s', (letters, locale, format) => {
  expect(dateFormat(letters, locale)).toBe(format);
});
