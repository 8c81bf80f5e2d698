import type { Page } from '@playwright/test';
import { isCollected, isCovered, isEmpty, isShipped } from '#machines/checkout/checkout.cart.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { address, article, basketOf, service } from '#model-tests/cart/cart.world.ts';

/** Changes that the shopper makes to the cart on another device, without the page knowing. */

const giftCard = { productId: 'WMGC1001MOS', upc: '849010010001', qty: 1 };

/** A gift card whose balance pays many orders. */
const deepCard = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000069', c_gcPin: '2750' };

/** Boulder, to which items are sent that it does not have in stock. */
const storeId = '1001';

/** Makes calls that change the cart. Returns true if the cart's version has changed. */
async function change(
  page: Page,
  work: (
    cart: Cart,
    call: (method: string, path: string, body?: object) => Promise<Cart>,
    cartId: string,
  ) => Promise<unknown>,
): Promise<boolean> {
  const { call } = service(page);
  const cartId = await basketOf(page);
  const read = () => call<Cart>('GET', `/cart/v1/cart/${cartId}`);
  const before = await read();
  await work(before, call<Cart>, cartId);
  return (await read()).version !== before.version;
}

/** Gives the cart the items, addresses, delivery and payment of the fixture. Returns true if that changed it. */
export const makeCart = (page: Page, wanted: Cart | null): Promise<boolean> =>
  change(page, async (before, call, cartId) => {
    let cart = before;
    const items = isEmpty(wanted) ? [] : [isShipped(wanted) ? article : giftCard];
    for (const { itemId, productId } of before.items)
      if (!items.some((item) => item.productId === productId))
        cart = await call('DELETE', '/cart/v1/item', { cartId, itemId });
    for (const item of items)
      if (!before.items.some(({ productId }) => productId === item.productId))
        cart = await call('POST', '/cart/v1/item', { items: [{ ...item, cartId }] });
    if (!isEmpty(wanted)) {
      const action = isCollected(wanted) ? 'sts' : 'home';
      for (const { itemId } of isCollected(wanted) === isCollected(cart) ? [] : cart.items)
        cart = await call('PUT', `/cart/v1/cart/${cartId}/item?action=${action}`, {
          itemId,
          ...(action === 'sts' ? { storeId } : {}),
        });
    }
    const shipping = `/cart/v2/cart/${cartId}/shippingAddress`;
    if (!wanted) return;
    const contact = isCollected(wanted) ? wanted.shippingMethods[0]?.address : undefined;
    if (!wanted.shippingAddress && (cart.shippingAddress || isCollected(cart))) cart = await call('DELETE', shipping);
    if (contact) cart = await call('POST', shipping, { addresses: [contact], context: 'COLLECTION' });
    if (wanted.shippingAddress && !cart.shippingAddress?.phone)
      cart = await call('POST', shipping, { addresses: [address] });
    if (wanted.billingAddress && !cart.billingAddress)
      cart = await call('POST', `/cart/v1/cart/${cartId}/billingAddress`, { address });
    const code = isCollected(wanted) ? undefined : wanted.shippingMethods[0]?.code;
    if (code && cart.shippingMethods[0]?.code !== code)
      cart = await call('POST', '/cart/v1/shippingMethod', { cartId, shippingId: 'me', code });
    const instruments = `/cart/v1/cart/${cartId}/paymentInstruments`;
    if (isCovered(wanted) && !isCovered(cart)) await call('POST', instruments, deepCard);
    if (!isCovered(wanted))
      for (const { payment_instrument_id } of cart.payment_instruments)
        await call('DELETE', instruments, { payment_instrument_id });
  });

/** Adds one of each item, which changes the total. */
export const takeOneMore = (page: Page) =>
  change(page, async ({ items }, call, cartId) => {
    for (const { itemId, qty } of items) await call('PUT', `/cart/v1/cart/${cartId}/item`, { itemId, qty: qty + 1 });
  });

/** The account at PayPal has no phone. */
export const giveAddressOfWallet = (page: Page) =>
  change(page, (_, call, cartId) => {
    const { phone: _phone, ...rest } = address;
    return call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { context: 'PAYPAL_EXPRESS', addresses: [rest] });
  });

export const forgetBillingAddress = (page: Page) =>
  change(page, (_, call, cartId) => call('DELETE', `/cart/v1/cart/${cartId}/billingAddress`));
