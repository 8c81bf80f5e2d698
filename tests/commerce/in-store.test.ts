import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, Purchase } from '#openapi/generated/waymark.gen.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { caller, openTestShop, placing, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const employees = '/consumers-v3/utilities/stores/1001/employees';
const rory = { storeId: '1001', storeEmployeeId: '100102' };
const sale = { ...rory, storeName: 'Waymark Boulder', storeEmployeeName: 'Rory O.' };

let shop: TestShop;
let guest: Shopper;
let maya: Shopper;
let june: Shopper;
let associate: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
beforeEach(async () => {
  const { as, enter, enterStore } = signedIn(shop.commerce);
  guest = await shop.shopper();
  maya = as((await enter('maya.reed@example.com')).accessToken);
  june = as((await enter('june.hayashi@waymark.example')).accessToken);
  associate = as((await enterStore('rory.okafor@waymark.example')).accessToken);
});
afterAll(() => shop.close());

const begin = (by: Shopper, at: object = rory) => by.call('PUT', '/consumers-v3/consumer/agent/sale', at);

const order = async (by: Shopper, more: object = { inStoreSalesInfo: rory }) => {
  if ('inStoreSalesInfo' in more) await begin(by);
  const body = { ...placing(await readyCart(by, shoe)), ...more };
  return { body, answer: await by.call<Order>('PUT', '/cart/v2/checkout/order', body) };
};
const ordered = async (by: Shopper, more?: object): Promise<Order> => (await order(by, more)).answer.body;
const saleOf = async (by: Shopper, { orderNumber }: Order, query = '') =>
  (await by.call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}${query}`)).body.inStoreSale;

describe('the sign-in of associates', () => {
  const show = (username: string, password = demoPassword) =>
    caller(shop.commerce, '', 'POST', '/consumers-v3/consumer/agent/login', {
      username,
      password,
      codeChallenge: 'c'.repeat(43),
    });

  test('opens a session of an employee', async () => {
    const session = await signedIn(shop.commerce).enterStore('lena.marsh@waymark.example');
    expect(session).toMatchObject({ consumerType: 'EMPLOYEE', consumerNo: 'C1000011' });
  });

  test('answers a customer, an employee without a store and a stranger the same, and counts the try', async () => {
    for (const username of ['camille.faure@example.com', 'peter.voss@waymark.example', 'nobody@example.com']) {
      const told = [];
      for (let tries = 0; tries < 5; tries += 1) told.push(await show(username));
      expect(told.map(({ status, errorId }) => `${status} ${errorId}`)).toEqual([
        '401 AUT401',
        '401 AUT401',
        '401 AUT401',
        '401 AUT426',
        '423 AUT423',
      ]);
    }
    shop.pass(16 * 60_000);
  });

  test('refuses a wrong password', async () => {
    expect(await show('rory.okafor@waymark.example', 'Trailhead2')).toMatchObject({ status: 401, errorId: 'AUT401' });
  });
});

describe('who sells in a store', () => {
  test('is listed for an associate, without last names', async () => {
    expect((await associate.call('GET', employees)).body).toEqual({
      employees: [
        { storeEmployeeId: '100101', storeEmployeeName: 'Dana W.' },
        { storeEmployeeId: '100103', storeEmployeeName: 'Lena M.' },
        { storeEmployeeId: '100102', storeEmployeeName: 'Rory O.' },
      ],
    });
    expect(await associate.call('GET', employees.replace('1001', '9999'))).toMatchObject({
      status: 404,
      errorId: 'STR404',
    });
  });

  test('is listed for nobody else', async () => {
    for (const by of [guest, maya, june])
      expect(await by.call('GET', employees)).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect(await caller(shop.commerce, '', 'GET', employees)).toMatchObject({ status: 401, errorId: 'AUT432' });
  });
});

describe('an order of a store', () => {
  test('names the store and the seller to the associate, and to nobody else', async () => {
    const placed = await ordered(associate);
    expect(placed).toMatchObject({ status: 'placed' });
    expect(JSON.stringify(placed)).not.toContain('Rory');
    expect(await saleOf(associate, placed)).toEqual(sale);
    for (const by of [guest, maya]) expect(await saleOf(by, placed, `?st=${placed.st}`)).toBeUndefined();
    const { body } = await guest.call<Purchase>('POST', '/consumers-v3/consumer/TrackOrder', {
      orderNumber: placed.orderNumber,
      email: placed.email,
    });
    expect(body.order.orderNumber).toBe(placed.orderNumber);
    expect(body.inStoreSale).toBeUndefined();
  });

  test('stays one order if the call is repeated, with any sale', async () => {
    const { body, answer } = await order(associate);
    const again = await associate.call<Order>('PUT', '/cart/v2/checkout/order', {
      ...body,
      inStoreSalesInfo: { ...rory, storeEmployeeId: '100103' },
    });
    expect(again.body.orderNumber).toBe(answer.body.orderNumber);
    expect(await saleOf(associate, answer.body)).toEqual(sale);
  });

  test('does not save the customer’s card in the associate’s account', async () => {
    const { paymentMethod } = placing(await readyCart(associate, shoe));
    const additionalData = { ...paymentMethod.additionalData, saveCard: true };
    await ordered(associate, { paymentMethod: { ...paymentMethod, additionalData }, inStoreSalesInfo: rory });
    expect((await associate.call('GET', '/consumers-v3/consumer/payment_instruments')).body).toMatchObject({
      paymentInstruments: [],
    });
  });

  test('without a sale is like any other order', async () => {
    expect(await saleOf(associate, await ordered(associate, {}))).toBeUndefined();
  });

  test.each([
    ['a store that is not there', { ...rory, storeId: '9999' }, '/inStoreSalesInfo/storeId'],
    ['somebody who sells elsewhere', { ...rory, storeId: '1002' }, '/inStoreSalesInfo/storeEmployeeId'],
  ])('%s is refused, and nothing is held or charged', async (_, inStoreSalesInfo, field) => {
    const [before, paid] = [await shop.stock(shoe.upc), shop.charged()];
    const { body, answer } = await order(associate, { inStoreSalesInfo });
    expect(answer).toMatchObject({ status: 404, errorId: 'STR404', body: { errorDetails: [{ field }] } });
    expect([await shop.stock(shoe.upc), shop.charged()]).toEqual([before, paid]);
    expect(await associate.call('PUT', '/cart/v2/checkout/order', { ...body, inStoreSalesInfo: rory })).toMatchObject({
      status: 200,
    });
  });

  test('can be placed only by an associate', async () => {
    for (const by of [guest, maya, june])
      expect((await order(by)).answer).toMatchObject({ status: 403, errorId: 'AUT498' });
  });
});
