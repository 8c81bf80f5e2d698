// Pays with wallets what was not agreed to, with what belongs to others, twice, and by events that nobody signed.
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Cart, Order, PaymentSession } from '#openapi/generated/waymark.gen.ts';
import { EVENT_TYPE } from '#src/commerce/payments/signed-event.ts';
import { readyCart } from '#tests/commerce/support/shop.ts';
import { shoppingOf } from '#tests/crash/shopping.ts';
import { addresses, type Client, inParallel, openGuest } from './client.ts';
import { atMost, isAnswer, type Line } from './line.ts';
import type { World } from './world.ts';

const TIMES = 20;
const SESSIONS = 1200;

interface Agreed {
  amount: number;
  currency: string;
  country: string;
}

interface Buyer {
  client: Client;
  cart: Cart;
}

async function openBuyer(url: string, address: string): Promise<Buyer> {
  const client = await openGuest(url, address);
  return { client, cart: await readyCart(client, ...shoppingOf(0).items) };
}

const sessionOf = async ({ client }: Pick<Buyer, 'client'>, query: string) =>
  (await client.call<PaymentSession>('GET', `/cart/v1/paymentSession?${query}`)).body;

/** Agrees in the sheet of Apple Pay to these amounts. */
async function agree(buyer: Buyer, { amount, currency }: Pick<Agreed, 'amount' | 'currency'>): Promise<string> {
  const { meta } = await sessionOf(buyer, 'paymentMethodId=CREDIT_CARD');
  const merchant = await sessionOf(buyer, 'paymentMethodId=DW_APPLE_PAY');
  const response = await fetch(new URL('wallet-tokens', meta.frameUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature: merchant.meta.merchantSession?.['signature'], amount, currency }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Approves a payment on PayPal's page. */
async function approve(buyer: Buyer): Promise<{ approval: string; orderId: string }> {
  const query = `paymentMethodId=CREDIT_CARD&paymentMethod=paypal&basketId=${buyer.cart.basketId}`;
  const { form, orderId = '' } = await sessionOf(buyer, query);
  if (!form) throw new Error('PayPal has no form');
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { origin: new URL(form.action).origin },
    body: new URLSearchParams({ ...form.fields, action: 'approve' }),
    redirect: 'manual',
  });
  const approval = new URL(response.headers.get('location') ?? buyer.client.url).searchParams.get('approval');
  return { approval: approval ?? '', orderId };
}

const place = ({ client, cart }: Buyer, code: string, additionalData: object) =>
  client.call<Order>(
    'PUT',
    '/cart/v2/checkout/order',
    {
      cartId: cart.basketId,
      cartVersion: cart.version,
      expectedTotal: cart.totals.total,
      paymentMethod: { code, additionalData },
    },
    { 'idempotency-key': crypto.randomUUID() },
  );

const trueOf = ({ totals: { remainingToPay: amount }, currency }: Cart): Agreed => ({
  amount,
  currency,
  country: 'US',
});
const said = ({ status, errorId }: { status: number; errorId: string | undefined }) =>
  `${status} ${errorId ?? ''}`.trim();
const allSaid = (answers: readonly { status: number; errorId: string | undefined }[]) =>
  [...new Set(answers.map(said))].toSorted().join(', ');

export async function attack({ urls }: World): Promise<Line[]> {
  const [url, second] = urls;
  return [
    ...(await placedAtOnce(urls)),
    ...(await altered(url)),
    ...(await ofOthers(url)),
    ...(await unsigned(url)),
    ...(await floods(url, second)),
  ];
}

