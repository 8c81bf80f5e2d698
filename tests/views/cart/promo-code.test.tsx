import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PromoCode } from '#src/flows/cart/PromoCode.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { filled, invalidCode } from '#model-tests/cart/cart.fixtures.ts';
import { cartAtRest } from './support.tsx';

const change = { operation: 'applyCoupon', code: 'MADEUP' } as const;
const tooMany = { errorId: 'API429', message: '', status: 429, additionalInfo: { retryAfter: 540 } };

it.each([
  ['that it does not exist', invalidCode, errorMessages.PRM130],
  ['how long to wait after too many', tooMany, 'Too many tries. Try again in 9 minutes.'],
])('a refused promo code shows under its field: %s', (_, failure, words) => {
  render(<PromoCode cartRef={cartAtRest(filled, { refused: [{ id: 'change-1', change, failure }] })} cart={filled} />);
  expect(screen.getByRole('textbox', { name: 'Promo code' }).getAttribute('aria-invalid')).toBe('true');
  screen.getByText(words);
});
