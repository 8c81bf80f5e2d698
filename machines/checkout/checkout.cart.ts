import type { Address, Cart, FlashCode, Order, PaymentAction } from '#openapi/generated/waymark.gen.ts';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';

/** Pure functions of a cart that decide which step of the checkout is next. */

const deliveryChanges: readonly FlashCode[] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
];

export const isEmpty = (cart: Cart | null): boolean => cart === null || cart.items.length === 0;

/** True if something is sent to a home or to a store; a gift card by e-mail is not. */
export const isShipped = (cart: Cart | null): boolean => (cart?.shippingMethods.length ?? 0) > 0;

/** True if something is sent to a home. */
export const isSentHome = (cart: Cart | null): boolean =>
  cart?.shippingMethods.some(({ storeId }) => storeId === undefined) ?? false;

/** True if everything that is sent is collected in a store. */
export const isCollected = (cart: Cart | null): boolean => isShipped(cart) && !isSentHome(cart);

/** True if there is a home address or a collection point. A wallet's account may lack the phone, which is asked for. */
export const hasAddress = (cart: Cart | null): boolean =>
  Boolean(cart?.shippingAddress?.addressLine1 && cart.shippingAddress.phone && cart.email) && !isCollected(cart);

/** True if the parcels go to a collection point. */
export const isAtPoint = (cart: Cart | null): boolean =>
  isSentHome(cart) && cart?.shippingAddress?.storeId !== undefined;

/** True if there is a home address for the parcel: the bill can go there, too. */
export const hasHome = (cart: Cart | null): boolean => hasAddress(cart) && !isAtPoint(cart);

/** True if the stores have the contact of the customer. */
export const hasContact = (cart: Cart | null): boolean =>
  Boolean(cart?.email) &&
  (cart?.shippingMethods.every(({ storeId, address }) => storeId === undefined || address?.phone) ?? false);

/** True if the address, or the contact for a pickup, is missing. */
export const needsAddress = (cart: Cart | null): boolean =>
  isCollected(cart) ? !hasContact(cart) : isShipped(cart) && !hasAddress(cart);

/** True if every shipment has a shipping method. */
export const isDeliverable = (cart: Cart | null): boolean =>
  cart?.shippingMethods.every(({ code }) => code !== undefined) ?? false;

/** True if the cart can be ordered with one click. */
export const isReady = (cart: Cart): boolean =>
  !isEmpty(cart) && !needsAddress(cart) && isDeliverable(cart) && cart.billingAddress !== undefined;

const hasFlash = (cart: Cart, codes: readonly FlashCode[]): boolean =>
  cart.flash.some(({ code }) => codes.includes(code));

const delivery = (cart: Cart | null): string =>
  (cart?.shippingMethods ?? []).map(({ shipmentId, code }) => `${shipmentId}:${code ?? ''}`).join();

/** True if the delivery differs from what the shopper was shown, if they were shown any. */
export const isDeliveryChanged = (before: Cart | null, now: Cart): boolean =>
  hasFlash(now, deliveryChanges) || !isDeliverable(now) || (before !== null && delivery(before) !== delivery(now));

export const isAddressInvalid = (cart: Cart): boolean =>
  hasFlash(cart, ['InvalidShippingAddress']) || needsAddress(cart);

/** True if gift cards and the like pay everything, so that no card is needed. */
export const isCovered = (cart: Cart | null): boolean =>
  cart !== null && !isEmpty(cart) && cart.totals.remainingToPay === 0;

/** True if address, delivery, billing address and payment are all known. */
export const isReadyToReview = (cart: Cart | null, card: Payment | null): boolean =>
  cart !== null && isReady(cart) && (card !== null || isCovered(cart));

/**
 * True if a provider has approved something else than what is to be paid now, or nothing yet. An express approval
 * covers less, too.
 */
export const isUncovering = (payment: Payment | null, cart: Cart | null): boolean => {
  if (!isPlan(payment) || isCovered(cart)) return false;
  const { approval } = payment;
  if (approval === null || approval.basketId !== cart?.basketId) return true;
  const { remainingToPay } = cart.totals;
  return approval.most === undefined ? approval.amount !== remainingToPay : remainingToPay > approval.most;
};

/** Returns the action that the bank still requires before the order is paid. */
export const actionOf = (order: Order | null): PaymentAction | null =>
  order?.status === 'pending-authentication'
    ? (order.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details?.action ?? null)
    : null;

/** Returns the contact for a pickup, if the cart has one. */
export const contactOf = (cart: Cart | null): Address | null =>
  cart?.shippingMethods.find(({ storeId }) => storeId !== undefined)?.address ??
  (isAtPoint(cart) ? personOf(cart?.shippingAddress) : null);

/** Returns the first values of an address form: for a collection point, only the contact. */
export const addressOf = (cart: Cart | null): Address | null =>
  isAtPoint(cart) ? personOf(cart?.shippingAddress) : (cart?.shippingAddress ?? null);

/** Returns an address without the place. */
function personOf(address: Address | undefined): Address | null {
  if (!address) return null;
  const { firstName, lastName, email, phone, country } = address;
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    country,
  };
}
