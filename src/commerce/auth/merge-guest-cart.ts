import type { Locale } from '#openapi/generated/waymark.gen.ts';
import { mergeCarts } from '../cart/merge.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { OrderBook } from '../orders/order-book.ts';

export interface GuestCartDeps {
  carts: CartStore;
  catalogue: Catalogue;
  orders: OrderBook;
}

/** The guest's cart at the sign-in. */
export interface GuestCart {
  /** The owner of the guest's own refresh token; null if the request had none. */
  guest: string | null;
  basketId: string | undefined;
  locale: Locale;
}

const isGone = (error: unknown) => error instanceof CommerceError && ['BSK404', 'AUT498'].includes(error.errorId);

/**
 * Merges the guest's cart into the customer's at a sign-in, or hands it over if the customer has none. Returns the id
 * of the customer's cart; undefined if there is none. A cart that is being placed stays with the guest's order.
 * Idempotent: a second call for the same cart changes nothing.
 */
export async function mergeGuestCart(
  { carts, catalogue, orders }: GuestCartDeps,
  session: Session,
  guestCart: GuestCart,
): Promise<string | undefined> {
  const { guest, basketId, locale } = guestCart;
  const own = (await carts.latestOf(session.subject, locale)) ?? undefined;
  if (guest === null || basketId === undefined || basketId === own || (await orders.liveOf(basketId))) return own;
  const asGuest: Session = { ...session, subject: guest, consumerType: 'GUEST' };
  const left = await carts.read(basketId, asGuest).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  // A cart of a product page is for one purchase.
  if (left === null || left.doc.storeContext) return own;
  if (own === undefined) return (await carts.handOver(basketId, guest, session.subject)) ? basketId : undefined;
  await carts.change(own, session, (doc) => mergeCarts(doc, left.doc, catalogue), `merge ${basketId}`);
  await carts.remove(basketId, guest);
  return own;
}
