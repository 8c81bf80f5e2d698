import { expect, test } from 'vitest';
import type { GiftCardBalanceRequest } from '#openapi/generated/waymark.gen.ts';
import { exactly } from '#src/api/exact.ts';

const number = '6006491000000015';
const body = exactly<GiftCardBalanceRequest>();

/** `npm run types` reads this file: where a wrong name type-checks, the line that expects an error is one. */
test('a body with a field that the contract does not know does not type-check, not even in a spread', () => {
  for (const pin of ['4821', null]) {
    expect(body({ c_gcCardNumber: number, ...(pin ? { c_gcPin: pin } : {}) })).toHaveProperty('c_gcCardNumber', number);
    // @ts-expect-error The field is c_gcPin.
    body({ c_gcCardNumber: number, ...(pin ? { c_gcPIN: pin } : {}) });
  }
  // @ts-expect-error The number is required.
  body({ c_gcPin: '4821' });
});
