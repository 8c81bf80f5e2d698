import { expect, test } from 'vitest';
import { openingOf } from '#src/demo/opening.ts';
import { seed } from '#src/demo/seed.ts';
import { text } from '#src/demo/opening.build.ts';

test('the built shop identifies its opening data by their content', () => {
  expect(text()).toContain(`edition: '${openingOf(seed).edition}'`);
  expect(openingOf({ ...seed, giftCards: [] }).edition).not.toBe(openingOf(seed).edition);
});
