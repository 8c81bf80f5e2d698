// The payment provider sends an endless answer, and refuses the shop's key.
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readyCart } from '#tests/commerce/support/shop.ts';
import { shoppingOf } from '#tests/crash/shopping.ts';
import { openGuest } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

const MEGABYTES = 400;
const TRIES = 5;

/** Sends as much as the other side accepts. */
async function pour(response: ServerResponse): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024, 0x20);
  const gone = once(response, 'close');
  for (let sent = 0; sent < MEGABYTES && !response.destroyed; sent += 1) {
    if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), gone]);
  }
  response.end();
}

async function openProvider(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const said = ({ status, errorId }: { status: number; errorId: string | undefined }) =>
  errorId ? `${status} ${errorId}` : String(status);

export async function attack(world: World): Promise<Line[]> {
  let isEndless = true;
  const provider = await openProvider((request, response) => {
    request.resume();
    response.writeHead(isEndless ? 200 : 401, { 'content-type': 'application/json' });
    if (isEndless) void pour(response);
    else response.end('{"error":{"code":"unauthorised","message":"unknown key"}}');
  });
  const shop = await world.openAlone({
    PAYMENT_PROVIDER_URL: provider.url,
    PAYMENT_PROVIDER_KEY: 'a key of the bench alone',
  });
  const place = async () => {
    const guest = await openGuest(shop.url, '192.0.2.60');
    const cart = await readyCart(guest, ...shoppingOf(0).items);
    const paymentMethod = { code: 'CREDIT_CARD', additionalData: { cardToken: 'tok_of_the_bench', cardType: 'visa' } };
    const order = { cartId: cart.basketId, cartVersion: cart.version, expectedTotal: cart.totals.total, paymentMethod };
    const session = await guest.call(
      'GET',
      `/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD&referer=${encodeURIComponent(`${shop.url}/en-us/checkout`)}`,
    );
    return { session, answer: await guest.call('PUT', '/cart/v2/checkout/order', order) };
  };
  isEndless = false;
  const refused = await place();
  isEndless = true;
  const before = await shop.ask<number>('peak');
  const endless = [];
  for (let at = 0; at < TRIES; at += 1) endless.push((await place()).answer);
  const grown = (await shop.ask<number>('peak')) - before;
  await shop.stop();
  await provider.close();
  return [
    isAnswer(
      'payment provider refuses our key: opening the payment is answered',
      1,
      said(refused.session),
      '503 GEN500',
    ),
    isAnswer('payment provider refuses our key: the order is answered', 1, said(refused.answer), '503 GEN500'),
    isAnswer(
      `payment provider answers ${MEGABYTES} MB: the order is answered`,
      TRIES,
      [...new Set(endless.map(said))].join(', '),
      '503 API503',
    ),
    atMost(
      `payment provider answers ${MEGABYTES} MB: memory that the shop needs more`,
      TRIES * 2,
      Math.max(0, grown),
      100,
      ' MB',
    ),
  ];
}
