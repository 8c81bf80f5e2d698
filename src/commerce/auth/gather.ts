import type { Locale } from '#openapi/generated/waymark.gen.ts';
import { mergeCarts } from '../cart/merge.ts';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Session } from './session.types.ts';

/** Whose cart it is, and in which shop. */
export interface Gathered {
  /** Whom the guest's own refresh token belongs to; null when it showed none. */
  guest: string | null;
  basketId: string | undefined;
  locale: Locale;
}

const isGone = (error: unknown) => error instanceof CommerceError && ['BSK404', 'AUT498'].includes(error.errorId);

/**
 * The customer's cart after a sign-in, or undefined: the guest's goes into the one they left, or becomes theirs. A cart
 * that is being placed stays with the guest's order. Asked twice for the same cart, it changes nothing the second time.
 */
export async function gatherCart(
  services: Services,
  session: Session,
  gathered: Gathered,
): Promise<string | undefined> {
  const { carts, catalogue, orders } = services;
  const { guest, basketId, locale } = gathered;
  const own = (await carts.latestOf(session.subject, locale)) ?? undefined;
  if (guest === null || basketId === undefined || basketId === own || (await orders.liveOf(basketId))) return own;
  const asGuest: Session = { ...session, subject: guest, consumerType: 'GUEST' };
  const left = await carts.read(basketId, asGuest).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (left === null) return own;
  if (own === undefined) return (await carts.handOver(basketId, guest, session.subject)) ? basketId : undefined;
  await carts.change(own, session, (doc) => mergeCarts(doc, left.doc, catalogue), `merge ${basketId}`);
  await carts.remove(basketId, guest);
  return own;
}
