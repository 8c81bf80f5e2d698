import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address, Cart, ConsumerProfile, Order } from '#openapi/generated/waymark.gen.ts';
import { seed } from '#src/demo/seed.ts';
import type { Audience } from '#src/commerce/model/promotion.ts';
import type { Store } from '#src/commerce/model/store.ts';
import { locales } from '#src/commerce/settings/locales.ts';
import { taxRates } from '#src/commerce/settings/tax-rates.ts';
import { billOf, mayReduce, type Reduction } from './support/bill.ts';
import { signedIn } from './support/people.ts';
import { openTestShop, placing, type Shopper, type TestShop } from './support/shop.ts';
import { addressOf, cardsOf, waresOf, workingCodes, type Ware } from './support/wares.ts';

/**
 * Random carts through the whole service, in every locale of the opening data. Their totals add up and equal the bill
 * that docs/promotions.md describes. Each failure prints its seed and the smallest cart that fails.
 */

let shop: TestShop;
let stock: ReadonlyMap<string, number>;
let guest: Shopper;
/** Owner of the cart: the guest, or a shopper with a discount. */
let shopper: Shopper;
let people: Record<Audience, Shopper>;
/** An associate whose session sells in a store. */
let seller: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed });
  const rows = await shop.database.raw<{ upc: string; quantity: number }>('SELECT upc, quantity FROM stock', []);
  stock = new Map(rows.map(({ upc, quantity }) => [upc, quantity]));
  await shop.database.raw('UPDATE stock SET quantity = 100000 WHERE quantity > 0', []);
});
beforeEach(async () => {
  guest = await shop.shopper();
  shopper = guest;
  const { as, enter, enterStore } = signedIn(shop.commerce);
  const somebody = async (email: string) => as((await enter(email)).accessToken);
  people = {
    EMPLOYEE: await somebody('june.hayashi@waymark.example'),
    WRANX: await somebody('marco.rinaldi@example.com'),
    IPA: await somebody('lena.brandt@example.com'),
  };
  seller = as((await enterStore('rory.okafor@waymark.example')).accessToken);
  await seller.call('PUT', '/consumers-v3/consumer/agent/sale', { storeId: '1001', storeEmployeeId: '100102' });
});
afterAll(() => shop.close());

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const path = ({ basketId }: Cart) => `/cart/v1/cart/${basketId}`;
const chance = { seed: 20_260_401, numRuns: 20 };

/** Checks that hold for every answer, whatever is in the cart. */
function assertAddsUp({
  items,
  totals,
  cartItemTotal,
  totalItems,
  shippingMethods = [],
  payment_instruments: paid,
  orderPromotions,
  priceAdjustments,
}: Cart) {
  const adjusted = (level: string, id?: string) =>
    sum(priceAdjustments.filter((one) => one.level === level && one.itemId === id).map((one) => one.amount));
  const amounts = items.flatMap(({ price, taxTotal }) => [
    price.current,
    price.rowTotal,
    price.priceAfterItemDiscount,
    price.priceAfterOrderDiscount,
    taxTotal,
  ]);
  const { totalDiscountPercentage: _, taxIncluded, currency: _currency, ...sums } = totals;
  for (const { code, price, applicableShippingMethods } of shippingMethods)
    expect(applicableShippingMethods.find((one) => one.code === code)?.price).toEqual(price);
  for (const amount of [
    ...amounts,
    ...Object.values(sums),
    ...paid.map((one) => one.amount),
    ...priceAdjustments.map((one) => one.amount),
  ]) {
    expect(Number.isSafeInteger(amount) && Number(amount) >= 0, String(amount)).toBe(true);
  }
  expect(cartItemTotal).toBe(totals.itemTotal);
  expect(sum(items.map(({ price }) => price.rowTotal))).toBe(totals.itemTotal);
  expect(sum(items.map(({ price }) => price.priceAfterOrderDiscount))).toBe(totals.itemSubTotal);
  expect(totals.itemTotal - totals.totalDiscount).toBe(totals.itemSubTotal);
  expect(sum(items.map(({ qty }) => qty))).toBe(totalItems);
  for (const { itemId, price, qty, productPromotions } of items) {
    expect(price.rowTotal).toBe(price.current * qty);
    expect(price.rowTotal - adjusted('PRODUCT', itemId) - sum(productPromotions.map((one) => one.price))).toBe(
      price.priceAfterItemDiscount,
    );
    expect(price.priceAfterOrderDiscount).toBeLessThanOrEqual(price.priceAfterItemDiscount);
  }
  const shown = shippingMethods.map(({ price }) => price?.finalAmount ?? 0);
  expect(sum(shown)).toBe(totals.shipping);
  const offDelivery =
    sum(shippingMethods.map(({ price }) => (price?.amount ?? 0) - (price?.finalAmount ?? 0))) - adjusted('SHIPPING');
  const ofItems = sum(items.map(({ itemId }) => adjusted('PRODUCT', itemId)));
  const offItems =
    totals.totalDiscount -
    adjusted('ORDER') -
    ofItems -
    sum(items.flatMap(({ productPromotions }) => productPromotions.map((one) => one.price)));
  const told = sum(orderPromotions.map((one) => one.price));
  expect(told).toBeGreaterThanOrEqual(offItems);
  expect(told).toBeLessThanOrEqual(offItems + offDelivery);
  expect(sum(items.map(({ taxTotal }) => taxTotal))).toBeLessThanOrEqual(totals.tax);
  expect(totals.total).toBe(totals.itemSubTotal + totals.shipping + (taxIncluded ? 0 : totals.tax));
  expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
  expect(sum(paid.map(({ amount }) => amount)) + totals.remainingToPay).toBe(totals.total);
}

