import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedCards } from '#openapi/generated/waymark.gen.ts';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import { createMemoryStore } from '#src/sandbox/payments/record-store.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
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
