import type { Cart, Flash, FlashCode } from '#openapi/generated/waymark.gen.ts';
import type { Notice } from '#machines/shared/notice.ts';

/** The six delivery changes and the five flash codes of core 4; the messages are in src/messages/en-US/notices.json. */
const tones: Record<FlashCode, Notice['tone']> = {
  ProductLineItemInventoryMissing: 'warning',
  ProductItemNotAvailable: 'warning',
  ProductLineItemFullInventoryMissing: 'warning',
  InvalidShippingAddress: 'error',
  PaymentNotAuthorized: 'error',
  PickupToSthTransition: 'info',
  PickupToStsTransition: 'info',
  StsToSthTransition: 'info',
  StsToPickupTransition: 'info',
  STHToPickupTransition: 'info',
  OrderShippingMethodDowngraded: 'error',
};

function titleOf({ code, details }: Flash, cart: Cart): string {
  if (code === 'ProductLineItemFullInventoryMissing' && cart.items.length === 0) return 'nothingLeftToOrder';
  if (code === 'InvalidShippingAddress' && details?.shipmentId) return 'orderUpdated';
  return code;
}

/**
 * Returns the notices of an answer, to be shown once: its flash and the service's own texts. Those that prevent the
 * wanted order stay until they are closed.
 */
export const noticesOf = (cart: Cart): Notice[] => [
  ...cart.flash.map((flash): Notice => {
    const tone = tones[flash.code];
    return { title: titleOf(flash, cart), tone, autoClose: tone !== 'error' };
  }),
  ...cart.customerNotifications.flatMap(({ message }): Notice[] =>
    message ? [{ title: 'fromTheShop', values: { message }, tone: 'info' }] : [],
  ),
];
