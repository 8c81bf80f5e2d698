import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';
import { giftInTheWay } from '#src/demo/simulation/gift-refusals.ts';
import { expected } from '#machines/shared/ports.ts';
import { cartWith, openTestShop, type TestShop } from './support/shop.ts';
import { goods, smallSeed } from './support/seed.ts';

const [shoe, boots] = smallSeed.products;
/** The bottle of the offer, as a second colour of the shoe, and a colour to change to. */
const coloured = (id: string, upc: string) => {
  const { variants, ...product } = expected(shoe, 'shoe');
  return { ...product, id, variants: [{ ...expected(variants[0], 'variant'), id: `${id}-00`, upc }] };
};
const bottle = { ...coloured(giftInTheWay.productId, '884501020017'), masterId: expected(boots, 'boots').masterId };
const slate = coloured('WMTR1001SLT', '884501020024');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    seed: {
      ...smallSeed,
      products: [...smallSeed.products, bottle, slate],
      masters: smallSeed.masters.map((master) => ({
        ...master,
        productIds: [
          ...master.productIds,
          ...[bottle, slate].filter(({ masterId }) => masterId === master.id).map(({ id }) => id),
        ],
      })),
    },
  });
});
afterAll(() => shop.close());

const item = { productId: bottle.id, upc: '884501020017' };

describe('a gift with purchase in the way of an add', () => {
  test('is GWP403 at the first try and gone two seconds later', async () => {
    const by = await shop.shopper();
    const { basketId } = await cartWith(by, { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] });
    const add = () => by.call('POST', '/cart/v1/item', { items: [{ cartId: basketId, ...item }] });
    expect(await add()).toMatchObject({ status: 409, errorId: 'GWP403' });
    expect(await add()).toMatchObject({ status: 409, errorId: 'GWP403' });
    shop.pass(2000);
    expect(await add()).toMatchObject({ status: 200, body: { items: [{}, item] } });
    expect((await add()).status).toBe(200);
  });

  test('refuses the add that would make the cart, and every shopper once', async () => {
    for (const by of [await shop.shopper(), await shop.shopper()]) {
      const make = () => by.call('POST', '/cart/v1/cartWithItem', { items: [item] });
      expect(await make()).toMatchObject({ status: 409, errorId: 'GWP403' });
      shop.pass(2000);
      expect((await make()).status).toBe(200);
    }
  });
});

test('a saved item gets another colour, with the page of that colour; its quantity stays', async () => {
  const by = await shop.shopper();
  const page = `/en-us/p/ridgeline-${goods.shoe.productId}`;
  const put = (body: object) => by.call<SavedForLater>('PUT', '/cart/v2/saveForLater', body);
  const saved = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0], qty: 2, pdpUrl: page };
  expect((await put(saved)).body.items).toMatchObject([{ pageUrl: page, qty: 2 }]);
  const size = { itemId: 'saved-1', productId: goods.shoe.productId, upc: goods.shoe.upcs[1] };
  expect((await put(size)).body.items).toMatchObject([{ pageUrl: page, upc: goods.shoe.upcs[1] }]);
  const { body } = await put({ itemId: 'saved-1', productId: slate.id, upc: '884501020024' });
  expect(body.items).toMatchObject([
    { itemId: 'saved-1', productId: slate.id, qty: 2, pageUrl: `/en-us/p/ridgeline-${slate.id}` },
  ]);
});

test('a saved item that gets the size of another one takes it in', async () => {
  const by = await shop.shopper();
  const put = (body: object) => by.call<SavedForLater>('PUT', '/cart/v2/saveForLater', body);
  const { productId, upcs } = goods.shoe;
  await put({ productId, upc: upcs[0], qty: 2 });
  await put({ productId, upc: upcs[1], qty: 3 });
  const { body } = await put({ itemId: 'saved-1', productId, upc: upcs[1] });
  expect(body.items).toMatchObject([{ itemId: 'saved-1', upc: upcs[1], qty: 5 }]);
  expect((await put({ itemId: 'saved-2', productId, upc: upcs[0] })).errorId).toBe('ORD404');
});