const profileOf = async (by: Shopper) =>
  (await by.call<ConsumerProfile>('GET', '/consumers-v3/consumer')).body.consumerDetails;
const spentBy = async (by: Shopper) => {
  const { employee, prosumer } = await profileOf(by);
  return (employee ?? prosumer)?.currentSpend ?? 0;
};

/** A shopper of this audience with this amount left of the year, in the shop's currency. */
async function granted(
  { currency }: Locale,
  { audience, left }: { audience: Audience; left: number },
): Promise<Shopper> {
  const by = people[audience];
  const { email } = await profileOf(by);
  const give = async (annual: number) => {
    const change =
      audience === 'EMPLOYEE'
        ? { employee: { isTermsAccepted: true, annualCap: annual, currency } }
        : { prosumer: { type: audience, annualCredit: annual, currency } };
    await shop.database.raw('UPDATE consumers SET doc = doc || $2::jsonb WHERE email = $1', [
      email,
      JSON.stringify(change),
    ]);
  };
  await give(0);
  await give((await spentBy(by)) + left);
  return by;
}

interface Wish {
  /** The audience of an employee or a professional and what is left of their year; null for a guest. */
  own: { audience: Audience; left: number } | null;
  /**
   * Adjustments by an associate of some items (in their order), the goods and the delivery; null if no associate sells.
   */
  sale: { items: (Reduction | null)[]; goods: Reduction | null; delivery: Reduction | null } | null;
  wares: { ware: Ware; qty: number }[];
  codes: string[];
  address: Address;
  method: number;
  /** Store where everything is collected that can be; null if everything is delivered. */
  store: Store | null;
  cards: { number: string; pin: string; balance: number; limit: number | null }[];
}

type Locale = (typeof locales)[number];

const storesOf = (locale: Locale) =>
  seed.stores.filter(
    ({ id, country, services }) =>
      country === locale.country &&
      services.includes('SHIP_TO_STORE') &&
      !seed.storeEndings.some(({ storeId }) => storeId === id),
  );

const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 105 }) }),
  fc.record({
    type: fc.constantFrom('amount' as const, 'fixed' as const),
    value: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 30_000 })),
  }),
);

