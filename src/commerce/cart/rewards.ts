import type { LoyaltyVoucher } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import type { CartDoc } from '../model/cart.ts';
import { creditLeft } from './credit.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { offersFor } from '../loyalty/membership.ts';
import type { Consumer } from '../model/customer.ts';

/**
 * The caller, who must be a member of the programme. Throws REW401 for a guest, REW130 for a customer who is not a
 * member.
 */
export async function memberOf(session: Session, consumers: Consumers): Promise<Consumer> {
  const consumer = session.consumerType === 'GUEST' ? null : await consumers.byId(session.subject);
  if (!consumer) throw new CommerceError('REW401', 401);
  if (!consumer.doc.loyalty) throw new CommerceError('REW130', 403);
  return consumer;
}

/** The vouchers that a member could get for their points in this cart, the smallest first (core 3). */
export function vouchersOf(member: Consumer, { cart, totals }: Pick<PricedCart, 'cart' | 'totals'>): LoyaltyVoucher[] {
  return offersFor(member, cart.currency).map((voucher) => ({
    points: voucher.points,
    amountInCurrency: voucher.amount,
    currency: voucher.currency,
    // A voucher larger than the order's total would lose the rest of its value.
    available: voucher.amount <= totals.total,
    eligible: voucher.points <= member.points,
  }));
}

/**
 * Puts the voucher for this number of points on a cart and replaces any other; 0 removes it. Throws REW135 while the
 * membership is not confirmed. Throws REW140 if the member has too few points, the cart cannot use the voucher, or
 * athlete credit is left.
 */
export function withVoucher(
  doc: CartDoc,
  points: number,
  member: Consumer,
  priced: Pick<PricedCart, 'cart' | 'totals'>,
): CartDoc {
  if (points === 0) return doc.reward ? { ...doc, reward: null } : doc;
  if (member.doc.loyalty?.optedInOn === null)
    throw new CommerceError('REW135', 422, { field: '/appliedLoyaltyVoucher' });
  const voucher = vouchersOf(member, priced).find((one) => one.points === points);
  if (!voucher?.available || !voucher.eligible || creditLeft(member, priced) > 0)
    throw new CommerceError('REW140', 422, { field: '/appliedLoyaltyVoucher/points' });
  const counter = doc.counter + 1;
  return { ...doc, counter, reward: { instrumentId: `pi-${counter}`, points, amount: voucher.amountInCurrency } };
}
