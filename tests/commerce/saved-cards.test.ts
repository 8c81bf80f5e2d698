import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import { createMemoryStore } from '#src/sandbox/payments/record-store.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { giftCards } from '#src/demo/gift-cards.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { cartWith, openTestShop, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const cardsPath = '/consumers-v3/consumer/payment_instruments';

const cardsOf = async (by: Shopper): Promise<SavedCards> => (await by.call<SavedCards>('GET', cardsPath)).body;

async function order(by: Shopper, additionalData: object) {
  const cart = await readyCart(by, shoe);
  const body = { ...placing(cart), paymentMethod: { code: 'CREDIT_CARD', additionalData } };
  return by.call<{ status: string }>('PUT', '/cart/v2/checkout/order', body);
}

describe('a card of a customer', () => {
  let shop: TestShop;
  let guest: Shopper;
  let walker: Shopper;
  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
  });
  beforeEach(async () => {
    const { as, enter } = signedIn(shop.commerce);
    guest = await shop.shopper();
    walker = as((await enter('new.walker@example.com')).accessToken);
    for (const { paymentInstrumentId } of (await cardsOf(walker)).paymentInstruments)
      await walker.call('DELETE', `${cardsPath}/${paymentInstrumentId}`);
  });
  afterAll(() => shop.close());

  test('is saved once if the shopper chooses so and the order is paid', async () => {
    expect(await cardsOf(walker)).toEqual({ canSave: true, canExpress: false, paymentInstruments: [] });
    expect(await order(walker, { cardToken: 'tok_plain' })).toMatchObject({ status: 200 });
    expect((await cardsOf(walker)).paymentInstruments).toEqual([]);
    for (const cardToken of ['tok_kept', 'tok_kept_again'])
      expect(await order(walker, { cardToken, saveCard: true })).toMatchObject({ status: 200 });
    const { paymentInstruments } = await cardsOf(walker);
    expect(paymentInstruments).toMatchObject([
      { lastFour: '1111', expiryYear: 2031, isDefault: true, isExpired: false },
    ]);
    expect(JSON.stringify(paymentInstruments)).not.toContain('tok_');
  });

  test('becomes the default card, unless it has expired or belongs to somebody else', async () => {
    const patch = (by: Shopper, id: string) => by.call<SavedCards>('PATCH', `${cardsPath}/${id}`, { isDefault: true });
    const { as, enter } = signedIn(shop.commerce);
    const theo = as((await enter('theo.lambert@example.com')).accessToken);
    const cards = (await cardsOf(theo)).paymentInstruments;
    const second = cards.find(({ isDefault, isExpired }) => !isDefault && !isExpired)?.paymentInstrumentId ?? '';
    const { status, body } = await patch(theo, second);
    expect(status).toBe(200);
    expect(
      body.paymentInstruments.map(({ paymentInstrumentId, isDefault }) => [paymentInstrumentId, isDefault])[0],
    ).toEqual([second, true]);
    expect(body.paymentInstruments.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const expired = cards.find(({ isExpired }) => isExpired)?.paymentInstrumentId ?? '';
    expect(await patch(theo, expired)).toMatchObject({ status: 422, errorId: 'FE309' });
    expect(await patch(walker, second)).toMatchObject({ status: 404, errorId: 'PYT404' });
    expect((await cardsOf(theo)).paymentInstruments[0]?.paymentInstrumentId).toBe(second);
  });

  test('is saved once without an order: entered again it exists already (PYT300); a repeated call has the same answer', async () => {
    const save = (cardToken: string) =>
      walker.call<{ card: { paymentInstrumentId: string } }>('POST', cardsPath, { card: { cardToken } });
    const { status, body } = await save('tok_typed');
    expect(status).toBe(200);
    const [card] = (await cardsOf(walker)).paymentInstruments;
    expect(card).toMatchObject({ paymentInstrumentId: body.card.paymentInstrumentId, isDefault: true });
    expect((await save('tok_typed')).body).toEqual(body);
    expect(await save('tok_typed_again')).toMatchObject({ status: 409, errorId: 'PYT300' });
    expect((await cardsOf(walker)).paymentInstruments).toHaveLength(1);
    expect(await order(walker, { paymentInstrumentId: body.card.paymentInstrumentId })).toMatchObject({ status: 200 });
  });

  test('is not saved for a guest, nor when the provider does not keep it', async () => {
    expect(await guest.call('POST', cardsPath, { card: { cardToken: 'tok_typed' } })).toMatchObject({
      status: 403,
      errorId: 'AUT404',
    });
    expect(await walker.call('POST', cardsPath, { card: { cardToken: 'tok_unknown_card' } })).toMatchObject({
      status: 404,
      errorId: 'PYT404',
    });
    expect((await cardsOf(walker)).paymentInstruments).toEqual([]);
  });

  test('pays the next order by its id alone', async () => {
    await order(walker, { cardToken: 'tok_kept', saveCard: true });
    const [card] = (await cardsOf(walker)).paymentInstruments;
    expect(await order(walker, { paymentInstrumentId: card?.paymentInstrumentId })).toMatchObject({
      status: 200,
      body: { status: 'placed', payment_instruments: [{ lastFour: '1111' }] },
    });
    expect(shop.requests.at(-1)?.cardToken).toBe('tok_kept');
  });

  test('is not saved with an order that its bank refuses', async () => {
    expect(await order(walker, { cardToken: 'tok_declined', saveCard: true })).toMatchObject({ errorId: 'PAY400' });
    expect((await cardsOf(walker)).paymentInstruments).toEqual([]);
  });

  test('is saved only after the bank has approved', async () => {
    const { body } = await order(walker, { cardToken: 'tok_challenge', saveCard: true });
    const { orderNumber } = body as unknown as { orderNumber: string };
    expect(body.status).toBe('pending-authentication');
    expect((await cardsOf(walker)).paymentInstruments).toEqual([]);
    const threeDS2Result = { transStatus: 'Y', token: 'good' };
    await walker.call('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } },
    });
    expect((await cardsOf(walker)).paymentInstruments).toHaveLength(1);
  });

  test('a guest has no saved cards, and none is saved for them', async () => {
    expect(await order(guest, { cardToken: 'tok_guest', saveCard: true })).toMatchObject({ status: 200 });
    expect(await cardsOf(guest)).toEqual({ canSave: false, canExpress: false, paymentInstruments: [] });
  });

  test('belongs to its customer: nobody else can pay with it or delete it', async () => {
    await order(walker, { cardToken: 'tok_kept', saveCard: true });
    const [card] = (await cardsOf(walker)).paymentInstruments;
    const paymentInstrumentId = card?.paymentInstrumentId;
    expect(await order(guest, { paymentInstrumentId })).toMatchObject({ status: 404, errorId: 'PYT404' });
    expect(await guest.call('DELETE', `${cardsPath}/${paymentInstrumentId}`)).toMatchObject({ errorId: 'PYT404' });
    expect((await cardsOf(walker)).paymentInstruments).toHaveLength(1);
  });

  test('that was deleted meanwhile cannot pay (PYT404), and no stock stays reserved', async () => {
    await order(walker, { cardToken: 'tok_kept', saveCard: true });
    const [card] = (await cardsOf(walker)).paymentInstruments;
    await walker.call('DELETE', `${cardsPath}/${card?.paymentInstrumentId}`);
    const before = await shop.stock(shoe.upc);
    expect(await order(walker, { paymentInstrumentId: card?.paymentInstrumentId })).toMatchObject({
      errorId: 'PYT404',
    });
    expect(await shop.stock(shoe.upc)).toEqual(before);
  });

  test('enables express checkout for a customer with a main address, and fills in the cart', async () => {
    await order(walker, { cardToken: 'tok_kept', saveCard: true });
    expect((await cardsOf(walker)).canExpress).toBe(false);
    const { as, enter } = signedIn(shop.commerce);
    const maya = as((await enter('maya.reed@example.com')).accessToken);
    expect((await cardsOf(maya)).canExpress).toBe(true);
    const prepare = async (by: Shopper) => {
      const { basketId } = await cartWith(by, shoe);
      return (await by.call('POST', '/cart/v1/cart/prepareOrder', { basketId })).body;
    };
    const cart = await prepare(maya);
    expect(cart).toMatchObject({
      email: 'maya.reed@example.com',
      shippingAddress: { addressLine1: '2140 Walnut Street', phone: '13035550188', shippingId: 'me' },
      billingAddress: { addressLine1: '2140 Walnut Street' },
      shippingMethods: [{ code: 'US_STANDARD' }],
    });
    const [card] = (await cardsOf(maya)).paymentInstruments;
    const paymentMethod = { code: 'CREDIT_CARD', additionalData: { paymentInstrumentId: card?.paymentInstrumentId } };
    const body = { ...placing(cart), paymentMethod };
    // The test's payment provider does not know the demo cards and approves any saved card.
    expect(await maya.call('PUT', '/cart/v2/checkout/order', body)).toMatchObject({
      status: 200,
      body: { status: 'placed' },
    });
    expect((await prepare(guest)).shippingAddress).toBeUndefined();
  });

  test('data of the cart is not replaced by data of the account', async () => {
    const { as, enter } = signedIn(shop.commerce);
    const maya = as((await enter('maya.reed@example.com')).accessToken);
    const cart = await readyCart(maya, shoe);
    const { body } = await maya.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cart.basketId });
    expect(body).toMatchObject({
      version: cart.version,
      email: 'maya@example.com',
      shippingAddress: { addressLine1: '120 Larkspur Lane' },
    });
  });

  test.each(['tok_unavailable', 'tok_unknown_card'])(
    '%s: what cannot be saved is not charged either',
    async (cardToken) => {
      const paid = shop.charged();
      const { errorId } = await order(walker, { cardToken, saveCard: true });
      expect(errorId).toBe(cardToken === 'tok_unavailable' ? 'GEN500' : 'PYT404');
      expect(shop.charged()).toBe(paid);
    },
  );
});

