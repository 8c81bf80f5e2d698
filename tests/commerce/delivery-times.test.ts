import { expect, test } from 'vitest';
import { deliveryTimeIn } from '#src/commerce/cart/delivery.ts';

test.each([
  ['en', ['Same day', '1 day', '3-6 days']],
  ['fr', ['Le jour même', '1 jour', '3-6 jours']],
  ['de', ['Am selben Tag', '1 Tag', '3-6 Tage']],
  ['it', ['In giornata', '1 giorno', '3-6 giorni']],
  ['es', ['El mismo día', '1 día', '3-6 días']],
] as const)('delivery times in %s', (language, said) => {
  expect(['Same day', '1 day', '3-6 days'].map((deliveryTime) => deliveryTimeIn(language, { deliveryTime }))).toEqual(
    said,
  );
});
