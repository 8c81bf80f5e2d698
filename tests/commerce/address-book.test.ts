import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, cartWith, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const path = '/consumers-v3/consumer/address';

interface Book {
  addresses: Address[];
  canSave?: boolean;
  addressId?: string;
}

describe('the address book of a customer (core 4 and 7)', () => {
  let shop: TestShop;
  let walker: Shopper;
  let guest: Shopper;
  const read = async (by: Shopper) => (await by.call<Book>('GET', path)).body;
  const save = (by: Shopper, more: object = {}) => by.call<Book>('POST', path, { address: { ...address, ...more } });
  const mains = ({ addresses }: Book) =>
    addresses.map(({ addressLine1, approachType, main }) => [approachType, addressLine1, main]);
  beforeAll(async () => {
    shop = await openTestShop({ seed: { ...smallSeed, people } });
  });
  beforeEach(async () => {
    const { as, enter } = signedIn(shop.commerce);
    guest = await shop.shopper();
    walker = as((await enter('new.walker@example.com')).accessToken);
    for (const { addressId } of (await read(walker)).addresses) await walker.call('DELETE', `${path}/${addressId}`);
  });
  afterAll(async () => {
    expect(shop.defects).toEqual([]);
    await shop.close();
  });

  test('a guest has no address book, and saves no address', async () => {
    expect(await read(guest)).toEqual({ canSave: false, addresses: [] });
    expect(await save(guest)).toMatchObject({ status: 403, errorId: 'AUT404' });
    expect(await guest.call('DELETE', `${path}/C1000001-S1`)).toMatchObject({ status: 403, errorId: 'AUT404' });
  });

  test('the last billing address stays while cards are saved (PRO414); another one or no card lets it go', async () => {
    const cards = '/consumers-v3/consumer/payment_instruments';
    const first = (await save(walker, { approachType: 'B' })).body.addressId;
    const { body } = await walker.call<{ card: { paymentInstrumentId: string } }>('POST', cards, {
      card: { cardToken: 'tok_billed' },
    });
    const remove = (id = '') => walker.call('DELETE', `${path}/${id}`);
    expect(await remove(first)).toMatchObject({ status: 409, errorId: 'PRO414' });
    expect((await read(walker)).addresses).toHaveLength(1);
    const second = (await save(walker, { approachType: 'B', addressLine1: '7 Alder Way' })).body.addressId;
    expect(await remove(first)).toMatchObject({ status: 200 });
    await walker.call('DELETE', `${cards}/${body.card.paymentInstrumentId}`);
    expect(await remove(second)).toMatchObject({ status: 200, body: { addresses: [] } });
  });

  test('whoever else receives the parcels is kept with a number of their own country, of delivery addresses alone', async () => {
    await save(walker, { recipientContactPhone: '+44 7700 900123' });
    await save(walker, { approachType: 'B', recipientContactPhone: '+44 7700 900123' });
    const { addresses } = await read(walker);
    const numbers = addresses.map(
      ({ approachType, recipientContactPhone }) => `${approachType} ${recipientContactPhone}`,
    );
    expect(numbers.toSorted()).toEqual(['B undefined', 'S +447700900123']);
    expect(await save(walker, { addressLine1: '9 Fern Way', recipientContactPhone: '12' })).toMatchObject({
      status: 422,
      errorId: 'SHP410',
    });
  });

  test('the first address of a kind is the main one, until another of the same kind is made the main one', async () => {
    await save(walker);
    await save(walker, { approachType: 'B' });
    await save(walker, { addressLine1: '7 Alder Way' });
    expect(mains(await read(walker))).toEqual([
      ['B', '120 Larkspur Lane', true],
      ['S', '120 Larkspur Lane', true],
      ['S', '7 Alder Way', false],
    ]);
    const { body } = await save(walker, { addressLine1: '9 Birch Road', main: true });
    expect(mains(body)).toEqual([
      ['S', '9 Birch Road', true],
      ['B', '120 Larkspur Lane', true],
      ['S', '120 Larkspur Lane', false],
      ['S', '7 Alder Way', false],
    ]);
  });

  test('if the main address is removed, another of its kind becomes the main one', async () => {
    const { body: first } = await save(walker);
    await save(walker, { addressLine1: '7 Alder Way' });
    const { body } = await walker.call<Book>('DELETE', `${path}/${first.addressId}`);
    expect(mains(body)).toEqual([['S', '7 Alder Way', true]]);
  });

  test('CCA400: the same place and person twice, in any spelling', async () => {
    await save(walker);
    expect(await save(walker, { addressLine1: '120 LARKSPUR lane ', phone: '4155550199' })).toMatchObject({
      status: 409,
      errorId: 'CCA400',
    });
    expect(await save(walker, { approachType: 'B' })).toMatchObject({ status: 200 });
    const { body: other } = await save(walker, { addressLine1: '7 Alder Way' });
    expect(await walker.call('PUT', `${path}/${other.addressId}`, { address })).toMatchObject({
      status: 409,
      errorId: 'CCA400',
    });
  });

  test('an address is changed, and keeps its name and its kind', async () => {
    const { body: first } = await save(walker);
    const { body } = await walker.call<Book>('PUT', `${path}/${first.addressId}`, {
      address: { ...address, approachType: 'B', city: 'Denver' },
    });
    expect(body).toMatchObject({
      addressId: first.addressId,
      addresses: [{ addressId: first.addressId, approachType: 'S', city: 'Denver', main: true, phone: '14155550134' }],
    });
  });

  test.each([
    ['PYT406', { city: '' }],
    ['SHP410', { phone: '' }],
    ['CHK380', { postalCode: 'twelve' }],
    ['PAY401', { country: 'JP' }],
  ])('%s: an address that no form would send is not saved', async (errorId, wrong) => {
    expect(await save(walker, wrong)).toMatchObject({ status: 422, errorId });
    expect((await read(walker)).addresses).toEqual([]);
  });

  test('CCA401: an address that was removed in another tab, or belongs to another customer', async () => {
    const { body: first } = await save(walker);
    const cart = await cartWith(walker, { productId: goods.shoe.productId, upc: goods.shoe.upcs[0], qty: 1 });
    const send = (addressId: string | undefined) =>
      walker.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, { addresses: [{ ...address, addressId }] });
    expect(await send(first.addressId)).toMatchObject({ status: 200 });
    await walker.call('DELETE', `${path}/${first.addressId}`);
    expect(await send(first.addressId)).toMatchObject({ status: 404, errorId: 'CCA401' });
    expect(await send('C1000001-S1')).toMatchObject({ status: 404, errorId: 'CCA401' });
    expect(await walker.call('DELETE', `${path}/${first.addressId}`)).toMatchObject({ status: 404, errorId: 'CCA401' });
    expect(await walker.call('PUT', `${path}/C1000001-S1`, { address })).toMatchObject({
      status: 404,
      errorId: 'CCA401',
    });
  });

  test('two tabs that save at once lose nothing', async () => {
    await Promise.all(['1 Ash Row', '2 Ash Row', '3 Ash Row'].map((addressLine1) => save(walker, { addressLine1 })));
    const book = await read(walker);
    expect(book.addresses.map(({ addressLine1 }) => addressLine1).sort()).toEqual([
      '1 Ash Row',
      '2 Ash Row',
      '3 Ash Row',
    ]);
    expect(book.addresses.filter(({ main }) => main)).toHaveLength(1);
  });
});
