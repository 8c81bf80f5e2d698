import { expect, test, vi } from 'vitest';
import type { GiftCardBalanceRequest } from '#openapi/generated/waymark.gen.ts';
import { exactly } from '#src/api/exact.ts';
import { askForChange, type CartRef } from '#src/flows/shared/requestChange.ts';

const number = '6006491000000015';
const body = exactly<GiftCardBalanceRequest>();

/** `npm run types` checks this file: if a wrong name type-checks, its `@ts-expect-error` is the error. */
test('a body with an unknown field does not type-check, not even in a spread', () => {
  for (const pin of ['4821', null]) {
    expect(body({ c_gcCardNumber: number, ...(pin ? { c_gcPin: pin } : {}) })).toHaveProperty('c_gcCardNumber', number);
    // @ts-expect-error The field is c_gcPin.
    body({ c_gcCardNumber: number, ...(pin ? { c_gcPIN: pin } : {}) });
  }
  // @ts-expect-error The number is required.
  body({ c_gcPin: '4821' });
});

test('a change of the cart with an unknown field does not type-check at any depth', () => {
  const send = vi.fn<CartRef['send']>();
  const cart = { send } as Partial<CartRef> as CartRef;
  const pin = { c_gcPIN: '4821' };
  askForChange(cart, {
    operation: 'addPaymentInstrument',
    instrument: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, c_gcPin: '4821' },
  });
  askForChange(cart, {
    operation: 'addPaymentInstrument',
    // @ts-expect-error The field is c_gcPin.
    instrument: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, ...pin },
  });
  expect(send).toHaveBeenCalledTimes(2);
});
