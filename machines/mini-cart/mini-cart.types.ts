import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { DialogsEmitted, DialogsEvent } from '#machines/dialogs/dialogs.types.ts';

export interface MiniCartInput {
  /** Path of the page that is shown, without the query. */
  path: string;
}

export interface MiniCartContext {
  path: string;
  /** The line that was added just now: shown first, and the title says so. Null when the cart is shown as it is. */
  addedItemId: string | null;
}

export type MiniCartEvent =
  /** The shopper pressed the bag in the header. */
  | { type: 'bag.pressed' }
  /** What the cart tells: something was added (quietly or not), or any change was made. */
  | Extract<CartEmitted, { type: 'item.added' | 'change.settled' }>
  /** The shopper goes on, to the cart page or to the checkout. */
  | { type: 'cart.chosen' }
  | { type: 'checkout.chosen' }
  /** What the dialogs tell: one is gone. */
  | DialogsEmitted
  | { type: 'route.changed'; path: string };

export type MiniCartEmitted = Extract<DialogsEvent, { type: 'dialog.requested' }>;
