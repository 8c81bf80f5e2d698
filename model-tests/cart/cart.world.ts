import type { APIResponse, Page } from '@playwright/test';
import type { Cart } from '#openapi/generated/waymark.gen.ts';

/** A sock: cheap enough that no promotion adds a gift, and far from sold out. */
export const article = { productId: 'WMSK1001MOS', upc: '843110010084', qty: 1 };
export const address = {
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

async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** The service as another device of the same shopper: its requests are not held, its cookies are the page's. */
export function service(page: Page) {
  const { origin } = new URL(page.url());
  const headers = { origin, 'x-locale': 'en-us' };
  const call = async <Body>(method: string, path: string, data?: unknown) =>
    bodyOf<Body>(await page.context().request.fetch(origin + path, { method, headers, ...(data ? { data } : {}) }));
  return { origin, call };
}

/** The cart's page with a session of its own: what is called before that has no token, or loses it to the page's. */
export async function openWithSession(page: Page): Promise<void> {
  await page.goto('/en-us/cart');
  await page.waitForFunction(() => localStorage.getItem('waymark.session') !== null);
}

export const basketOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as { basketId?: string }).basketId ?? '',
  );

/** A guest who was here before and left a pair of socks in the cart: what the next visit finds. */
export async function visitBefore(page: Page): Promise<void> {
  const { call } = service(page);
  const session = await call<{ consumerNo: string; consumerType: string }>('POST', '/token/v2/auth/token', {
    grant: 'guest',
  });
  const { basketId } = await call<Cart>('POST', '/cart/v1/cartWithItem', { items: [article] });
  const stored = JSON.stringify({ consumerNo: session.consumerNo, consumerType: session.consumerType, basketId });
  await page.evaluate((value) => localStorage.setItem('waymark.session', value), stored);
}

/** Another guest takes over the browser: the cart that the page knows is not theirs. */
export async function becomeAnother(page: Page): Promise<void> {
  await page.context().clearCookies();
  await service(page).call('POST', '/token/v2/auth/token', { grant: 'guest' });
}

/** The shopper's cart is ordered and paid on another device: it is gone, unless it was already. */
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

/** What the page will read has the pair of socks in it, whatever was done before. */
export async function fillElsewhere(page: Page): Promise<void> {
  const { call } = service(page);
  const cartId = await basketOf(page);
  const { items } = await call<Cart>('GET', `/cart/v1/cart/${cartId}`);
  if (items.length === 0) await call('POST', '/cart/v1/item', { items: [{ ...article, cartId }] });
}

/** Whether the promo code is in the cart already, when the page asks for it. */
export async function setCode(page: Page, code: string, isThere: boolean): Promise<void> {
  const { call } = service(page);
  const cartId = await basketOf(page);
  const cart = await call<Cart>('GET', `/cart/v1/cart/${cartId}`);
  const wasThere = cart.couponItems.some((item) => item.code === code);
  if (wasThere !== isThere) await call(isThere ? 'PUT' : 'DELETE', '/cart/v1/coupon', { cartId, code });
}

/** Another tab of the shop tells that it changed the cart. */
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
