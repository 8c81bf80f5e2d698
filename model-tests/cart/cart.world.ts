import type { APIResponse, Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { begunSession } from '#src/domain/begun-session.ts';
import { mayasAddress } from '#tests/people.ts';

/** A pair of socks: too cheap for a promotion that adds a gift, and with plenty of stock. */
export const article = { productId: 'WMSK1001MOS', upc: '843110010084', qty: 1 };
export const address = mayasAddress;

async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Calls the service as another device of the same shopper: with the page's cookies, but its requests are not held. */
export function service(page: Page) {
  const { origin } = new URL(page.url());
  const headers = { origin, 'x-locale': 'en-us' };
  const call = async <Body>(method: string, path: string, data?: unknown) =>
    bodyOf<Body>(await page.context().request.fetch(origin + path, { method, headers, ...(data ? { data } : {}) }));
  return { origin, call };
}

/**
 * Opens the cart page and waits for its session: a call made earlier has no token, or the page's session replaces its
 * token.
 */
export async function openWithSession(page: Page): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
}

export const basketOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as { basketId?: string }).basketId ?? '',
  );

/** Makes the browser one of a returning guest, whose cart has a pair of socks. */
export async function visitBefore(page: Page): Promise<void> {
  const { call } = service(page);
  const session = await call<{ consumerNo: string; consumerType: string }>('POST', '/token/v2/auth/token', {
    grant: 'guest',
  });
  const { basketId } = await call<Cart>('POST', '/cart/v1/cartWithItem', { items: [article] });
  const stored = JSON.stringify({ consumerNo: session.consumerNo, consumerType: session.consumerType, basketId });
  await page.evaluate(
    ([value, begun]) => {
      localStorage.setItem('waymark.session', value);
      // Set by this page, which asked for a session: the stored visit waits for none.
      document.cookie = `${begun}=; Path=/; Max-Age=0`;
    },
    [stored, begunSession] as const,
  );
}

/** Replaces the guest in the browser: the cart that the page knows belongs to somebody else now. */
export async function becomeAnother(page: Page): Promise<void> {
  await page.context().clearCookies();
  await service(page).call('POST', '/token/v2/auth/token', { grant: 'guest' });
}

/**
 * Orders and pays the shopper's cart on another device, so that the service answers 404 for it. Does nothing if it is
 * gone already.
 */
export async function orderElsewhere(page: Page): Promise<void> {
  const { call, origin } = service(page);
  const basketId = await basketOf(page);
  const found = await page.context().request.get(`${origin}/cart/v1/cart/${basketId}`);
  if (found.status() === 404) return;
  await fillElsewhere(page);
  await call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [address] });
  const cart = await call<Cart>('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address });
  const referer = encodeURIComponent(`${origin}/en-us/checkout`);
  const { meta } = await call<{ meta: { clientKey: string; sessionId: string } }>(
    'GET',
    `/cart/v1/paymentSession?referer=${referer}&paymentMethodId=CREDIT_CARD`,
  );
  const card = { number: '4111111111111111', expiryMonth: 3, expiryYear: 2030, securityCode: '737', name: 'Maya Chen' };
  const { token } = await bodyOf<{ token: string }>(
    await page.context().request.post(`${origin}/sandbox/payments/v1/tokens`, {
      headers: { 'x-client-key': meta.clientKey },
      data: { sessionId: meta.sessionId, ...card },
    }),
  );
  await call('PUT', '/cart/v2/checkout/order', {
    cartId: basketId,
    cartVersion: cart.version,
    expectedTotal: cart.totals.total,
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { cardToken: token } },
  });
}

/** Makes sure that the cart has the pair of socks when the page reads it. */
export async function fillElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const cartId = await basketOf(page);
  const { items } = await call<Cart>('GET', `/cart/v1/cart/${cartId}`);
  if (items.length === 0) await call('POST', '/cart/v1/item', { items: [{ ...article, cartId }] });
}

/** Makes sure that the promo code is applied already, or is not, when the page asks for it. */
export async function setCode(page: Page, code: string, isThere: boolean): Promise<void> {
  const { call } = service(page);
  const cartId = await basketOf(page);
  const cart = await call<Cart>('GET', `/cart/v1/cart/${cartId}`);
  const wasThere = cart.couponItems.some((item) => item.code === code);
  if (wasThere !== isThere) await call(isThere ? 'PUT' : 'DELETE', '/cart/v1/coupon', { cartId, code });
}

/** Tells the page, as another tab of the shop does, that the cart has changed. */
export async function tellFromAnotherTab(page: Page, namesCart: boolean): Promise<void> {
  const basketId = namesCart ? await basketOf(page) : null;
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(
    (id) => localStorage.setItem('waymark.cart', JSON.stringify({ basketId: id, change: crypto.randomUUID() })),
    basketId,
  );
  await tab.close();
}
