import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { storedRewards } from '#src/demo/people/stored-rewards.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const theo = 'theo.lambert@example.com';
const kai = 'kai.moreno@example.com';

const code = (text: string) => ({ payment_method_id: 'REWARD_CODE', c_rewardCode: text });
const card = (text: string) => ({ payment_method_id: 'REWARD_CARD', c_rewardCardNumber: text });

describe('reward codes and cards', () => {
  let shop: TestShop;
  let member: Shopper;
  const enter = async (email: string) => {
    const { as, enter: signIn } = signedIn(shop.commerce);
    return as((await signIn(email)).accessToken);
  };
  const leftOn = async (id: string) =>
    (await shop.database.raw<{ balance: number }>('SELECT balance FROM stored_rewards WHERE id = $1', [id]))[0]
      ?.balance;
  const put = (by: Shopper, { basketId }: Cart, instrument: object) =>
    by.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, instrument);
  const takeOff = (by: Shopper, { basketId }: Cart, id: string) =>
    by.call('DELETE', `/cart/v1/cart/${basketId}/paymentInstruments`, { payment_instrument_id: id });
  const owned = async (by: Shopper, kind: string) =>
    (await by.call<SavedCards>('GET', `/consumers-v3/consumer/payment_instruments?payment_method_id=${kind}`)).body;

  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
  });
  beforeEach(async () => {
    for (const { id, balance } of storedRewards)
      await shop.database.raw('UPDATE stored_rewards SET balance = $2 WHERE id = $1', [id, balance]);
    member = await enter(theo);
  });
  afterAll(() => shop.close());

  test('are listed for their owner if they have a balance, with the last four characters only', async () => {
    expect(await owned(member, 'REWARD_CODE')).toEqual({
      canSave: false,
      canExpress: false,
      paymentInstruments: [],
      rewards: [
        {
          paymentInstrumentId: 'C1000002-R3',
          payment_method_id: 'REWARD_CODE',
          lastFour: '9000',
          balance: 5000000,
          currency: 'USD',
        },
        {
          paymentInstrumentId: 'C1000002-R1',
          payment_method_id: 'REWARD_CODE',
          lastFour: '2060',
          balance: 2000,
          currency: 'USD',
        },
        {
          paymentInstrumentId: 'C1000002-R6',
          payment_method_id: 'REWARD_CODE',
          lastFour: '3300',
          balance: 1500,
          currency: 'EUR',
        },
      ],
    });
    expect((await owned(member, 'REWARD_CARD')).rewards).toMatchObject([{ lastFour: '0035', balance: 3500 }]);
    expect((await owned(await shop.shopper(), 'REWARD_CODE')).rewards).toEqual([]);
    expect(await owned(member, 'CREDIT_CARD')).not.toHaveProperty('rewards');
  });

  test('pay a part, typed in any case or chosen, together with a voucher, until they are removed', async () => {
    const cart = await readyCart(member, shoe);
    const { total } = cart.totals;
    const { body: first } = await put(member, cart, code('trail-2060'));
    expect(first).toMatchObject({
      totals: { remainingToPay: total - 2000, appliedRewards: 2000 },
      payment_instruments: [
        { payment_instrument_id: 'C1000002-R1', payment_method_id: 'REWARD_CODE', amount: 2000, lastFour: '2060' },
      ],
    });
    expect(JSON.stringify(first)).not.toContain('TRAIL-2060');
    const { body: second } = await put(member, cart, {
      payment_method_id: 'REWARD_CARD',
      payment_instrument_id: 'C1000002-R4',
    });
    expect(second.totals).toMatchObject({ remainingToPay: total - 5500, appliedRewards: 5500 });
    const { body: again } = await put(member, cart, card('7010 2200 0000 0035'));
    expect(again.totals.remainingToPay).toBe(total - 5500);
    await member.call('PUT', `/cart/v1/cart/${cart.basketId}/reward`, { appliedLoyaltyVoucher: { points: 500 } });
    const { body: less } = await takeOff(member, cart, 'C1000002-R1');
    expect(less.payment_instruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])).toEqual([
      ['LOYALTY_POINTS', 500],
      ['REWARD_CARD', 3500],
    ]);
  });

  test('keep the balance that an order leaves, and are restored when it is cancelled', async () => {
    const cart = await readyCart(member, shoe);
    const { body: ready } = await put(member, cart, code('SUMMIT-9000'));
    expect(ready.totals.remainingToPay).toBe(0);
    const { body: order } = await place(member, ready);
    expect(order.payment_instruments).toMatchObject([
      { payment_method_id: 'REWARD_CODE', amount: cart.totals.total, lastFour: '9000' },
    ]);
    expect(await leftOn('C1000002-R3')).toBe(5000000 - cart.totals.total);
    await member.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber });
    expect(await leftOn('C1000002-R3')).toBe(5000000);
  });

  test('are restored when the bank refuses the rest', async () => {
    const { body: ready } = await put(member, await readyCart(member, shoe), code('TRAIL-2060'));
    expect(await place(member, ready, 'tok_declined')).toMatchObject({ errorId: 'PAY400' });
    expect(await leftOn('C1000002-R1')).toBe(2000);
  });

  test('are used once by simultaneous orders; the later cart is refused and can continue', async () => {
    const carts: Cart[] = [];
    for (const _ of [0, 1]) carts.push((await put(member, await readyCart(member, shoe), code('TRAIL-2060'))).body);
    const answers = await Promise.all(carts.map((cart) => place(member, cart)));
    expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([200, 'PYT400']);
    expect(await leftOn('C1000002-R1')).toBe(0);
    const late = carts[answers.findIndex(({ errorId }) => errorId === 'PYT400')]?.basketId ?? '';
    const { body: now } = await member.call('GET', `/cart/v1/cart/${late}`);
    expect(now).toMatchObject({ payment_instruments: [], totals: { remainingToPay: now.totals.total } });
    expect(await place(member, now)).toMatchObject({ status: 200 });
  });

  test('are refused before the credit of an athlete, and removed with it', async () => {
    const athlete = await enter(kai);
    const cart = await readyCart(athlete, shoe);
    expect(await put(athlete, cart, code('SUMMIT-1414'))).toMatchObject({ status: 422, errorId: 'REW140' });
    const { body } = await put(athlete, cart, { payment_method_id: 'ATHLETES_PAYMENT' });
    expect((await put(athlete, cart, code('SUMMIT-1414'))).body.totals.remainingToPay).toBe(cart.totals.total - 6500);
    expect(
      (await takeOff(athlete, cart, body.payment_instruments[0]?.payment_instrument_id ?? '')).body.payment_instruments,
    ).toEqual([]);
  });

  test.each([
    ['a guest', null, code('TRAIL-2060'), 401, 'REW401'],
    ['who never joined', 'maya.reed@example.com', code('WELCOME-1001'), 403, 'REW130'],
    ['who has not confirmed', 'new.walker@example.com', code('TILL-0600'), 422, 'REW135'],
    ['a code that is used up', theo, code('RIDGE-4711'), 422, 'REW140'],
    ['a card that is used up', theo, card('7010220000000043'), 422, 'REW140'],
    ['a code in another currency', theo, code('ALPES-3300'), 422, 'REW140'],
    ['a code that there is not', theo, code('NOTHING-0000'), 404, 'PYT404'],
    ['a code of somebody else', theo, code('SUMMIT-1414'), 404, 'PYT404'],
    ['the number of a code as a card', theo, card('TRAIL-2060'), 404, 'PYT404'],
    ['nothing at all', theo, { payment_method_id: 'REWARD_CODE' }, 404, 'PYT404'],
  ])('%s is refused', async (_, email, instrument, status, errorId) => {
    const shopper = email === null ? await shop.shopper() : await enter(email);
    expect(await put(shopper, await readyCart(shopper, shoe), instrument)).toMatchObject({ status, errorId });
  });
});
