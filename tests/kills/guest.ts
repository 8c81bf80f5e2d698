import type { Address, Cart, Order, PaymentSession, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';

/** What a guest buys, and how it is paid. */
export interface Shopping {
  items: { productId: string; upc: string; qty: number }[];
  coupon?: string;
  /** `amount` in minor units; without it as much as the order takes. */
  giftCard?: { number: string; pin: string; amount?: number };
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** A guest with a cart that only has to be placed, over HTTP alone. */
export interface Guest {
  /** The cart as the shop showed it last. */
  cart: Cart;
  /** Sends the order; the same idempotency key and body each time, but for a card that was given anew. */
  place(): Promise<Answer<Order>>;
  /** Types the card again: a token that the provider has used up pays nothing. */
  giveCard(): Promise<void>;
  /** Whether there is an order, as a page asks that got no answer. */
  findOrder(): Promise<Answer<Order>>;
}

const maya: Address = {
  firstName: 'Maya',
  lastName: 'Chen',
  email: 'maya@example.com',
  phone: '4155550134',
  phoneCode: '1',
  addressLine1: '120 Larkspur Lane',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
};
const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2034, securityCode: '737', name: 'Maya Chen' };

export async function guestAtPlacing(url: string, { items, coupon, giftCard }: Shopping): Promise<Guest> {
  let cookie = '';
  async function call<Body>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer<Body>> {
    const headers = { origin: url, 'content-type': 'application/json', 'x-locale': 'en-us', cookie, ...more };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return { status: response.status, body: (await response.json()) as Body };
  }
  async function must<Body = Cart>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await call<Body>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  await must('POST', '/token/v2/auth/token', {});
  const { basketId } = await must('POST', '/cart/v1/cartWithItem', { items });
  await must('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [{ ...maya, shippingId: 'me' }] });
  let cart = await must('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: maya });
  if (coupon) cart = await must('PUT', '/cart/v1/coupon', { cartId: basketId, code: coupon });
  if (giftCard) {
    const { number, pin, amount } = giftCard;
    const instrument = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, c_gcPin: pin, ...(amount ? { amount } : {}) };
    cart = await must('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, instrument);
  }

  const key = crypto.randomUUID();
  let paymentMethod: PlaceOrderRequest['paymentMethod'];
  async function giveCard(): Promise<void> {
    const query = new URLSearchParams({ paymentMethodId: 'CREDIT_CARD', referer: `${url}/en-us/checkout` });
    const { meta } = await must<PaymentSession>('GET', `/cart/v1/paymentSession?${query}`);
    const response = await fetch(new URL('tokens', meta.frameUrl), {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/json', 'x-client-key': meta.clientKey },
      body: JSON.stringify({ sessionId: meta.sessionId, ...card }),
    });
    const { token } = (await response.json()) as { token: string };
    paymentMethod = { code: 'CREDIT_CARD', additionalData: { cardToken: token, cardType: 'visa' } };
  }
  if (cart.totals.remainingToPay > 0) await giveCard();

  return {
    cart,
    giveCard,
    place: () =>
      call<Order>(
        'PUT',
        '/cart/v2/checkout/order',
        { cartId: basketId, cartVersion: cart.version, expectedTotal: cart.totals.total, ...(paymentMethod ? { paymentMethod } : {}) },
        { 'idempotency-key': key },
      ),
    findOrder: () => call<Order>('GET', `/cart/v1/cart/${basketId}/order`),
  };
}
