import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentMethods } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const theo = 'theo.lambert@example.com';

describe('points of a member', () => {
  let shop: TestShop;
  let member: Shopper;
  const enter = async (email: string) => {
    const { as, enter: signIn } = signedIn(shop.commerce);
    return as((await signIn(email)).accessToken);
  };
  const pointsOf = async () =>
    (await shop.database.raw<{ points: number }>('SELECT points FROM consumers WHERE email = $1', [theo]))[0]?.points;
  const apply = (by: Shopper, basketId: string, points: number) =>
    by.call('PUT', `/cart/v1/cart/${basketId}/reward`, { appliedLoyaltyVoucher: { points } });
  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
  });
  beforeEach(async () => {
    await shop.database.raw('UPDATE consumers SET points = 2340 WHERE email = $1', [theo]);
    member = await enter(theo);
  });
  afterAll(() => shop.close());

  test('become a voucher that reduces the amount to pay, until it is removed', async () => {
    const { basketId, totals } = await readyCart(member, shoe);
    const { body } = await apply(member, basketId, 2000);
    expect(body).toMatchObject({
      totals: { total: totals.total, remainingToPay: totals.total - 2500, appliedRewards: 2500 },
      payment_instruments: [{ payment_method_id: 'LOYALTY_POINTS', points: 2000, amount: 2500 }],
    });
    expect((await apply(member, basketId, 500)).body.payment_instruments).toMatchObject([{ points: 500, amount: 500 }]);
    expect((await apply(member, basketId, 0)).body).toMatchObject({
      totals: { remainingToPay: totals.total },
      payment_instruments: [],
    });
    expect(await pointsOf()).toBe(2340);
  });

  test('are offered up to the balance and up to the cart’s total', async () => {
    const { basketId } = await readyCart(member, shoe);
    const { body } = await member.call<PaymentMethods>('GET', `/cart/v1/cart/${basketId}/paymentMethods`);
    expect(body.paymentMethods.find(({ payment_method_id: id }) => id === 'LOYALTY_POINTS')).toMatchObject({
      currentLoyaltyPoints: 2340,
      applicableLoyaltyVouchers: [
        { points: 500, amountInCurrency: 500, eligible: true },
        { points: 1000, amountInCurrency: 1200, eligible: true },
        { points: 2000, amountInCurrency: 2500, available: true, eligible: true },
        { points: 4000, amountInCurrency: 6000, eligible: false },
      ],
    });
  });

  test('are deducted with the order, beside a gift card and a card, and restored when it is cancelled', async () => {
    const cart = await readyCart(member, shoe);
    await apply(member, cart.basketId, 1000);
    const giftCard = {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: '6006490010000069',
      c_gcPin: '2750',
      amount: 3000,
    };
    const { body: ready } = await member.call('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, giftCard);
    const { body: order } = await place(member, ready);
    expect(order.payment_instruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])).toEqual([
      ['LOYALTY_POINTS', 1200],
      ['GIFT_CARD', 3000],
      ['CREDIT_CARD', cart.totals.total - 4200],
    ]);
    expect(await pointsOf()).toBe(1340);
    await member.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    expect(await pointsOf()).toBe(2340);
  });

  test('are spent once by simultaneous orders', async () => {
    const carts = [];
    for (const _ of [0, 1]) {
      const cart = await readyCart(member, shoe);
      carts.push((await apply(member, cart.basketId, 2000)).body);
    }
    const answers = await Promise.all(carts.map((cart) => place(member, cart)));
    expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([200, 'PYT400']);
    expect(await pointsOf()).toBe(340);
    const late = carts[answers.findIndex(({ errorId }) => errorId === 'PYT400')]?.basketId ?? '';
    const { body: now } = await member.call('GET', `/cart/v1/cart/${late}`);
    expect(now).toMatchObject({ payment_instruments: [], totals: { remainingToPay: now.totals.total } });
  });

  test.each([
    ['a guest', null, 500, 401, 'REW401'],
    ['who never joined', 'maya.reed@example.com', 500, 403, 'REW130'],
    ['who has not confirmed', 'new.walker@example.com', 500, 422, 'REW135'],
    ['a voucher beyond the points', theo, 4000, 422, 'REW140'],
    ['a voucher that there is not', theo, 700, 422, 'REW140'],
  ])('%s is refused', async (_, email, points, status, errorId) => {
    const shopper = email === null ? await shop.shopper() : await enter(email);
    const { basketId } = await readyCart(shopper, shoe);
    expect(await apply(shopper, basketId, points)).toMatchObject({ status, errorId });
  });
});
