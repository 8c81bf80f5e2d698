import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import type { CardOutcome } from '#src/sandbox/payments/test-card.types.ts';
import { openSandbox } from '../sandbox/kit.ts';
import { goods } from './support/seed.ts';
import { openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

const bank = openSandbox();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ payments: bank.provider });
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** Places an order with a test card and answers the bank as a shopper would. */
async function buy(outcome: CardOutcome, how: Parameters<typeof bank.perform>[1]) {
  const shopper = await shop.shopper();
  const cart = await readyCart(shopper, shoe);
  let answer = await place(shopper, cart, await bank.tokenFor(outcome));
  while (answer.body.status === 'pending-authentication') {
    const action = answer.body.flash[0]?.details?.action;
    if (!action) throw new Error('an order that waits has an action');
    const threeDS2Result = await bank.perform({ paymentData: '', ...action }, how);
    answer = await shopper.call<Order>('PATCH', `/cart/v2/checkout/order/${answer.body.orderNumber}`, {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } },
    });
  }
  return answer.errorId ?? answer.body.status;
}

test.each([
  ['approved', 'approve', 'placed'],
  ['threeds-frictionless', 'approve', 'placed'],
  ['threeds-challenge', 'approve', 'placed'],
  ['threeds-challenge', 'wrong-code', 'PAY400'],
  ['threeds-challenge', 'cancel', 'PAY400'],
  ['threeds-challenge-refused', 'approve', 'PAY400'],
  ['declined', 'approve', 'PAY400'],
  ['fraud', 'approve', 'PYT402'],
  ['expired', 'approve', 'FE309'],
] as const)('a card that is %s, and a shopper who does %s: %s', async (outcome, how, expected) => {
  const before = await shop.stock(shoe.upc);
  expect(await buy(outcome, how)).toBe(expected);
  const sold = expected === 'placed' ? 1 : 0;
  expect(await shop.stock(shoe.upc)).toEqual({ quantity: (before?.quantity ?? 0) - sold, reserved: 0 });
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));
