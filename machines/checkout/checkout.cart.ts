import type { Address, Cart, FlashCode, Order, PaymentAction } from '#openapi/generated/waymark.gen.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';

/** Facts of a cart that decide where in the checkout the shopper stands. Pure. */

const deliveryChanges: readonly FlashCode[] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
];

export const isEmpty = (cart: Cart | null): boolean => cart === null || cart.items.length === 0;

/** Something goes to a home or to a store; a gift card by e-mail does not. */
export const isShipped = (cart: Cart | null): boolean => (cart?.shippingMethods.length ?? 0) > 0;

/** Something goes to a home. */
export const isSentHome = (cart: Cart | null): boolean =>
  cart?.shippingMethods.some(({ storeId }) => storeId === undefined) ?? false;

/** Everything that goes anywhere is collected in a store. */
export const isCollected = (cart: Cart | null): boolean => isShipped(cart) && !isSentHome(cart);

export const hasAddress = (cart: Cart | null): boolean =>
  Boolean(cart?.shippingAddress?.addressLine1 && cart.email) && !isCollected(cart);

/** Parcels wait in a shop near by, where somebody fetches them. */
export const isAtPoint = (cart: Cart | null): boolean =>
  isSentHome(cart) && cart?.shippingAddress?.storeId !== undefined;

/** There is a home that the parcel goes to: a bill can go there, too. */
export const hasHome = (cart: Cart | null): boolean => hasAddress(cart) && !isAtPoint(cart);

/** The stores know who comes. */
export const hasContact = (cart: Cart | null): boolean =>
  Boolean(cart?.email) &&
  (cart?.shippingMethods.every(({ storeId, address }) => storeId === undefined || address?.phone) ?? false);

/** It is not known yet where it goes, or who collects it. */
export const needsAddress = (cart: Cart | null): boolean =>
  isCollected(cart) ? !hasContact(cart) : isShipped(cart) && !hasAddress(cart);

/** Every shipment has a way to go. */
export const isDeliverable = (cart: Cart | null): boolean =>
  cart?.shippingMethods.every(({ code }) => code !== undefined) ?? false;

/** Nothing but a press is missing before it is ordered. */
export const isReady = (cart: Cart): boolean =>
  !isEmpty(cart) && !needsAddress(cart) && isDeliverable(cart) && cart.billingAddress !== undefined;

const hasFlash = (cart: Cart, codes: readonly FlashCode[]): boolean =>
  cart.flash.some(({ code }) => codes.includes(code));

const delivery = (cart: Cart | null): string =>
  (cart?.shippingMethods ?? []).map(({ shipmentId, code }) => `${shipmentId}:${code ?? ''}`).join();

/** It goes another way than the shopper was shown, if they were shown any. */
export const isDeliveryChanged = (before: Cart | null, now: Cart): boolean =>
  hasFlash(now, deliveryChanges) || !isDeliverable(now) || (before !== null && delivery(before) !== delivery(now));

export const isAddressInvalid = (cart: Cart): boolean =>
  hasFlash(cart, ['InvalidShippingAddress']) || needsAddress(cart);

/** Gift cards and the like pay all of it: no card is needed. */
export const isCovered = (cart: Cart | null): boolean =>
  cart !== null && !isEmpty(cart) && cart.totals.remainingToPay === 0;

/** Where it goes, how, who is billed and with what: all of it is known. */
export const isReadyToReview = (cart: Cart | null, card: Payment | null): boolean =>
  cart !== null && isReady(cart) && (card !== null || isCovered(cart));

/** The pay-later provider has approved something else than what is to be paid now, or nothing yet. */
export const isUncovering = (payment: Payment | null, cart: Cart | null): boolean => {
  if (payment?.kind !== 'pay-later' || isCovered(cart)) return false;
  const { approval } = payment;
  return approval === null || approval.basketId !== cart?.basketId || approval.amount !== cart.totals.remainingToPay;
};

/** What the bank still wants before the order is paid. */
export const actionOf = (order: Order | null): PaymentAction | null =>
  order?.status === 'pending-authentication'
    ? (order.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details?.action ?? null)
    : null;

/** Who collects, as far as the cart knows. */
export const contactOf = (cart: Cart | null): Address | null =>
  cart?.shippingMethods.find(({ storeId }) => storeId !== undefined)?.address ??
  (isAtPoint(cart) ? personOf(cart?.shippingAddress) : null);

/** What a form for an address begins with: of a collection point, only who collects there. */
export const addressOf = (cart: Cart | null): Address | null =>
  isAtPoint(cart) ? personOf(cart?.shippingAddress) : (cart?.shippingAddress ?? null);

/** An address without the place. */
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
