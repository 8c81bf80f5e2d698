import { expect, test } from 'vitest';
import { openingOf } from '#src/commerce/db/seed.ts';
import { seed } from '#src/commerce/seed/index.ts';
import { text } from '#src/commerce/seed/opening.build.ts';

test('the built shop names its opening data by what is in them', () => {
  expect(text()).toContain(`edition: '${openingOf(seed).edition}'`);
  expect(openingOf({ ...seed, giftCards: [] }).edition).not.toBe(openingOf(seed).edition);
});
