import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart, CountryList } from '#openapi/generated/waymark.gen.ts';
import type { OrderRow } from '#src/commerce/model/order.ts';
import { redeemPromotions } from '#src/commerce/orders/holding.ts';
import { address, cartWith, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';
import { goods } from './support/seed.ts';

let shop: TestShop;
let maya: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  maya = await shop.shopper();
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const one = (of: keyof typeof goods, more = {}) => ({
  productId: goods[of].productId,
  upc: goods[of].upcs[0],
  ...more,
});
const add = (cartId: string, item: object, headers?: Record<string, string>) =>
  maya.call('POST', '/cart/v1/item', { items: [{ cartId, ...item }] }, headers);

describe('items', () => {
  test('a new cart is empty, costs nothing and has the currency of the locale', async () => {
    const { status, body } = await maya.call('POST', '/cart/v1/cart', {}, { 'x-locale': 'fr-ca' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, currency: 'CAD', locale: 'fr-ca', totalItems: 0, totals: { total: 0 } });
  });

  test('the price comes from the catalogue: list, sale and high', async () => {
    const cart = await cartWith(maya, { ...shoe, qty: 2 });
    expect(cart.items[0]?.price).toMatchObject({ original: 14000, current: 12900, rowTotal: 25800, currency: 'USD' });
    expect(cart.totals).toMatchObject({
      itemTotal: 25800,
      itemSubTotal: 25800,
      shipping: 0,
      total: 25800,
      totalUnits: 2,
    });
  });

  test('adding the same size again grows the line; another size is another line', async () => {
    const { basketId } = await cartWith(maya, shoe);
    await add(basketId, shoe);
    const { body } = await add(basketId, { ...shoe, upc: goods.shoe.upcs[1] });
    expect(body.items.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(body.version).toBe(3);
  });

  test('a line keeps how the shopper first came to it; an unknown origin is refused', async () => {
    const { basketId, items } = await cartWith(maya, { ...shoe, interactionOrigin: 'search' });
    expect(items[0]?.interactionOrigin).toBe('search');
    const again = await add(basketId, { ...shoe, interactionOrigin: 'grid' });
    expect(again.body.items.map(({ qty, interactionOrigin }) => [qty, interactionOrigin])).toEqual([[2, 'search']]);
    expect(await add(basketId, { ...shoe, interactionOrigin: 'magic' })).toMatchObject({
      status: 400,
      errorId: 'API422',
    });
    const { body } = await maya.call('GET', `/cart/v1/cart/${basketId}`);
    expect(body.items.map(({ qty }) => qty)).toEqual([2]);
  });

  test('a repeated add with the same Idempotency-Key adds once; with another body it is refused', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await add(basketId, shoe, key);
    const second = await add(basketId, shoe, key);
    expect(second.body).toEqual(first.body);
    expect(second.body.totalItems).toBe(2);
    expect(await add(basketId, { ...shoe, qty: 3 }, key)).toMatchObject({ status: 409, errorId: 'API409' });
  });

  test('a repeated cartWithItem answers the same cart', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [a, b] = [
      await maya.call('POST', '/cart/v1/cartWithItem', { items: [shoe] }, key),
      await maya.call('POST', '/cart/v1/cartWithItem', { items: [shoe] }, key),
    ];
    expect(b.body.basketId).toBe(a.body.basketId);
    expect(b.body.totalItems).toBe(1);
  });

  test.each([
    ['an unknown size', { ...shoe, upc: '000000000000' }, 404, 'ORD404'],
    ['a size of another product', { ...shoe, upc: goods.boots.upcs[0] }, 404, 'ORD404'],
    ['one that is not sold yet', one('comingSoon'), 409, 'INV405'],
    ['a presale, for a guest', one('presale'), 409, 'INV409'],
    ['a sold out one', one('none'), 409, 'INV700'],
    ['more than the product allows', one('limited', { qty: 3 }), 409, 'INV408'],
    ['more than the shelf has', one('last', { qty: 2 }), 409, 'INV408'],
    ['more than was offered', { ...shoe, qty: 4, maxQty: 3 }, 409, 'INV408'],
    ['a gift option on a shoe', { ...shoe, giftOption: { email: 'a@b.co' } }, 409, 'GFO404'],
    ['an unknown recipe', one('custom', { recipeId: 'NOPE' }), 404, 'ORD404'],
    ['what was taken back by who makes it', one('withdrawn'), 409, 'INV407'],
    ['what has no price at the moment', one('unpriced'), 409, 'INV702'],
    ['an amount for a shoe', { ...shoe, customAmount: 100 }, 409, 'PRC400'],
    ['a gift card of a cent', one('giftCard', { customAmount: 1 }), 409, 'PRC400'],
    ['no piece', { ...shoe, qty: 0 }, 400, 'API422'],
    ['half a piece', { ...shoe, qty: 1.5 }, 400, 'API422'],
    ["a price of the shopper's own", { ...shoe, price: 1 }, 400, 'API422'],
  ])('%s is refused and changes nothing', async (_, item, status, errorId) => {
    const { basketId } = await cartWith(maya, shoe);
    expect(await add(basketId, item)).toMatchObject({ status, errorId });
    expect((await maya.call('GET', `/cart/v1/cart/${basketId}`)).body).toMatchObject({ version: 1, totalItems: 1 });
  });

  test('the refusal of a quantity says how many are allowed', async () => {
    const { basketId } = await cartWith(maya, one('limited'));
    const { body } = await maya.call<{ errorDetails: unknown[] }>('POST', '/cart/v1/item', {
      items: [{ cartId: basketId, ...one('limited', { qty: 2 }) }],
    });
    expect(body.errorDetails[0]).toMatchObject({
      additionalInfo: { maxAllowedQty: 2, code: 'ProductItemMaxQuantity' },
    });
  });

  test('several items are added, all or none', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const items = [
      { cartId: basketId, ...one('socks') },
      { cartId: basketId, ...one('none') },
    ];
    expect(await maya.call('POST', '/cart/v1/item', { items })).toMatchObject({ errorId: 'INV700' });
    expect((await maya.call('GET', `/cart/v1/cart/${basketId}`)).body.totalItems).toBe(1);
  });

  test('a line changes its size; the same size twice becomes one line', async () => {
    const cart = await cartWith(maya, shoe, { ...shoe, upc: goods.shoe.upcs[1] });
    const change = { itemId: cart.items[0]?.itemId, productId: shoe.productId, upc: goods.shoe.upcs[1], qty: 2 };
    const { body } = await maya.call('PUT', `/cart/v1/cart/${cart.basketId}/item`, change);
    expect(body.items.map(({ upc, qty }) => [upc, qty])).toEqual([[goods.shoe.upcs[1], 3]]);
  });

  test('a line can be removed; an unknown one is ORD404', async () => {
    const cart = await cartWith(maya, shoe);
    const gone = { cartId: cart.basketId, itemId: 'item-1' };
    expect((await maya.call('DELETE', '/cart/v1/item', gone)).body).toMatchObject({
      totalItems: 0,
      totals: { total: 0, shipping: 0 },
    });
    expect(await maya.call('DELETE', '/cart/v1/item', gone)).toMatchObject({ status: 404, errorId: 'ORD404' });
  });

  test('ten simultaneous adds add ten pieces', async () => {
    const { basketId } = await cartWith(maya, shoe);
    await Promise.all(Array.from({ length: 10 }, () => add(basketId, shoe)));
    expect((await maya.call('GET', `/cart/v1/cart/${basketId}`)).body).toMatchObject({ totalItems: 11, version: 11 });
  });

  test('two processes lose no change of the same cart', async () => {
    const other = await shop.start();
    const elsewhere = { ...maya, call: (await import('./support/shop.ts')).caller };
    const { basketId } = await cartWith(maya, shoe);
    await Promise.all([
      ...Array.from({ length: 4 }, () => add(basketId, shoe)),
      ...Array.from({ length: 4 }, () =>
        elsewhere.call(other, maya.token, 'POST', '/cart/v1/item', { items: [{ cartId: basketId, ...shoe }] }),
      ),
    ]);
    const [row] = await shop.database.raw<{ qty: number }>(
      `SELECT (doc->'lines'->0->>'qty')::int AS qty FROM carts WHERE id = $1`,
      [basketId],
    );
    expect(row?.qty).toBe(9);
    await other.close();
  });
});