const wishOf = (locale: Locale): fc.Arbitrary<Wish> =>
  fc
    .record({
      own: fc.option(
        fc.record({
          audience: fc.constantFrom<Audience>('EMPLOYEE', 'WRANX', 'IPA'),
          left: fc.oneof(fc.integer({ max: 40_000, min: 0 }), fc.constant(10_000_000)),
        }),
      ),
      sale: fc.option(
        fc.record({
          items: fc.array(fc.option(reduction), { minLength: 5, maxLength: 5 }),
          goods: fc.option(reduction),
          delivery: fc.option(reduction),
        }),
        { freq: 2 },
      ),
      wares: fc.uniqueArray(
        fc
          .record({ ware: waresOf(locale.currency, stock), qty: fc.integer({ min: 1, max: 4 }) })
          .map(({ ware, qty }) => ({ ware, qty: Math.min(qty, ware.most) })),
        { minLength: 1, maxLength: 5, selector: ({ ware }) => JSON.stringify(ware.item) },
      ),
      codes: fc.shuffledSubarray(workingCodes),
      address: addressOf(locale),
      method: fc.nat(2),
      store: fc.option(fc.constantFrom(...storesOf(locale)), { freq: 4 }),
      cards: fc
        .tuple(
          fc.subarray(cardsOf(locale.currency), { maxLength: Math.min(5, cardsOf(locale.currency).length) }),
          fc.array(fc.option(fc.integer({ min: 1, max: 20_000 })), { minLength: 5, maxLength: 5 }),
        )
        .map(([cards, limits]) =>
          cards.map(({ number, pin, balance }, at) => ({ number, pin, balance, limit: limits[at] ?? null })),
        ),
    })
    // A delivery adjustment needs a parcel to a home. Method 0 is the standard one: it is listed first.
    .map((wish) => (wish.sale?.delivery ? { ...wish, store: null, method: 0 } : wish));

