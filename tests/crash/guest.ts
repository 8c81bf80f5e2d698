import { createHash, randomBytes } from 'node:crypto';
import type {
  AddPaymentInstrumentRequest,
  Cart,
  Order,
  PaymentSession,
  PlaceOrderRequest,
} from '#openapi/generated/waymark.gen.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { mayasAddress } from '#tests/people.ts';

/** What a guest buys and how it is paid. A card or a plan pays what `pays` leaves. */
export interface Shopping {
  items: { productId: string; upc: string; qty: number }[];
  coupon?: string;
  /** Email of the customer who signs in; without it a guest. */
  email?: string;
  /**
   * In the order in which they are added to the cart. `amount` is in minor units; without it as much as possible is
   * paid.
   */
  pays?: AddPaymentInstrumentRequest[];
  /** Who approves what pays: the lender, PayPal, or the sheet of Apple Pay. Without it a card pays. */
  plan?: 'pay_later' | 'paypal' | 'apple_pay';
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** A guest or customer whose cart only has to be placed. Uses HTTP only. */
export interface Guest {
  /** The cart as the shop showed it last. */
  cart: Cart;
  /** Sends the order, with the same idempotency key and body each time until the card is entered again. */
  place(): Promise<Answer<Order>>;
  /** Enters the card or asks the lender again: a token that the provider has used cannot pay. */
  giveToken(): Promise<void>;
  /** Asks for the cart's order, as a page does that got no answer. */
  findOrder(): Promise<Answer<Order>>;
}

const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2034, securityCode: '737', name: 'Maya Chen' };

export async function guestAtPlacing(url: string, { items, coupon, email, pays = [], plan }: Shopping): Promise<Guest> {
  const jar = new Map<string, string>();
  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: url, 'content-type': 'application/json', 'x-locale': 'en-us', cookie, ...more };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Body };
  }
  async function must<Body = Cart>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await call<Body>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function signIn(username: string): Promise<void> {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const asked = { type: 'Registered', username, password: demoPassword, codeChallenge };
    const { authorizationCode } = await must<{ authorizationCode: string }>('POST', '/consumers-v3/auth/signin', asked);
    await must('POST', '/token/v2/auth/token', { grant: 'registered', authorizationCode, codeVerifier });
  }

  await (email ? signIn(email) : must('POST', '/token/v2/auth/token', {}));
  const { basketId } = await must('POST', '/cart/v1/cartWithItem', { items });
  await must('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [{ ...mayasAddress, shippingId: 'me' }],
  });
  let cart = await must('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address: mayasAddress });
  if (coupon) cart = await must('PUT', '/cart/v1/coupon', { cartId: basketId, code: coupon });
  for (const one of pays) cart = await must('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, one);

  let key = crypto.randomUUID();
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
  /** Approves a plan on its provider's page; the redirect back carries the approval. */
  async function approve(method: 'pay_later' | 'paypal'): Promise<void> {
    const query = new URLSearchParams({
      paymentMethodId: 'CREDIT_CARD',
      paymentMethod: method,
      basketId,
      referer: `${url}/en-us/checkout`,
    });
    const { form } = await must<PaymentSession>('GET', `/cart/v1/paymentSession?${query}`);
    if (!form) throw new Error('the provider has no form');
    const body = new URLSearchParams({ ...form.fields, action: 'approve' });
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { origin: new URL(form.action).origin },
      body,
      redirect: 'manual',
    });
    const approval = new URL(response.headers.get('location') ?? url).searchParams.get('approval');
    if (!approval) throw new Error(`the provider answered ${response.status} and no approval`);
    paymentMethod = { code: method === 'paypal' ? 'PAYPAL' : 'PAY_LATER', additionalData: { token: approval } };
  }
  /** Agrees in the sheet of the wallet to what the cart has left to pay. */
  async function agree(): Promise<void> {
    const { meta } = await must<PaymentSession>('GET', '/cart/v1/paymentSession?paymentMethodId=CREDIT_CARD');
    const merchant = await must<PaymentSession>('GET', '/cart/v1/paymentSession?paymentMethodId=DW_APPLE_PAY');
    const agreed = { amount: cart.totals.remainingToPay, currency: cart.currency };
    const response = await fetch(new URL('wallet-tokens', meta.frameUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signature: merchant.meta.merchantSession?.['signature'], ...agreed }),
    });
    const { token } = (await response.json()) as { token: string };
    paymentMethod = { code: 'DW_APPLE_PAY', additionalData: { token, agreed: { ...agreed, country: 'US' } } };
  }
  const giveToken = async (): Promise<void> => {
    // Paying with another card is a new attempt and gets its own key.
    key = crypto.randomUUID();
    if (plan === 'apple_pay') await agree();
    else await (plan ? approve(plan) : giveCard());
  };
  if (cart.totals.remainingToPay > 0) await giveToken();

  return {
    cart,
    giveToken,
    place: () =>
      call<Order>(
        'PUT',
        '/cart/v2/checkout/order',
        {
          cartId: basketId,
          cartVersion: cart.version,
          expectedTotal: cart.totals.total,
          ...(paymentMethod ? { paymentMethod } : {}),
        },
        { 'idempotency-key': key },
      ),
    findOrder: () => call<Order>('GET', `/cart/v1/cart/${basketId}/order`),
  };
}