describe('gift options', () => {
  const give = (basketId: string, itemId: string, email: string) =>
    maya.call('PUT', `/cart/v1/cart/${basketId}/item`, { itemId, giftOption: { email, to: 'Rowan' } });

  test('only a gift card can have a recipient, and some recipients are refused', async () => {
    const { basketId } = await cartWith(maya, shoe, one('giftCard'));
    expect(await give(basketId, 'item-1', 'rowan@example.com')).toMatchObject({ status: 409, errorId: 'GFO404' });
    expect(await give(basketId, 'item-2', 'no.gifts@example.com')).toMatchObject({ status: 409, errorId: 'GFO405' });
    expect(await give(basketId, 'item-2', 'Gifts.Closed@example.com')).toMatchObject({
      status: 409,
      errorId: 'GFS800',
    });
    const { body } = await give(basketId, 'item-2', 'rowan@example.com');
    expect(body.items[1]?.giftOption).toEqual({ email: 'rowan@example.com', to: 'Rowan' });
  });
});

describe('access to a cart', () => {
  test('another shopper can neither read nor change a cart', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const noah = await shop.shopper();
    expect(await noah.call('GET', `/cart/v1/cart/${basketId}`)).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect(await noah.call('POST', '/cart/v1/item', { items: [{ cartId: basketId, ...shoe }] })).toMatchObject({
      status: 403,
      errorId: 'AUT498',
    });
    expect(await noah.call('DELETE', '/cart/v1/item', { cartId: basketId, itemId: 'item-1' })).toMatchObject({
      errorId: 'AUT498',
    });
    expect((await maya.call('GET', `/cart/v1/cart/${basketId}`)).body.version).toBe(1);
  });

  test('an unknown cart is BSK404; without a session there is no cart', async () => {
    expect(await maya.call('GET', `/cart/v1/cart/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      errorId: 'BSK404',
    });
    const { caller } = await import('./support/shop.ts');
    expect(await caller(shop.commerce, '', 'POST', '/cart/v1/cart', {})).toMatchObject({
      status: 401,
      errorId: 'AUT432',
    });
  });
});

describe('codes', () => {
  const apply = (cartId: string, code: string) => maya.call('PUT', '/cart/v1/coupon', { cartId, code });

  test('takes 15% off the order in any spelling of the code, until the code is removed', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const { body } = await apply(basketId, 'firstSteps');
    expect(body.totals).toMatchObject({ totalDiscount: 1935, totalDiscountPercentage: 15, total: 10965 });
    expect(body).toMatchObject({
      couponItems: [{ code: 'FIRSTSTEPS', applied: true }],
      orderPromotions: [{ promotionId: 'first-steps-15', price: 1935 }],
    });
    expect(await apply(basketId, 'FIRSTSTEPS')).toMatchObject({ status: 409, errorId: 'PRM416' });
    expect(
      (await maya.call('DELETE', '/cart/v1/coupon', { cartId: basketId, code: 'FIRSTSTEPS' })).body.totals.total,
    ).toBe(12900);
    expect(await maya.call('DELETE', '/cart/v1/coupon', { cartId: basketId, code: 'FIRSTSTEPS' })).toMatchObject({
      status: 404,
      errorId: 'PRM130',
    });
  });

  test.each([
    ['NOTACODE', 'PRM130'],
    ['OLDTRAIL', 'PRM160'],
    ['FIRSTSNOW', 'PRM135'],
    ['FIRST100', 'PRM140'],
    ['SUMMER24', 'PRM155'],
    ['STORMY', 'PRM175'],
    ['BECKBOTTLE', 'GWP403'],
  ])('%s is %s', async (code, errorId) => {
    const { basketId } = await cartWith(maya, shoe);
    expect(await apply(basketId, code)).toMatchObject({ status: 422, errorId });
  });

  describe('that a shopper may use only once', () => {
    const used = { status: 422, errorId: 'PRM150' };
    const applyAs = (by: Shopper, { basketId: cartId }: Cart) =>
      by.call('PUT', '/cart/v1/coupon', { cartId, code: 'THANKYOU10' });
    const bought = async (by: Shopper, email: string) => {
      const { basketId } = await cartWith(by, shoe);
      await by.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [{ ...address, email }] });
      await by.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: { ...address, email } });
      return applyAs(by, (await by.call('GET', `/cart/v1/cart/${basketId}`)).body);
    };

    test('applies to one order of an email, and again after that is cancelled', async () => {
      const email = `once-${crypto.randomUUID()}@example.com`;
      const { body: cart } = await bought(maya, email);
      expect(cart.totals.totalDiscount).toBe(1000);
      const { body: order } = await place(maya, cart);
      expect(order.totals).toMatchObject({ totalDiscount: 1000 });
      const again = await shop.shopper();
      expect(await bought(again, email.toUpperCase())).toMatchObject(used);
      expect(
        (await maya.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: order.orderNumber })).status,
      ).toBe(200);
      expect((await bought(again, email)).body.couponItems).toMatchObject([{ applied: true }]);
    });

    test('stops applying when the cart gets the email of somebody who has used it, with the refusal reason', async () => {
      const { basketId } = await cartWith(maya, shoe);
      expect((await applyAs(maya, await cartWith(maya, shoe))).status).toBe(200);
      expect((await apply(basketId, 'THANKYOU10')).body.couponItems).toMatchObject([{ applied: true }]);
      await maya.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
        addresses: [{ ...address, email: 'Guest@example.com' }],
      });
      const { body } = await maya.call('GET', `/cart/v1/cart/${basketId}`);
      expect(body).toMatchObject({
        couponItems: [{ applied: false, refusedBy: 'PRM150' }],
        totals: { totalDiscount: 0 },
      });
    });

    test('two orders of one email, placed at once, cannot both use it', async () => {
      const email = `twice-${crypto.randomUUID()}@example.com`;
      const noah = await shop.shopper();
      const [one, other] = [(await bought(maya, email)).body, (await bought(noah, email)).body];
      const answers = await Promise.all([place(maya, one), place(noah, other)]);
      const refused = answers.filter(({ status }) => status !== 200);
      // If the first order is written before the second is priced, the second's total is what has changed.
      expect([['PRM150'], ['ORD415']]).toContainEqual(refused.map(({ errorId }) => errorId));
    });

    test('an order whose use was recorded after it was priced is refused', async () => {
      const email = `late-${crypto.randomUUID()}@example.com`;
      const { body: cart } = await bought(maya, email);
      const { body: order } = await place(maya, cart);
      const [first] = await shop.database.raw<OrderRow>('SELECT owner, doc FROM orders WHERE number = $1', [
        order.orderNumber,
      ]);
      const second = { number: 'WM-second', owner: first!.owner, doc: first!.doc };
      const refused = shop.database.transaction((tx) => redeemPromotions(tx, second));
      await expect(refused).rejects.toMatchObject({ missing: { errorId: 'PRM150' } });
    });
  });

  test('a product code takes off the products that it is for', async () => {
    const { basketId } = await cartWith(maya, shoe, one('boots'));
    const { items } = (await apply(basketId, 'BOOTS25')).body;
    expect(items.map(({ price }) => price.priceAfterItemDiscount)).toEqual([12900, 14999]);
    expect(items[1]?.productPromotions).toEqual([
      { promotionId: 'boots-25', campaignId: 'boot-month', couponCode: 'BOOTS25', price: 5000, currency: 'USD' },
    ]);
  });

  test('a code below its minimum order value waits', async () => {
    const { basketId } = await cartWith(maya, one('socks'));
    expect((await apply(basketId, 'RIDGE20')).body).toMatchObject({
      couponItems: [{ applied: false, promotionName: '$20 off orders over $120', missingAmount: 12000 - 1899 }],
      totals: { totalDiscount: 0 },
    });
    const { body } = await add(basketId, shoe);
    expect(body).toMatchObject({ couponItems: [{ applied: true }], totals: { totalDiscount: 2000 } });
    expect(body.couponItems[0]).not.toHaveProperty('missingAmount');
  });

  test.each([
    ['en-us', '$20 off your order', '$20 off orders over $120'],
    ['en-ca', 'CAD\u00a025 off your order', 'CAD\u00a025 off orders over CAD\u00a0150'],
    ['en-gb', '£15 off your order', '£15 off orders over £100'],
    ['de-de', '20\u00a0€ Rabatt auf Ihre Bestellung', '20\u00a0€ Rabatt ab 120\u00a0€'],
  ])('in %s the text of a code has that shop’s amounts', async (locale, calloutMessage, promotionName) => {
    const items = [{ ...shoe, qty: 2 }];
    const { basketId } = (await maya.call('POST', '/cart/v1/cartWithItem', { items }, { 'x-locale': locale })).body;
    const { body } = await apply(basketId, 'RIDGE20');
    expect(body.couponItems).toMatchObject([{ applied: true, calloutMessage }]);
    expect(body.promoSummary).toContainEqual(expect.objectContaining({ calloutMessage, promotionName }));
  });

  test('a delivery code frees the chosen delivery', async () => {
    const { basketId } = await cartWith(maya, one('socks'));
    await maya.call('POST', '/cart/v1/shippingMethod', { cartId: basketId, code: 'US_NEXT_DAY', shippingId: 'me' });
    const { body } = await apply(basketId, 'FREESHIP');
    expect(body.totals.shipping).toBe(0);
    expect(body.shippingMethods[0]?.price).toEqual({ amount: 2795, finalAmount: 0, currency: 'USD' });
    expect(body.orderPromotions).toMatchObject([{ promotionId: 'free-delivery', price: 2795 }]);
  });

  test('a gift comes with the order and cannot be changed by hand', async () => {
    const { basketId } = await cartWith(maya, shoe, one('socks', { qty: 2 }));
    const { body } = await apply(basketId, 'WARMFEET');
    expect(body.items.at(-1)).toMatchObject({ productId: 'WMSK1001OAT', bonus: true, price: { current: 0 } });
    const { itemId } = body.items.at(-1) ?? {};
    expect(await maya.call('DELETE', '/cart/v1/item', { cartId: basketId, itemId })).toMatchObject({
      status: 409,
      errorId: 'GWP403',
    });
    expect(await maya.call('PUT', `/cart/v1/cart/${basketId}/item`, { itemId, qty: 2 })).toMatchObject({
      status: 409,
      errorId: 'GWP403',
    });
  });

  test('an approaching promotion says how much is missing', async () => {
    const { approachingPromotions } = await cartWith(maya, one('socks', { qty: 3 }));
    expect(approachingPromotions).toMatchObject([
      {
        promotionId: 'approach-free-delivery',
        distanceFromConditionThreshold: 1803,
        thresholdStatus: 'Below Threshold',
      },
    ]);
  });
});

describe('delivery and tax', () => {
  test('the standard method comes first, then each quicker one', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const { body } = await maya.call<{ applicableShippingMethods: { deliveryTime: string }[] }>(
      'GET',
      `/cart/v1/cart/${basketId}/shippingMethod/me`,
    );
    expect(body.applicableShippingMethods.map(({ deliveryTime }) => deliveryTime)).toEqual([
      '3-6 days',
      '2-3 days',
      '1 day',
    ]);
    expect(await maya.call('GET', `/cart/v1/cart/${basketId}/shippingMethod/customs`)).toMatchObject({
      status: 404,
      errorId: 'SHP404',
    });
  });

  test.each([
    ['GB_STANDARD', 'SHP404'],
    ['US_PICKUP', 'ORD516'],
    ['US_SHIP_TO_STORE', 'ORD517'],
  ])('%s cannot be chosen: %s', async (code, errorId) => {
    const { basketId } = await cartWith(maya, shoe);
    expect(
      await maya.call('POST', '/cart/v1/shippingMethod', { cartId: basketId, code, shippingId: 'me' }),
    ).toMatchObject({ status: 409, errorId });
  });

  test('tax is added in NORA once the address is known, and adds up over the lines', async () => {
    const cart = await readyCart(maya, shoe, one('socks'));
    expect(cart.totals).toMatchObject({
      itemTotal: 14799,
      tax: 429,
      taxIncluded: false,
      total: 15228,
      totalWithoutTax: 14799,
    });
    expect(cart.items.reduce((sum, { taxTotal }) => sum + taxTotal, 0)).toBe(429);
    expect(cart.shippingAddress?.phone).toBe('14155550134');
  });

  test('a stored address can be sent again: its phone gets no second dial code', async () => {
    const { basketId, shippingAddress } = await readyCart(maya, shoe);
    const given = await maya.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: shippingAddress });
    expect(given.body.billingAddress?.phone).toBe('14155550134');
    const again = await maya.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, {
      address: given.body.billingAddress,
    });
    expect(again).toMatchObject({ status: 200, body: { billingAddress: { phone: '14155550134' } } });
  });

  test('tax is inside the price in EMEA', async () => {
    const { body } = await maya.call('POST', '/cart/v1/cartWithItem', { items: [shoe] }, { 'x-locale': 'en-gb' });
    expect(body.totals).toMatchObject({ currency: 'GBP', total: 11900, tax: 1983, taxIncluded: true, netAmount: 9917 });
  });

  const setAddress = (cartId: string, change: object) =>
    maya.call<{ errorDetails: { errorId: string; field: string }[] }>(
      'POST',
      `/cart/v2/cart/${cartId}/shippingAddress`,
      { addresses: [{ ...address, ...change }] },
    );

  test.each([
    ['no phone', { phone: '' }, 'SHP410'],
    ['no street', { addressLine1: '' }, 'PYT406'],
    ['a PO box', { addressLine1: 'PO Box 1204' }, 'SHP500'],
    ['an island nobody ships to', { city: 'Honolulu', province: 'HI', postalCode: '96701' }, 'PAY401'],
    ['another country', { country: 'DE', province: undefined, postalCode: '80331', phone: '08912345678' }, 'PAY401'],
    ['a street that is not there', { addressLine1: '1 Nowhere Lane' }, 'CHK380'],
    ['an unknown state', { province: 'ZZ' }, 'CHK380'],
    ['a wrong postal code', { postalCode: 'ABC' }, 'CHK380'],
  ])('%s is refused', async (_, change, errorId) => {
    const { basketId } = await cartWith(maya, shoe);
    expect(await setAddress(basketId, change)).toMatchObject({ status: 422, errorId });
    expect((await maya.call('GET', `/cart/v1/cart/${basketId}`)).body).toMatchObject({ version: 1 });
  });

  test('every missing field is named', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const { body } = await setAddress(basketId, { firstName: '', city: '', phone: '' });
    expect(body.errorDetails.map(({ errorId, field }) => [errorId, field])).toEqual([
      ['PYT406', '/addresses/0/firstName'],
      ['PYT406', '/addresses/0/city'],
      ['SHP410', '/addresses/0/phone'],
    ]);
  });

  test('a better spelling is suggested', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const check = (change: object) =>
      maya.call('POST', `/cart/v1/cart/${basketId}/shippingAddress/validation`, { address: { ...address, ...change } });
    expect((await check({})).body).toEqual({ valid: true, suggestions: [] });
    expect((await check({ addressLine1: '1600 Pearl' })).body).toMatchObject({
      valid: false,
      suggestions: [{ addressLine1: '1600 Pearl Street' }],
    });
    expect(await check({ addressLine1: 'PO Box 4' })).toMatchObject({ status: 422, errorId: 'SHP500' });
  });

  test('the stock check removes sold-out items and says so once', async () => {
    const cart = await cartWith(maya, one('last'), one('vanishing', { qty: 3 }), shoe);
    await shop.database.raw('UPDATE stock SET quantity = CASE upc WHEN $1 THEN 0 ELSE 2 END WHERE upc IN ($1, $2)', [
      goods.last.upcs[0],
      goods.vanishing.upcs[0],
    ]);
    const { body } = await maya.call('GET', `/cart/v1/cart/${cart.basketId}?inventorySupplyCheck=true`);
    expect(body.items.map(({ productId, qty }) => [productId, qty])).toEqual([
      [goods.vanishing.productId, 2],
      [shoe.productId, 1],
    ]);
    expect(body.flash.map(({ code }) => code)).toEqual([
      'ProductLineItemFullInventoryMissing',
      'ProductLineItemInventoryMissing',
    ]);
    expect((await maya.call('GET', `/cart/v1/cart/${cart.basketId}`)).body.flash).toEqual([]);
    await shop.database.raw('UPDATE stock SET quantity = CASE upc WHEN $1 THEN 1 ELSE 4 END WHERE upc IN ($1, $2)', [
      goods.last.upcs[0],
      goods.vanishing.upcs[0],
    ]);
  });
});

test('a made-to-order item that cannot go to the address is reported with its shipment', async () => {
  const { basketId } = await cartWith(maya, shoe);
  const there = { ...address, city: 'Anchorage', province: 'AK', postalCode: '99501' };
  await maya.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [there] });
  const read = async () => (await maya.call('GET', `/cart/v1/cart/${basketId}?inventorySupplyCheck=true`)).body.flash;
  expect(await read()).toEqual([]);
  await add(basketId, one('custom', { recipeId: goods.custom.recipeId }));
  expect(await read()).toMatchObject([{ code: 'InvalidShippingAddress', details: { shipmentId: 'shipment-customs' } }]);
});

describe('gift cards', () => {
  const pay = (cartId: string, c_gcCardNumber: string, c_gcPin?: string) =>
    maya.call('POST', `/cart/v1/cart/${cartId}/paymentInstruments`, {
      payment_method_id: 'GIFT_CARD',
      c_gcCardNumber,
      ...(c_gcPin ? { c_gcPin } : {}),
    });

  test('a card pays a part; without it the whole remains to pay', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const { body } = await pay(basketId, '6006 4900 1000 0028', '1936');
    expect(body).toMatchObject({
      totals: { total: 12900, remainingToPay: 11050 },
      payment_instruments: [{ amount: 1850, c_gcCardNumber: '************0028' }],
    });
    expect(await pay(basketId, '6006490010000028', '1936')).toMatchObject({ status: 422, errorId: 'GFC755' });
    const payment_instrument_id = body.payment_instruments[0]?.payment_instrument_id;
    expect(
      (await maya.call('DELETE', `/cart/v1/cart/${basketId}/paymentInstruments`, { payment_instrument_id })).body.totals
        .remainingToPay,
    ).toBe(12900);
  });

  test.each([
    ['6006490010000036', '7720', 'GFC740'],
    ['6006490010000044', '5514', 'GFC812'],
    ['6006490010000051', '3087', 'GFC725'],
    ['6006490099999991', '0000', 'GFC700'],
    ['6006490010000010', '0000', 'GFC700'],
    ['6006490020000018', '6642', 'GFC725'],
    ['6006490010000010', '', 'GFC400'],
    ['6006490010000077', '6108', 'GFC799'],
    ['5022970010000010', '4821', 'GFC800'],
  ])('%s with %s is %s', async (number, pin, errorId) => {
    const { basketId } = await cartWith(maya, shoe);
    expect(await pay(basketId, number, pin)).toMatchObject({ status: 422, errorId });
  });

  test('five cards are as many as an order holds', async () => {
    const { basketId } = await cartWith(maya, shoe);
    const wallet = [
      ['6006490010000028', '1936'],
      ['6006490010000085', '3391'],
      ['6006490010000093', '8052'],
      ['6006490010000101', '1247'],
      ['6006490010000010', '4821'],
    ] as const;
    for (const [number, pin] of wallet) expect(await pay(basketId, number, pin)).toMatchObject({ status: 200 });
    expect(await pay(basketId, '6006490010000069', '2750')).toMatchObject({ status: 422, errorId: 'GFC410' });
  });

  test('points and rewards are not for guests', async () => {
    const { basketId } = await cartWith(maya, shoe);
    expect(
      await maya.call('PUT', `/cart/v1/cart/${basketId}/reward`, { appliedLoyaltyVoucher: { points: 500 } }),
    ).toMatchObject({ status: 401, errorId: 'REW401' });
  });
});

test('no call caused a defect', () => expect(shop.defects).toEqual([]));

test('a billing address needs a phone number, too', async () => {
  const { basketId } = await cartWith(maya, shoe);
  const { phone: _, ...phoneless } = address;
  expect(await maya.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: phoneless })).toMatchObject({
    status: 422,
    errorId: 'BILL410',
  });
});

/** An address in each country that the shop ships to. */
const homes = {
  US: { province: 'CO', postalCode: '80302' },
  CA: { province: 'AB', postalCode: 'T1L 1A4' },
  GB: { postalCode: 'CA12 5BX' },
  FR: { postalCode: '74400' },
  DE: { postalCode: '28195' },
  IT: { province: 'BZ', postalCode: '39100' },
  ES: { province: 'HU', postalCode: '22700' },
} as const;

test.each([
  ['en-us', 'US', '(303) 555-0142', '13035550142'],
  ['en-ca', 'CA', '403-762-1550', '14037621550'],
  ['fr-ca', 'CA', '514 872-0311', '15148720311'],
  ['en-gb', 'GB', '020 7946 0018', '442079460018'],
  ['fr-fr', 'FR', '06 12 34 56 78', '33612345678'],
  ['de-de', 'DE', '0421 3054050', '494213054050'],
  ['de-de', 'DE', '030 901820', '4930901820'],
  ['de-de', 'DE', '0171 1234567', '491711234567'],
  ['de-de', 'DE', '+49 421 3054050', '494213054050'],
  ['de-de', 'DE', '089/2180-0', '498921800'],
  ['it-it', 'IT', '06 6982 1234', '390669821234'],
  ['es-es', 'ES', '612 34 56 78', '34612345678'],
  ['de-de', 'DE', '+43 664 1234567', '436641234567'],
] as const)('in %s an address is accepted with the phone number %s %s', async (locale, country, phone, kept) => {
  const headers = { 'x-locale': locale };
  const { body } = await maya.call<Cart>('POST', '/cart/v1/cartWithItem', { items: [shoe] }, headers);
  const { province: _, ...person } = address;
  const call = (path: string, request: object) => maya.call<Cart>('POST', path, request, headers);
  const shipped = await call(`/cart/v2/cart/${body.basketId}/shippingAddress`, {
    addresses: [{ ...person, ...homes[country], country, phone, phoneCode: '' }],
  });
  expect(shipped.body.shippingAddress).toMatchObject({ phone: kept });
  // The stored address is sent back unchanged for billing; its phone already has the dial code.
  const billed = await call(`/cart/v1/cart/${body.basketId}/billingAddress`, { address: shipped.body.shippingAddress });
  expect(billed.body.billingAddress).toMatchObject({ phone: kept });
});

test('a phone with too few digits is refused', async () => {
  const { basketId } = await cartWith(maya, shoe);
  expect(
    await maya.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [{ ...address, phone: '415555' }],
    }),
  ).toMatchObject({ status: 422, errorId: 'SHP410' });
});

test('a billing address can be in every country that its form offers, and in no other', async () => {
  const { basketId } = await cartWith(maya, shoe);
  const { body } = await maya.call<CountryList>('GET', '/consumers-v3/utilities/countryList?locale=en-us');
  expect(body.countries.length).toBeGreaterThan(40);
  const bill = (country: string, rest: object) => {
    const { province: _, ...person } = address;
    return maya.call<Cart>('POST', `/cart/v1/cart/${basketId}/billingAddress`, {
      address: { ...person, postalCode: '1010', country, phone: '+43 664 1234567', ...rest },
    });
  };
  for (const { code } of body.countries) {
    const { status, body: cart } = await bill(code, homes[code as keyof typeof homes] ?? {});
    expect([code, status, cart.billingAddress?.country]).toEqual([code, 200, code]);
  }
  expect(await bill('KP', {})).toMatchObject({ status: 422, errorId: 'PAY401' });
  // Shipping still refuses a country that billing accepts.
  expect(
    await maya.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
      addresses: [{ ...address, country: 'AT', province: undefined, postalCode: '1010' }],
    }),
  ).toMatchObject({ errorId: 'PAY401' });
});