/** One agreement, placed many times at once by two processes, and spent on two carts. */
async function placedAtOnce([url, second]: World['urls']): Promise<Line[]> {
  const buyer = await openBuyer(url, '192.0.2.70');
  const agreed = trueOf(buyer.cart);
  const token = await agree(buyer, agreed);
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, at) =>
      place({ ...buyer, client: at % 2 ? buyer.client.at(second) : buyer.client }, 'DW_APPLE_PAY', { token, agreed }),
    ),
  );
  const numbers = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber));
  const other = await openBuyer(url, '192.0.2.71');
  const again = await place(other, 'DW_APPLE_PAY', { token, agreed });
  const payPal = await openBuyer(url, '192.0.2.72');
  const { approval } = await approve(payPal);
  const twice = await Promise.all(Array.from({ length: TIMES }, () => place(payPal, 'PAYPAL', { token: approval })));
  const payPalNumbers = new Set(twice.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber));
  return [
    atMost('wallets: one sheet placed at once, two processes: orders', TIMES, numbers.size, 1),
    isAnswer('wallets: one sheet placed at once: has an order', TIMES, numbers.size, 1),
    isAnswer('wallets: its token on the cart of somebody else', 1, again.status, 402),
    isAnswer('wallets: one approval of PayPal placed at once: orders', TIMES, payPalNumbers.size, 1),
  ];
}

/** A sheet that showed another amount, currency or country, and a page that says so or not. */
async function altered(url: string): Promise<Line[]> {
  const buyer = await openBuyer(url, '192.0.2.73');
  const agreed = trueOf(buyer.cart);
  const lies: Partial<Agreed>[] = [
    { amount: 1 },
    { amount: agreed.amount - 1 },
    { currency: 'EUR' },
    { country: 'DE' },
  ];
  const told = [];
  for (const lie of lies) {
    const token = await agree(buyer, { ...agreed, ...lie });
    told.push(await place(buyer, 'DW_APPLE_PAY', { token, agreed: { ...agreed, ...lie } }));
  }
  // The page tells the true amount, the sheet showed a smaller one, or another currency.
  const hidden = [];
  for (const lie of lies.slice(0, 3)) {
    const token = await agree(buyer, { ...agreed, ...lie });
    hidden.push(await place(buyer, 'DW_APPLE_PAY', { token, agreed }));
  }
  const token = await agree(buyer, agreed);
  const without = await place(buyer, 'DW_APPLE_PAY', { token });
  const asCard = await place(buyer, 'CREDIT_CARD', { cardToken: token });
  const asPayPal = await place(buyer, 'PAYPAL', { token });
  const after = await place(buyer, 'DW_APPLE_PAY', { token: await agree(buyer, agreed), agreed });
  return [
    isAnswer('wallets: a sheet with another amount, currency or country', told.length, allSaid(told), '409 ORD415'),
    isAnswer(
      'wallets: a token of another amount or currency than is told',
      hidden.length,
      allSaid(hidden),
      '402 PAY400',
    ),
    isAnswer('wallets: a token without what the sheet showed', 1, without.errorId, 'PAY400'),
    isAnswer(
      'wallets: the token of a sheet as a card and as PayPal',
      2,
      allSaid([asCard, asPayPal]),
      '402 PAY400, 404 PYT404',
    ),
    isAnswer('wallets: the true sheet after all that', 1, after.status, 200),
  ];
}

/** The approval and the order at PayPal of another shopper. */
async function ofOthers(url: string): Promise<Line[]> {
  const owner = await openBuyer(url, '192.0.2.74');
  const thief = await openBuyer(url, '192.0.2.75');
  const { approval, orderId } = await approve(owner);
  const { basketId } = owner.cart;
  const query = 'paymentMethodId=CREDIT_CARD&paymentMethod=paypal';
  const instrument = { payment_method_id: 'PAYPAL', additionalDetails: { paymentData: approval } };
  const reads = [
    await thief.client.call('GET', `/cart/v1/paymentApproval?approval=${encodeURIComponent(approval)}`),
    await thief.client.call('GET', `/cart/v1/paymentApproval?approval=${encodeURIComponent(orderId)}`),
    await thief.client.call('GET', `/cart/v1/paymentSession?${query}&basketId=${basketId}`),
    await thief.client.call('PUT', '/cart/v1/paymentSession', { basketId, orderId }),
    await thief.client.call('PUT', '/cart/v1/paymentSession', { basketId: thief.cart.basketId, orderId }),
    await thief.client.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, instrument),
    await thief.client.call('POST', `/cart/v1/cart/${thief.cart.basketId}/paymentInstruments`, instrument),
  ];
  const spent = [
    await place(thief, 'PAYPAL', { token: approval }),
    await place(thief, 'PAYPAL', { token: orderId }),
    await place(thief, 'PAY_LATER', { token: approval }),
  ];
  const after = await place(owner, 'PAYPAL', { token: approval });
  return [
    isAnswer(
      'wallets: approvals and orders at PayPal of others, read, changed, put on a cart',
      reads.length,
      [...new Set(reads.map(({ status }) => status))].toSorted().join(', '),
      '403, 404',
    ),
    isAnswer('wallets: approvals of others, spent', spent.length, allSaid(spent), '402 PAY400'),
    isAnswer('wallets: their owner after that', 1, after.status, 200),
  ];
}

