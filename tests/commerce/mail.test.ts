import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { createMailbox } from '#src/sandbox/mail/mailbox.ts';
import { goods } from './support/seed.ts';
import { openTestShop, place, readyCart, type TestShop } from './support/shop.ts';
import type { KeptMail } from '#src/sandbox/mail/mail.types.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => {
  shop.mailServer.isDown = false;
});
afterAll(() => shop.close());

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const newOrder = async (): Promise<Order> => {
  const guest = await shop.shopper();
  return (await place(guest, await readyCart(guest, shoe))).body;
};
const emailsOf = (order: Order) => shop.emails.filter(({ id }) => id === `order-confirmation:${order.orderNumber}`);

test('an order causes one email with the items, the total and a link to the order', async () => {
  const order = await newOrder();
  await expect.poll(() => emailsOf(order).length).toBe(1);
  const [email] = emailsOf(order);
  expect(email).toMatchObject({ to: 'maya@example.com', subject: `Your order ${order.orderNumber}` });
  const link = `http://shop.test/en-us/order-lookup/${order.orderNumber}?st=${order.st}`;
  for (const body of [email?.html, email?.text]) {
    expect(body).toContain(order.items[0]?.name);
    expect(body).toContain(link);
    expect(body).toContain(`$${(order.totals.total / 100).toFixed(2)}`);
  }
  expect(email?.html).toMatch(/<img src="http:\/\/shop\.test\/images\/product\/[^"]+fmt=jpeg" alt=""/);
  expect(email?.html).not.toMatch(/<(script|link)\b/);
  await (await shop.start()).close();
  expect(emailsOf(order)).toHaveLength(1);
});

test('names the store beside each item that is collected there', async () => {
  const guest = await shop.shopper();
  const order = (await place(guest, await readyCart(guest, { ...shoe, storeId: '1001' }))).body;
  await expect.poll(() => emailsOf(order).length).toBe(1);
  expect(emailsOf(order)[0]?.text).toMatch(/ · Pick up in store: Waymark Boulder/);
});

test('input of the shopper is escaped in the email', async () => {
  const guest = await shop.shopper();
  const cart = await readyCart(guest, shoe);
  await guest.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, {
    addresses: [{ ...cart.shippingAddress, addressLine2: '<b>Loft</b> & "Co"', country: 'US' }],
  });
  const now = (await guest.call('GET', `/cart/v1/cart/${cart.basketId}`)).body;
  const { body: order } = await place(guest, now);
  await expect.poll(() => emailsOf(order).length).toBe(1);
  expect(emailsOf(order)[0]?.html).toContain('&lt;b&gt;Loft&lt;/b&gt; &amp; &quot;Co&quot;');
});

test('a mail server that is down delays no order, and the email is sent when it is back', async () => {
  shop.mailServer.isDown = true;
  const order = await newOrder();
  expect(order.status).toBe('placed');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(emailsOf(order)).toHaveLength(0);
  shop.mailServer.isDown = false;
  shop.pass(31_000);
  const next = await shop.start();
  await expect.poll(() => emailsOf(order).length).toBe(1);
  await next.close();
});

test('if a process dies between the order and its email, the next one sends it', async () => {
  const order = await newOrder();
  await expect.poll(() => emailsOf(order).length).toBe(1);
  // The state after a process ended before it sent the email, or while it sent it.
  await shop.database.raw(`UPDATE outbox SET done_at = NULL, attempts = 1, due_at = now() WHERE about = $1`, [
    order.orderNumber,
  ]);
  const next = await shop.start();
  await expect.poll(() => emailsOf(order).length).toBe(2);
  expect(new Set(emailsOf(order).map(({ id }) => id)).size).toBe(1);
  await next.close();
});

test('an order that the bank refused causes no email', async () => {
  const guest = await shop.shopper();
  const before = shop.emails.length;
  expect((await place(guest, await readyCart(guest, shoe), 'tok_declined')).status).toBe(402);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.emails).toHaveLength(before);
});

test('the sandbox mailbox stores an email once, shows it as text and HTML, and blocks its scripts', async () => {
  const kept = new Map<string, KeptMail>();
  let now = new Date('2026-11-22T10:00:00Z');
  const mailbox = createMailbox({
    clock: () => now,
    store: {
      insertIfAbsent: async (mail) => void (kept.has(mail.id) || kept.set(mail.id, mail)),
      forget: async (before) => {
        for (const [id, { sentAt }] of kept) if (Date.parse(sentAt) < before.getTime()) kept.delete(id);
      },
      find: async (id) => kept.get(id) ?? null,
      newest: async () => [...kept.values()],
    },
  });
  const mail = {
    id: 'order-confirmation:WM1',
    to: 'a@example.com',
    subject: 'Your <order>',
    html: '<p>Hello</p>',
    text: 'Hello',
  };
  await mailbox.send(mail);
  await mailbox.send(mail);
  const get = async (path: string) => {
    const response = await mailbox.fetch(new Request(`http://shop.test/sandbox/mail${path}`), async () => undefined);
    return {
      status: response.status,
      body: await response.text(),
      policy: response.headers.get('content-security-policy'),
    };
  };
  const list = await get('');
  expect(list.body.match(/<li>/g)).toHaveLength(1);
  expect(list.body).toContain('Your &lt;order&gt;');
  // The policy allows nothing but the pictures of the products.
  expect(list.policy).toContain("default-src 'none'; img-src 'self';");
  expect((await get('/order-confirmation%3AWM1')).body).toContain('<pre>Hello</pre>');
  expect((await get('/order-confirmation%3AWM1?as=html')).body).toBe('<p>Hello</p>');
  expect((await get('/order-confirmation%3AWM1?as=text')).body).toBe('Hello');
  expect((await get('/nobody')).status).toBe(404);
  // Emails are deleted after 30 days.
  now = new Date('2026-12-22T10:00:01Z');
  await mailbox.send({ ...mail, id: 'order-confirmation:WM2' });
  expect([...kept.keys()]).toEqual(['order-confirmation:WM2']);
});
