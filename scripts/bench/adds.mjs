// Adds to carts over HTTP by eight guests at once, on the embedded database.
import { guest, openShop } from './shop.mjs';

const GUESTS = 8;
const SECONDS = 6;
/** Seconds after the opening until the shop has built its search indexes and V8 has optimised its code. */
const OPENING = 20;

async function addsOf(url, item, until) {
  const headers = await guest(url);
  const cart = await (await fetch(`${url}/cart/v1/cart`, { method: 'POST', headers, body: '{}' })).json();
  let count = 0;
  const times = [];
  while (performance.now() < until) {
    const began = performance.now();
    const body = JSON.stringify({ items: [{ ...item, cartId: cart.basketId, qty: 1 }] });
    const answer = await fetch(`${url}/cart/v1/item`, { method: 'POST', headers, body });
    if (!answer.ok) {
      // The line is full: start over with an empty cart.
      const { items } = await (await fetch(`${url}/cart/v1/cart/${cart.basketId}`, { headers })).json();
      const removal = JSON.stringify({ cartId: cart.basketId, itemId: items[0].itemId });
      await fetch(`${url}/cart/v1/item`, { method: 'DELETE', headers, body: removal });
      continue;
    }
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    count += 1;
  }
  return { count, times };
}

export async function measure() {
  const shop = await openShop();
  const { products } = await (await fetch(`${shop.url}/products/v2/catalog?locale=en-us&count=1`)).json();
  const { variants } = await (
    await fetch(`${shop.url}/products/v2/products/${products[0].id}/details?locale=en-us`)
  ).json();
  const { upc } = variants.find(({ productInventoryState }) => productInventoryState === 'InStock');
  const item = { productId: products[0].id, upc };
  const run = async (seconds) => {
    const until = performance.now() + seconds * 1000;
    return Promise.all(Array.from({ length: GUESTS }, () => addsOf(shop.url, item, until)));
  };
  const opening = await run(SECONDS);
  await run(OPENING - SECONDS);
  const results = await run(SECONDS);
  await shop.close();
  const rate = (adds) => Math.round(adds.reduce((sum, { count }) => sum + count, 0) / SECONDS);
  const perSecond = rate(results);
  const times = results.flatMap((one) => one.times).sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] * 10) / 10;
  return [
    {
      what: `adds to carts over HTTP, ${GUESTS} guests, embedded database (p99 ${p99} ms; ${rate(opening)} in the first ${SECONDS} seconds after the start)`,
      value: perSecond,
      unit: '1/s',
      wanted: 'at least 500',
      isMet: perSecond >= 500,
    },
  ];
}
