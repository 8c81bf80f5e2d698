import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { DialogsEmitted, DialogsEvent } from '#machines/dialogs/dialogs.types.ts';

export interface MiniCartInput {
  /** Path of the page that is shown, without the query. */
  path: string;
}

export interface MiniCartContext {
  path: string;
  /** The line that was just added: it is shown first, and the title says so. Null if the cart is shown as it is. */
  addedItemId: string | null;
}

export type MiniCartEvent =
  /** The shopper pressed the bag in the header. */
  | { type: 'bag.pressed' }
  /** Events of the cart: something was added (quietly or not), or any change was made. */
  | Extract<CartEmitted, { type: 'item.added' | 'change.settled' }>
  /** The shopper continues to the cart page or to the checkout. */
  | { type: 'cart.chosen' }
  | { type: 'checkout.chosen' }
  /** Event of the dialogs: one was closed. */
  | DialogsEmitted
  | { type: 'route.changed'; path: string };

export type MiniCartEmitted = Extract<DialogsEvent, { type: 'dialog.requested' }>;