/** Fills a cart step by step, checks each answer, and returns the cart ready to be placed. */
async function fill(locale: Locale, { own: discount, sale, wares, codes, address, method, store, cards }: Wish) {
  const headers = { 'x-locale': locale.code };
  // An associate who sells gets a customer's prices.
  const own = sale ? null : discount;
  shopper = sale ? seller : own ? await granted(locale, own) : guest;
  const ask = async (verb: string, where: string, body: object) => {
    const { body: cart, status, errorId } = await shopper.call(verb, where, body, headers);
    expect([status, errorId], `${verb} ${where}`).toEqual([200, undefined]);
    assertAddsUp(cart);
    return cart;
  };
  const isCollected = ({ isGiftCard, item }: Ware) => store !== null && !isGiftCard && item.recipeId === undefined;
  const [first, ...rest] = wares.map(({ ware, qty }) => ({
    ...ware.item,
    qty,
    ...(store && isCollected(ware) ? { storeId: store.id, delivery: 'sts' as const } : {}),
  }));
  // If nothing is delivered to a home, the tax rate is the store's.
  const isAtStore =
    wares.some(({ ware }) => isCollected(ware)) && wares.every(({ ware }) => ware.isGiftCard || isCollected(ware));
  const atStore = store && isAtStore ? { country: store.country, province: store.province ?? undefined } : null;
  const rate = atStore ?? { country: address.country, province: address.province };
  let cart = await ask('POST', '/cart/v1/cartWithItem', { items: [first] });
  const cartId = cart.basketId;
  if (rest.length > 0) cart = await ask('POST', '/cart/v1/item', { items: rest.map((item) => ({ ...item, cartId })) });
  for (const code of codes) cart = await ask('PUT', '/cart/v1/coupon', { cartId, code });
  const lines = wares.map(({ ware, qty }) => ({ ...ware, qty, off: null as Reduction | null }));
  const off: { offGoods: Reduction | null; offDelivery: Reduction | null } = { offGoods: null, offDelivery: null };
  const methodsOf = ({ shippingMethods = [] }: Cart) => shippingMethods.map(({ code = '' }) => code);
  const bill = (at: Cart, rate: { country: string; province: string | undefined } | null) =>
    billOf({ currency: locale.currency, own, lines, codes, methods: methodsOf(at), rate, ...off });
  const expectBill = (at: Cart, rate: Parameters<typeof bill>[1]) => {
    const { lines: afterProduct, before: _, ...sums } = bill(at, rate);
    expect(at.totals).toMatchObject(sums);
    const bought = at.items.filter(({ bonus }) => !bonus);
    expect(bought.map(({ price }) => price.priceAfterItemDiscount)).toEqual(afterProduct);
  };
  expectBill(cart, atStore ?? (locale.region === 'EMEA' ? { country: locale.country, province: undefined } : null));

  const adjust = async (target: object, by: Reduction | null | undefined, cost: number, pieces = 1) => {
    if (!by) return null;
    const body = { ...target, ...by, reasonCode: 'SERVICE' };
    if (mayReduce(cost, by, pieces)) {
      cart = await ask('POST', `${path(cart)}/price_adjustments`, body);
      return by;
    }
    expect((await shopper.call('POST', `${path(cart)}/price_adjustments`, body, headers)).errorId).toBe('PRC400');
    return null;
  };
  for (const [at, line] of lines.entries()) {
    const target = { level: 'PRODUCT', itemId: cart.items.filter(({ bonus }) => !bonus)[at]?.itemId };
    line.off = await adjust(target, sale?.items[at], line.isGiftCard ? 0 : line.unit * line.qty, line.qty);
  }
  off.offGoods = await adjust({ level: 'ORDER' }, sale?.goods, bill(cart, null).before.goods);
  expectBill(cart, atStore ?? (locale.region === 'EMEA' ? { country: locale.country, province: undefined } : null));

  cart = await ask('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
  const group = cart.shippingMethods?.find(({ shippingId, storeId }) => shippingId === 'me' && storeId === undefined);
  const ways = group?.applicableShippingMethods ?? [];
  const way = ways[method % Math.max(1, ways.length)];
  if (way) cart = await ask('POST', '/cart/v1/shippingMethod', { cartId, code: way.code, shippingId: 'me' });
  off.offDelivery = await adjust({ level: 'SHIPPING' }, sale?.delivery, bill(cart, rate).before.delivery);
  cart = await ask('POST', `${path(cart)}/billingAddress`, { address });
  expectBill(cart, rate);

  for (const { number, pin, limit, balance } of cards) {
    const body = {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: number,
      c_gcPin: pin,
      ...(limit === null ? {} : { amount: limit }),
    };
    // A gift card cannot pay for a gift card.
    if (wares.some(({ ware }) => ware.isGiftCard)) {
      expect((await shopper.call('POST', `${path(cart)}/paymentInstruments`, body, headers)).errorId).toBe('GFC725');
      continue;
    }
    cart = await ask('POST', `${path(cart)}/paymentInstruments`, body);
    expect(cart.payment_instruments.at(-1)?.amount).toBeLessThanOrEqual(Math.min(balance, limit ?? balance));
    expectBill(cart, rate);
  }
  return cart;
}

const balances = async () =>
  new Map(
    (await shop.database.raw<{ number: string; balance: number }>('SELECT number, balance FROM gift_cards', [])).map(
      (row) => [row.number, row.balance],
    ),
  );

/** Restores the gift cards, so that the orders of one run do not affect the next. */
const refill = () => shop.database.raw(`UPDATE gift_cards SET balance = (doc->>'balance')::int`, []);

describe.each(locales)('$code', (locale) => {
  test('a cart costs what its bill says, and the order is the cart that was shown', async () => {
    await fc.assert(
      fc.asyncProperty(wishOf(locale), async (wish) => {
        await refill();
        const cart = await fill(locale, wish);
        const before = await balances();
        const own = wish.sale ? null : wish.own;
        const spent = own ? await spentBy(shopper) : 0;
        const { remainingToPay, total } = cart.totals;
        const asked = shop.requests.length;
        const { paymentMethod, ...paidByCards } = placing(cart);
        const body = remainingToPay > 0 ? { ...paidByCards, paymentMethod } : paidByCards;
        for (const expectedTotal of [total - 1, total + 1, 0].filter((one) => one >= 0 && one !== total)) {
          expect((await shopper.call('PUT', '/cart/v2/checkout/order', { ...body, expectedTotal })).errorId).toBe(
            'ORD415',
          );
        }
        const { body: order, status, errorId } = await shopper.call<Order>('PUT', '/cart/v2/checkout/order', body);
        expect([status, errorId]).toEqual([200, undefined]);

        expect(order.totals).toEqual({ ...cart.totals, remainingToPay: 0 });
        const told = cart.priceAdjustments
          .filter(({ amount }) => amount > 0)
          .map(({ reasonCode: _reason, ...one }) => one);
        expect(order.priceAdjustments ?? []).toEqual(told);
        expect([order.promoSummary, order.orderPromotions]).toEqual([cart.promoSummary, cart.orderPromotions]);
        if (own) expect(await spentBy(shopper)).toBe(spent + total);
        const money = ({ items }: Pick<Cart | Order, 'items'>) =>
          items.map(({ itemId, productId, upc, qty, price, taxTotal }) => ({
            itemId,
            productId,
            upc,
            qty,
            price,
            taxTotal,
          }));
        expect(money(order)).toEqual(money(cart));
        expect(sum(order.shipments.map(({ shippingMethod }) => shippingMethod.price.finalAmount ?? 0))).toBe(
          cart.totals.shipping,
        );
        expect(sum(order.payment_instruments.map(({ amount }) => amount))).toBe(total);
        expect(shop.requests.slice(asked).map(({ amount, currency }) => [amount, currency])).toEqual(
          remainingToPay > 0 ? [[remainingToPay, locale.currency]] : [],
        );
        const after = await balances();
        const drained = wish.cards.map(({ number }) => (before.get(number) ?? 0) - (after.get(number) ?? 0));
        expect(sum(drained)).toBe(total - remainingToPay);
        for (const left of after.values()) expect(left).toBeGreaterThanOrEqual(0);
        expect((await shopper.call<Order>('GET', `/cart/v2/checkout/order/${order.orderNumber}`)).body).toEqual(order);
      }),
      { ...chance, seed: chance.seed + locales.indexOf(locale) },
    );
  }, 120_000);
});

describe('taxes', () => {
  const totalsAt = async (locale: Locale, wish: Wish, address: Address) =>
    (await fill(locale, { ...wish, address })).totals;
  const find = (code: string) => locales.find((locale) => locale.code === code) as Locale;

  test('are the same with the same rate: in two states, and in two languages of a country', async () => {
    const rates = taxRates.filter(({ province }) => province === 'GA' || province === 'NY');
    expect(rates.map(({ basisPoints, taxesShipping }) => [basisPoints, taxesShipping])).toEqual([
      [400, true],
      [400, true],
    ]);
    await fc.assert(
      fc.asyncProperty(wishOf(find('en-us')), async (wish) => {
        const plain = { ...wish, store: null, cards: [] };
        const at = (province: string) => totalsAt(find('en-us'), plain, { ...wish.address, province });
        expect(await at('GA')).toEqual(await at('NY'));
      }),
      { ...chance, numRuns: 6 },
    );
    await fc.assert(
      fc.asyncProperty(wishOf(find('en-ca')), async (wish) => {
        expect(await totalsAt(find('en-ca'), wish, wish.address)).toEqual(
          await totalsAt(find('fr-ca'), wish, wish.address),
        );
      }),
      { ...chance, numRuns: 6 },
    );
  }, 120_000);

  test('in the euro countries differ, and the prices do not: they are included', async () => {
    await fc.assert(
      fc.asyncProperty(wishOf(find('fr-fr')), async (wish) => {
        // FREESHIP removes the delivery price, which differs between the countries.
        const plain = {
          ...wish,
          own: null,
          sale: null,
          store: null,
          codes: [...new Set([...wish.codes, 'FREESHIP'])],
          cards: [],
        };
        const rates = [2000, 1900, 2200, 2100];
        const found = [];
        for (const [at, code] of ['fr-fr', 'de-de', 'it-it', 'es-es'].entries()) {
          const [address] = fc.sample(addressOf(find(code)), { seed: 1, numRuns: 1 });
          if (!address) throw new Error('no address');
          const totals = await totalsAt(find(code), plain, address);
          const goods = sum(wish.wares.filter(({ ware }) => ware.isGiftCard).map(({ ware, qty }) => ware.unit * qty));
          const taxed = totals.total - goods;
          expect(Math.abs(totals.tax - (taxed * (rates[at] ?? 0)) / (10_000 + (rates[at] ?? 0)))).toBeLessThanOrEqual(
            0.5,
          );
          found.push(totals.total);
        }
        expect(new Set(found).size).toBe(1);
      }),
      { ...chance, numRuns: 6 },
    );
  }, 120_000);
});

describe('a browser cannot set a price', () => {
  const locale = locales[0] as Locale;

  test('unknown fields and amounts in wrong places are refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        wishOf(locale),
        fc.constantFrom(
          'price',
          'current',
          'amount',
          'rowTotal',
          'total',
          'discount',
          'tax',
          'currency',
          'unitPrice',
          'priceAfterOrderDiscount',
        ),
        fc.integer({ min: -100_000, max: 100_000 }),
        async (wish, field, amount) => {
          const cart = await fill(locale, { ...wish, cards: [] });
          const [first] = wish.wares;
          const item = { ...first?.ware.item, [field]: field === 'currency' ? 'CAD' : amount };
          const refused = [
            await shopper.call('POST', '/cart/v1/cartWithItem', { items: [item] }),
            await shopper.call('POST', '/cart/v1/item', { items: [{ ...item, cartId: cart.basketId }] }),
            await shopper.call('PUT', `${path(cart)}/item`, { itemId: cart.items[0]?.itemId, [field]: amount }),
            await shopper.call('PUT', '/cart/v1/coupon', { cartId: cart.basketId, code: 'NOTACODE', [field]: amount }),
            await shopper.call('POST', '/cart/v1/shippingMethod', {
              cartId: cart.basketId,
              code: 'US_STANDARD',
              shippingId: 'me',
              [field]: amount,
            }),
            await shopper.call('POST', `${path(cart)}/price_adjustments`, { [field]: amount }),
          ];
          for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
          const physical = wish.wares.find(({ ware }) => !ware.isGiftCard)?.ware.item;
          if (physical) {
            const asked = { items: [{ ...physical, customAmount: Math.abs(amount) + 500 }] };
            expect((await shopper.call('POST', '/cart/v1/cartWithItem', asked)).errorId).toBe('PRC400');
          }
          const read = (await shopper.call('GET', path(cart), undefined, { 'x-locale': 'en-ca' })).body;
          expect([read.version, read.currency, read.totals]).toEqual([cart.version, 'USD', cart.totals]);
        },
      ),
      { ...chance, numRuns: 8 },
    );
  }, 120_000);

  test('invalid quantities are refused, and a gift card pays at most its balance', async () => {
    const [ware] = fc.sample(
      waresOf('USD', stock).filter(({ isGiftCard }) => !isGiftCard),
      { ...chance, numRuns: 1 },
    );
    for (const qty of [0, -1, 1.5, 1e9, '1', null]) {
      const { status } = await shopper.call('POST', '/cart/v1/cartWithItem', { items: [{ ...ware?.item, qty }] });
      expect(status, String(qty)).toBeGreaterThanOrEqual(400);
    }
    const { body: cart } = await shopper.call('POST', '/cart/v1/cartWithItem', { items: [{ ...ware?.item, qty: 1 }] });
    const [card] = cardsOf('USD').toSorted((a, b) => a.balance - b.balance);
    for (const amount of [-1, 1.5, '1']) {
      const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: card?.number, c_gcPin: card?.pin, amount };
      expect((await shopper.call('POST', `${path(cart)}/paymentInstruments`, body)).status).toBe(400);
    }
    const body = {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber: card?.number,
      c_gcPin: card?.pin,
      amount: 99_999_999,
    };
    const { body: paid } = await shopper.call('POST', `${path(cart)}/paymentInstruments`, body);
    expect(paid.payment_instruments[0]?.amount).toBe(Math.min(card?.balance ?? 0, paid.totals.total));
  });
});
