import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, PaymentMethods } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const kai = 'kai.moreno@example.com';
const noa = 'noa.lindqvist@example.com';

describe('credit of an athlete', () => {
  let shop: TestShop;
  let athlete: Shopper;
  const enter = async (email: string) => {
    const { as, enter: signIn } = signedIn(shop.commerce);
    return as((await signIn(email)).accessToken);
  };
  const spentBy = async (email: string) =>
    (
      await shop.database.raw<{ spent: number }>('SELECT credit_spent AS spent FROM consumers WHERE email = $1', [
        email,
      ])
    )[0]?.spent;
  const put = (by: Shopper, { basketId }: Cart, more: object = {}) =>
    by.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, { payment_method_id: 'ATHLETES_PAYMENT', ...more });
  const takeOff = (by: Shopper, { basketId, payment_instruments: [first] }: Cart) =>
    by.call('DELETE', `/cart/v1/cart/${basketId}/paymentInstruments`, {
      payment_instrument_id: first?.payment_instrument_id,
    });
  const usePoints = (by: Shopper, { basketId }: Cart) =>
    by.call('PUT', `/cart/v1/cart/${basketId}/reward`, { appliedLoyaltyVoucher: { points: 500 } });
  const methodsOf = async (by: Shopper, { basketId }: Cart) => {
    const { body } = await by.call<PaymentMethods>('GET', `/cart/v1/cart/${basketId}/paymentMethods`);
    return (id: string) => body.paymentMethods.find(({ payment_method_id: method }) => method === id);
  };
  const refill = () =>
    shop.database.raw(
      `UPDATE consumers SET credit_spent = (doc->'athlete'->>'currentSpend')::int WHERE doc->'athlete'->>'currentSpend' IS NOT NULL`,
      [],
    );

  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
  });
  beforeEach(async () => {
    await refill();
    athlete = await enter(kai);
  });
  afterAll(() => shop.close());

  test('pays up to what is left of the year; without it the whole remains to pay', async () => {
    const cart = await readyCart(athlete, shoe);
    const { total } = cart.totals;
    expect((await methodsOf(athlete, cart))('ATHLETES_PAYMENT')).toMatchObject({
      available: true,
      annualCredit: 150000,
      currentSpend: 146000,
      remainingAmount: 4000,
      payableAmount: 4000,
    });
    const { body } = await put(athlete, cart);
    expect(body).toMatchObject({
      totals: { total, remainingToPay: total - 4000, appliedRewards: 0 },
      payment_instruments: [
        { payment_method_id: 'ATHLETES_PAYMENT', amount: 4000, remainingAmount: 0, payableAmount: 4000 },
      ],
    });
    expect((await methodsOf(athlete, cart))('ATHLETES_PAYMENT')).toMatchObject({
      available: false,
      remainingAmount: 0,
      payableAmount: 0,
    });
    expect((await takeOff(athlete, body)).body).toMatchObject({
      totals: { remainingToPay: total },
      payment_instruments: [],
    });
    expect(await spentBy(kai)).toBe(146000);
  });

  test('pays no more than the total, and no more than requested', async () => {
    const rich = await enter(noa);
    const cart = await readyCart(rich, shoe);
    const { total } = cart.totals;
    const { body } = await put(rich, cart);
    expect(body).toMatchObject({
      totals: { remainingToPay: 0 },
      payment_instruments: [{ amount: total, remainingAmount: 291543 - total, payableAmount: total }],
    });
    expect((await put(rich, cart, { amount: 1000 })).body.payment_instruments).toMatchObject([
      { amount: 1000, remainingAmount: 290543 },
    ]);
  });

  test('pays a whole order without a card, and is restored when the order is cancelled', async () => {
    const rich = await enter(noa);
    const { body: ready } = await put(rich, await readyCart(rich, shoe));
    const { body: order } = await place(rich, ready);
    expect(order.payment_instruments).toMatchObject([
      { payment_method_id: 'ATHLETES_PAYMENT', amount: ready.totals.total },
    ]);
    expect(await spentBy(noa)).toBe(108457 + ready.totals.total);
    await rich.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    expect(await spentBy(noa)).toBe(108457);
  });

  test('pays first, then points, then a gift card, then the card: together never more than the total', async () => {
    const cart = await readyCart(athlete, shoe);
    await put(athlete, cart);
    await usePoints(athlete, cart);
    const giftCard = {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: '6006490010000069',
      c_gcPin: '2750',
      amount: 300,
    };
    const { body: ready } = await athlete.call('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, giftCard);
    const { body: order } = await place(athlete, ready);
    expect(order.payment_instruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])).toEqual([
      ['ATHLETES_PAYMENT', 4000],
      ['LOYALTY_POINTS', 500],
      ['GIFT_CARD', 300],
      ['CREDIT_CARD', cart.totals.total - 4800],
    ]);
    expect(await spentBy(kai)).toBe(150000);
  });

  test('comes before points: while some is left points are refused, and removing it removes them', async () => {
    const cart = await readyCart(athlete, shoe);
    expect((await methodsOf(athlete, cart))('LOYALTY_POINTS')).toMatchObject({ available: false });
    expect(await usePoints(athlete, cart)).toMatchObject({ status: 422, errorId: 'REW140' });
    const { body: withCredit } = await put(athlete, cart);
    expect((await methodsOf(athlete, cart))('LOYALTY_POINTS')).toMatchObject({ available: true });
    expect((await usePoints(athlete, cart)).body.totals).toMatchObject({ appliedRewards: 500 });
    expect((await takeOff(athlete, withCredit)).body).toMatchObject({
      payment_instruments: [],
      totals: { appliedRewards: 0 },
    });
  });

  test('that is used up does not block other payments', async () => {
    await shop.database.raw('UPDATE consumers SET credit_spent = 150000 WHERE email = $1', [kai]);
    const cart = await readyCart(athlete, shoe);
    expect(await put(athlete, cart)).toMatchObject({ status: 422, errorId: 'REW140' });
    expect((await usePoints(athlete, cart)).body.totals).toMatchObject({ appliedRewards: 500 });
  });

  test('is used once by simultaneous orders; the later cart is refused and can continue', async () => {
    const carts: Cart[] = [];
    for (const _ of [0, 1]) carts.push((await put(athlete, await readyCart(athlete, shoe))).body);
    const answers = await Promise.all(carts.map((cart) => place(athlete, cart)));
    expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([200, 'PYT400']);
    expect(await spentBy(kai)).toBe(150000);
    const late = carts[answers.findIndex(({ errorId }) => errorId === 'PYT400')]?.basketId ?? '';
    const { body: now } = await athlete.call('GET', `/cart/v1/cart/${late}`);
    expect(now).toMatchObject({ payment_instruments: [], totals: { remainingToPay: now.totals.total } });
    expect(await place(athlete, now)).toMatchObject({ status: 200 });
  });

  test('is used once by one cart that is placed twice', async () => {
    const { body: ready } = await put(athlete, await readyCart(athlete, shoe));
    const [first, second] = await Promise.all([place(athlete, ready), place(athlete, ready)]);
    expect(first?.body.orderNumber).toBe(second?.body.orderNumber);
    expect(await spentBy(kai)).toBe(150000);
  });

  test('is restored when the bank refuses the rest', async () => {
    const { body: ready } = await put(athlete, await readyCart(athlete, shoe));
    expect(await place(athlete, ready, 'tok_declined')).toMatchObject({ errorId: 'PAY400' });
    expect(await spentBy(kai)).toBe(146000);
    const { body: still } = await athlete.call('GET', `/cart/v1/cart/${ready.basketId}`);
    expect(still.payment_instruments).toMatchObject([{ payment_method_id: 'ATHLETES_PAYMENT', amount: 4000 }]);
  });

  test.each([
    ['a guest', null, 401, 'REW401'],
    ['who is no athlete', 'theo.lambert@example.com', 404, 'PYT404'],
    ['an athlete whose credit is in another currency', 'isla.kerr@example.com', 422, 'REW140'],
  ])('%s is refused', async (_, email, status, errorId) => {
    const shopper = email === null ? await shop.shopper() : await enter(email);
    expect(await put(shopper, await readyCart(shopper, shoe))).toMatchObject({ status, errorId });
  });
});
