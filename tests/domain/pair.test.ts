import { expect, it } from 'vitest';
import { pairOf } from '#src/domain/pair.ts';

it.each([
  ['en-us', 'Voucher: $5.00'],
  ['de-de', 'Voucher: $5.00'],
  ['fr-fr', 'Voucher\u00A0: $5.00'],
  ['fr-ca', 'Voucher\u00A0: $5.00'],
])('is written with the colon of %s', (locale, written) => expect(pairOf(locale, 'Voucher', '$5.00')).toBe(written));
