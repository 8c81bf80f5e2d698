import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { createSmtpMailer } from '#src/commerce/mail/smtp-mailer.ts';
import { goods } from './support/seed.ts';
import { caller, cartWith, openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => void shop.logged.splice(0));
afterAll(() => shop.close());

const refusals = () =>
  shop.logged.filter(({ message }) => message === 'refused').map(({ level, facts }) => ({ level, ...facts }));

test('a refusal of an operation is one line: operation, code, field, role, correlation id', async () => {
  const guest = await shop.shopper();
  const { basketId } = await cartWith(guest, shoe);
  shop.logged.splice(0);
  const answer = await guest.call(
    'PUT',
    '/cart/v1/coupon',
    { cartId: basketId, code: 'MAYA10' },
    { 'x-correlation-id': id },
  );
  expect(answer.headers.get('x-correlation-id')).toBe(id);
  expect(refusals()).toEqual([
    {
      level: 'info',
      operation: 'applyCoupon',
      errorId: 'PRM130',
      status: 422,
      field: '/code',
      role: 'GUEST',
      correlationId: id,
    },
  ]);
  expect(JSON.stringify(shop.logged)).not.toContain('MAYA');
});

test('names the role of the token: none, forged or a guest’s', async () => {
  const guest = await shop.shopper();
  for (const token of ['', 'forged', guest.token])
    await caller(shop.commerce, token, 'POST', '/cart/v1/item', { items: 1 });
  expect(refusals()).toMatchObject([
    { role: 'NONE' },
    { role: 'NONE' },
    { role: 'GUEST', operation: 'addItems', errorId: 'API422', field: '/items' },
  ]);
});

test('an unknown field name from the request is not in the line', async () => {
  const guest = await shop.shopper();
  const body = { 'maya@example.com': 1, items: [{ '+14155550134': 'Maya Chen' }] };
  await guest.call('POST', '/cart/v1/item?maya=chen', body);
  await caller(shop.commerce, '', 'GET', '/consumers-v3/maya@example.com');
  expect(refusals()).toHaveLength(2);
  expect(refusals()[0]).toMatchObject({ field: expect.stringMatching(/^\/[\w/*-]+$/) });
  expect(refusals()[1]).toMatchObject({ operation: 'unknown', errorId: 'API404' });
  expect(JSON.stringify(shop.logged)).not.toMatch(/maya|chen|4155550134/i);
});

test('an order that the bank declines is one line, without the address', async () => {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, shoe);
  shop.logged.splice(0);
  await place(guest, cart, 'tok_declined');
  expect(refusals()).toMatchObject([
    { operation: 'placeOrder', errorId: 'PAY400', field: '/paymentMethod', role: 'GUEST' },
  ]);
  // The random id of a call may contain any digits.
  const withoutIds = (key: string, value: unknown) => (key === 'correlationId' ? undefined : value);
  expect(JSON.stringify(shop.logged, withoutIds)).not.toMatch(/maya|chen|larkspur|415/i);
});

test('an answer that is not a refusal causes no line', async () => {
  const guest = await shop.shopper();
  await cartWith(guest, shoe);
  expect(refusals()).toEqual([]);
});

/** A mail server that refuses every recipient and repeats the address in its answer, as real ones do. */
async function refusingMailServer(): Promise<{ server: Server; url: string }> {
  const answers: [RegExp, (line: string) => string][] = [
    [/^EHLO|^HELO/i, () => '250 mail.example'],
    [/^RCPT TO:/i, (line) => `550 5.1.1 ${line.slice(8)}: recipient rejected`],
    [/^QUIT/i, () => '221 bye'],
    [/^/, () => '250 ok'],
  ];
  const server = createServer((socket: Socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const [, reply = () => ''] = answers.find(([pattern]) => pattern.test(line)) ?? [];
        socket.write(`${reply(line)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('a mail server that refuses a recipient causes no email address in the log', async () => {
  const { server, url } = await refusingMailServer();
  const other = await openTestShop({ mailer: createSmtpMailer({ url, from: 'orders@shop.example' }) });
  const guest = await other.shopper();
  const { body } = await place(guest, await readyCart(guest, shoe));
  expect((body as Order).status).toBe('placed');
  const tried = () => other.logged.filter(({ message }) => message === 'not done yet; tried again later');
  await expect.poll(() => tried().length, { timeout: 10_000 }).toBe(1);
  expect(tried()[0]?.facts).toMatchObject({
    kind: 'order-confirmation',
    error: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
  });
  expect(JSON.stringify(other.logged)).not.toMatch(/@|maya/i);
  await other.close();
  server.close();
});
