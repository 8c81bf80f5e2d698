import { expect, test } from 'vitest';
import { reviewQueryIn, searchWith } from '#src/flows/reviews/review-address.ts';

const all = { sort: 'helpful', stars: null, fit: null, size: null } as const;

test('an address keeps what was chosen, beside its other parameters', () => {
  const chosen = { sort: 'newest', stars: 4, fit: 'small', size: '8.5' } as const;
  const search = searchWith('?recipe=dusk', chosen);
  expect(search).toBe('?recipe=dusk&reviewSort=newest&reviewStars=4&reviewFit=small&reviewSize=8.5');
  expect(reviewQueryIn(search)).toEqual(chosen);
  expect(searchWith(search, all)).toBe('?recipe=dusk');
  expect(searchWith('?reviewStars=4', all)).toBe('');
});

test.each([
  '',
  '?reviewStars=6',
  '?reviewStars=4.5',
  '?reviewSort=worst',
  '?reviewFit=odd',
  '?reviewSize=',
  '?reviewSize=a%00b',
  `?reviewSize=${'8'.repeat(41)}`,
])('an address with %s asks for all reviews', (search) => {
  expect(reviewQueryIn(search)).toEqual(all);
});