/** Events that give the money of an order back, which the provider did not sign. */
async function unsigned(url: string): Promise<Line[]> {
  const buyer = await openBuyer(url, '192.0.2.76');
  const agreed = trueOf(buyer.cart);
  const { body: order } = await place(buyer, 'DW_APPLE_PAY', { token: await agree(buyer, agreed), agreed });
  const event = {
    id: 'evt_forged',
    kind: 'refunded',
    authorisationId: order.payment_instruments[0]?.c_requestID ?? 'pay_1',
    orderReference: order.orderNumber,
    amount: agreed.amount,
    currency: agreed.currency,
    at: new Date().toISOString(),
  };
  const sign = (secret: string, typ: string, alg = 'HS256') =>
    new SignJWT(event).setProtectedHeader({ alg, typ }).sign(new TextEncoder().encode(secret));
  const signed = await sign('a secret of thirty-two letters or more', EVENT_TYPE);
  const [head = '', , seal = ''] = signed.split('.');
  const forged = [
    signed,
    await sign('a secret of thirty-two letters or more', 'JWT'),
    await sign('a secret of sixty-four letters or more, as the longer hash wants it', EVENT_TYPE, 'HS512'),
    new UnsecuredJWT(event).encode(),
    `${Buffer.from(JSON.stringify({ alg: 'none', typ: EVENT_TYPE })).toString('base64url')}.${signed.split('.')[1]}.`,
    `${head}.${Buffer.from(JSON.stringify({ ...event, amount: 1 })).toString('base64url')}.${seal}`,
    `${signed}x`,
    'a.b.c',
  ];
  const from = addresses(200, 70);
  const answers = await inParallel(from, 20, async (address, at) =>
    (await openGuest(url, address)).call('POST', '/cart/v1/paymentEvents', { signedEvent: forged[at % forged.length] }),
  );
  const { body: after } = await buyer.client.call<Order>('GET', `/cart/v2/checkout/order/${order.orderNumber}`);
  return [
    isAnswer(
      'wallets: events that the provider did not sign',
      answers.length,
      allSaid(answers),
      '400 API422, 403 AUT404',
    ),
    isAnswer('wallets: the order after that', 1, after.status, 'placed'),
  ];
}

/** Sessions by one guest, and by many guests of one address. */
async function floods(url: string, second: string): Promise<Line[]> {
  const ask = (client: Client) => client.call('GET', '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY');
  const opened = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;
  const lone = await openGuest(url, '192.0.2.76');
  const alone = await inParallel(Array.from({ length: 100 }), 20, (_, at) => ask(at % 2 ? lone : lone.at(second)));
  const guests = await inParallel(Array.from({ length: 30 }), 10, () => openGuest(url, '192.0.2.77'));
  const many = await inParallel(Array.from({ length: SESSIONS }), 20, (_, at) => {
    const guest = guests[at % guests.length] as Client;
    return ask(at % 2 ? guest : guest.at(second));
  });
  const elsewhere = await ask(await openGuest(url, '192.0.2.78'));
  return [
    atMost('wallets: sessions of one guest, two processes', alone.length, opened(alone), 60, ' opened'),
    atMost('wallets: sessions of one address, 30 guests, two processes', SESSIONS, opened(many), 1000, ' opened'),
    isAnswer('wallets: a session from another address meanwhile', 1, elsewhere.status, 200),
  ];
}