describe('a gift card of a customer', () => {
  let shop: TestShop;
  let guest: Shopper;
  let walker: Shopper;
  let theo: Shopper;
  const [full, partly, , expired] = giftCards;
  const simulated = giftCards.find(({ isSimulated }) => isSimulated);
  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
    const { as, enter } = signedIn(shop.commerce);
    guest = await shop.shopper();
    walker = as((await enter('new.walker@example.com')).accessToken);
    theo = as((await enter('theo.lambert@example.com')).accessToken);
  });
  beforeEach(() => shop.database.script('DELETE FROM rate_limits; DELETE FROM saved_gift_cards'));
  afterAll(() => shop.close());

  type Typed = Pick<(typeof giftCards)[number], 'number' | 'pin'> | undefined;
  const save = (by: Shopper, card: Typed, pin = card?.pin) =>
    by.call<{ card: { paymentInstrumentId: string } }>('POST', cardsPath, {
      card: { c_gcCardNumber: card?.number, c_gcPin: pin },
    });
  const saved = async (by: Shopper, card: Typed) => (await save(by, card)).body.card.paymentInstrumentId;
  const giftCardsOf = async (by: Shopper) =>
    (await by.call<SavedCards>('GET', `${cardsPath}?payment_method_id=GIFT_CARD`)).body.giftCards;

  test('is saved without its PIN, and shown by its last four digits with what is left on it now', async () => {
    const id = await saved(walker, partly);
    expect(await giftCardsOf(walker)).toEqual([
      {
        paymentInstrumentId: id,
        payment_method_id: 'GIFT_CARD',
        lastFour: '0028',
        currency: 'USD',
        balance: 1850,
        isDefault: true,
        isExpired: false,
      },
    ]);
    await shop.database.script(`UPDATE gift_cards SET balance = 700 WHERE number = '${partly?.number}'`);
    expect(await giftCardsOf(walker)).toMatchObject([{ balance: 700 }]);
    await shop.database.script(`UPDATE gift_cards SET balance = 1850 WHERE number = '${partly?.number}'`);
    const rows = await shop.database.raw('SELECT * FROM saved_gift_cards', []);
    expect(JSON.stringify(rows)).not.toContain(partly?.pin);
    expect((await cardsOf(walker)).paymentInstruments).toEqual([]);
  });

  test('is saved once (PYT300), by whoever knows its PIN, in each account', async () => {
    await saved(walker, partly);
    expect(await save(walker, partly)).toMatchObject({ status: 409, errorId: 'PYT300' });
    expect(await save(theo, partly)).toMatchObject({ status: 200 });
    expect(await giftCardsOf(walker)).toHaveLength(1);
  });

  test.each([
    ['a wrong PIN', partly, '0000', 422, 'GFC700'],
    ['an unknown number', { number: '6006490010009999', pin: '1234' }, '1234', 422, 'GFC700'],
    ['a card of another shop', { number: '5022970010000010', pin: '4821' }, '4821', 422, 'GFC800'],
    ['no PIN', partly, undefined, 422, 'GFC400'],
    ['an expired card', expired, expired?.pin, 422, 'GFC812'],
  ] as const)('is refused with %s, and nothing is saved', async (_, card, pin, status, errorId) => {
    const body = { card: { c_gcCardNumber: card?.number, ...(pin ? { c_gcPin: pin } : {}) } };
    expect(await walker.call('POST', cardsPath, body)).toMatchObject({ status, errorId });
    expect(await giftCardsOf(walker)).toEqual([]);
  });

  test('is refused for a guest, without a try of its PIN; and a body without any card', async () => {
    expect(await save(guest, partly)).toMatchObject({ status: 403, errorId: 'AUT404' });
    expect(await giftCardsOf(guest)).toEqual([]);
    expect(await walker.call('POST', cardsPath, { card: { c_gcPin: '1936' } })).toMatchObject({ errorId: 'PYT404' });
    expect((await walker.call('POST', cardsPath, { card: {} })).status).toBe(400);
  });

  test('cannot be guessed: tries of one number are counted, with the right PIN too', async () => {
    for (let n = 0; n < 20; n += 1) await save(walker, partly, '0000');
    expect((await save(walker, partly)).status).toBeGreaterThanOrEqual(403);
    expect(await giftCardsOf(walker)).toEqual([]);
  });

  test('becomes the default one, or is removed, by its owner alone', async () => {
    const first = await saved(walker, partly);
    const second = await saved(walker, full);
    const patch = (by: Shopper, id: string) => by.call<SavedCards>('PATCH', `${cardsPath}/${id}`, { isDefault: true });
    expect(await patch(theo, second)).toMatchObject({ status: 404, errorId: 'PYT404' });
    const { body } = await patch(walker, second);
    expect(body.giftCards?.map(({ paymentInstrumentId, isDefault }) => [paymentInstrumentId, isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(await theo.call('DELETE', `${cardsPath}/${first}`)).toMatchObject({ status: 404, errorId: 'PYT404' });
    const { body: left } = await walker.call<SavedCards>('DELETE', `${cardsPath}/${first}`);
    expect(left.giftCards).toHaveLength(1);
  });

  test('two at once, the first of an account: one of them is the default', async () => {
    const answers = await Promise.all([save(walker, partly), save(walker, full)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await shop.database.raw<{ n: number }>(
      `SELECT count(*)::int AS n FROM saved_gift_cards JOIN consumers ON consumers.id = owner
       WHERE email = 'new.walker@example.com' AND is_default`,
      [],
    );
    expect(row?.n).toBe(1);
    expect((await giftCardsOf(walker))?.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('is one of 20 at most, also when several are saved at once', async () => {
    await shop.database.raw(
      `INSERT INTO gift_cards (number, currency, balance, doc)
       SELECT '50229700999' || lpad(n::text, 5, '0'), currency, balance, doc FROM gift_cards, generate_series(1, 19) AS n
       WHERE number = $1`,
      [partly?.number],
    );
    await shop.database.raw(
      `INSERT INTO saved_gift_cards (id, owner, number, created_at)
       SELECT 'filler ' || n, id, '50229700999' || lpad(n::text, 5, '0'), now()
       FROM consumers, generate_series(1, 19) AS n WHERE email = 'new.walker@example.com'`,
      [],
    );
    const answers = await Promise.all([save(walker, partly), save(walker, full)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errorId).toBe('API409');
    expect(await giftCardsOf(walker)).toHaveLength(20);
  });

  test('that expired after it was saved stays in the list, and is no default any more', async () => {
    const id = await saved(walker, full);
    const expire = (day: string) =>
      shop.database.raw(`UPDATE gift_cards SET doc = jsonb_set(doc, '{expiresOn}', $2::jsonb) WHERE number = $1`, [
        full?.number,
        day,
      ]);
    await expire('"2020-01-31"');
    expect(await giftCardsOf(walker)).toMatchObject([{ isExpired: true, expiresOn: '2020-01-31' }]);
    expect(await walker.call('PATCH', `${cardsPath}/${id}`, { isDefault: true })).toMatchObject({
      status: 422,
      errorId: 'FE309',
    });
    await expire('null');
  });

  test('whose balance cannot be read is listed without one', async () => {
    await shop.database.raw(
      `INSERT INTO saved_gift_cards (id, owner, number, created_at)
       SELECT 'one', id, $1, now() FROM consumers WHERE email = 'new.walker@example.com'`,
      [simulated?.number],
    );
    const [card] = (await giftCardsOf(walker)) ?? [];
    expect(card).toMatchObject({ lastFour: simulated?.number.slice(-4) });
    expect(card).not.toHaveProperty('balance');
  });

  test('pays by its id and its PIN; not without the PIN, nor for anybody else', async () => {
    const id = await saved(walker, partly);
    const pay = async (by: Shopper, pin: object) => {
      const cart = await cartWith(by, shoe);
      return by.call<Cart>('POST', `/cart/v1/cart/${cart.basketId}/paymentInstruments`, {
        payment_method_id: 'GIFT_CARD',
        payment_instrument_id: id,
        ...pin,
      });
    };
    expect(await pay(walker, {})).toMatchObject({ status: 422, errorId: 'GFC400' });
    expect(await pay(walker, { c_gcPin: '0000' })).toMatchObject({ status: 422, errorId: 'GFC700' });
    expect(await pay(theo, { c_gcPin: partly?.pin })).toMatchObject({ status: 404, errorId: 'PYT404' });
    expect(await pay(walker, { c_gcPin: partly?.pin })).toMatchObject({
      status: 200,
      body: { payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: 1850 }] },
    });
  });
});

describe('the cards of the opening data', () => {
  let shop: TestShop;
  let theo: Shopper;
  beforeAll(async () => {
    const sandbox = createPaymentSandbox({
      store: createMemoryStore(),
      secret: 'a secret of tests, long enough to sign',
      clock: () => new Date(),
      publicBase: '/sandbox/payments',
    });
    const payments = createHttpPaymentProvider({
      baseUrl: 'http://shop.test/sandbox/payments',
      apiKey: sandbox.apiKey,
      fetch: sandbox.fetch,
    });
    shop = await openTestShop({ seed: { ...smallSeed, people }, payments });
    const { as, enter } = signedIn(shop.commerce);
    theo = as((await enter('theo.lambert@example.com')).accessToken);
  });
  afterAll(() => shop.close());

  test.each([
    ['1111', 'placed'],
    ['1096', 'pending-authentication'],
    ['0005', 'FE309'],
    ['0069', 'FE309'],
  ])('%s: %s', async (lastFour, expected) => {
    const { paymentInstruments } = await cardsOf(theo);
    const card = paymentInstruments.find((one) => one.lastFour === lastFour);
    expect(card?.isExpired).toBe(lastFour === '0005');
    expect(card?.isDefault).toBe(lastFour === '1111');
    const { body, errorId } = await order(theo, { paymentInstrumentId: card?.paymentInstrumentId });
    expect(errorId ?? body.status).toBe(expected);
  });
});
