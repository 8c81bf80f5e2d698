import type { QuickShopInput } from '#machines/quick-shop/quick-shop.types.ts';

/** What the button does: add a piece, or change a line of the cart or an item of the saved list (catalogue 4). */
export type Purpose =
  | { context: 'add' }
  | { context: 'update-cart-item'; itemId: string }
  | { context: 'update-saved-item'; itemId: string; saveForLaterId?: string };

/** The data of the dialog. */
export type QuickShopData = QuickShopInput & { name: string; purpose?: Purpose };
