import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';
import type { CartDoc } from '../model/cart.ts';
import { instrumentsOf } from './instruments.ts';
import type { PricedCart } from './priced-cart.types.ts';
import type { Consumer } from '../model/customer.ts';

type Paying = Pick<PricedCart, 'cart' | 'totals'>;

/** An athlete's credit that no order has used yet; 0 for everybody else and in another currency. */
const creditOf = ({ doc: { athlete }, creditSpent }: Consumer, currency: Currency): number =>
  athlete?.currency === currency ? Math.max(0, athlete.annualCredit - creditSpent) : 0;

const paidByCredit = (priced: Paying): number =>
  instrumentsOf(priced).find(({ payment_method_id: method }) => method === 'ATHLETES_PAYMENT')?.amount ?? 0;

/** Credit that this cart does not use either. While there is some, no reward can pay (core 5). */
export const creditLeft = (consumer: Consumer, priced: Paying): number =>
  Math.max(0, creditOf(consumer, priced.cart.currency) - paidByCredit(priced));

/** The caller, who must be an athlete. Throws REW401 for a guest, PYT404 for a customer without athlete credit. */
export async function athleteOf(session: Session, consumers: Consumers): Promise<Consumer> {
  const consumer = session.consumerType === 'GUEST' ? null : await consumers.byId(session.subject);
  if (!consumer) throw new CommerceError('REW401', 401);
  if (!consumer.doc.athlete) throw new CommerceError('PYT404', 404, { field: '/payment_method_id' });
  return consumer;
}

/** Puts an athlete's credit on a cart, with its current balance. Throws REW140 if nothing is left. */
export function withCredit(doc: CartDoc, athlete: Consumer, currency: Currency, limit: number | null): CartDoc {
  const balance = creditOf(athlete, currency);
  if (balance === 0) throw new CommerceError('REW140', 422, { field: '/payment_method_id' });
  const counter = doc.counter + 1;
  return { ...doc, counter, credit: { instrumentId: `pi-${counter}`, balance, limit } };
}

/** Removes the credit, and the rewards, which may pay only after credit (core 5). */
export const withoutCredit = (doc: CartDoc): CartDoc => ({ ...doc, credit: null, reward: null, storedRewards: [] });

/** Updates the balance of the credit on a cart, because another order may have used it meanwhile. */
export function withFreshCredit(doc: CartDoc, consumer: Consumer | null, currency: Currency): CartDoc {
  if (!doc.credit || !consumer) return doc;
  const balance = creditOf(consumer, currency);
  return { ...doc, credit: balance > 0 ? { ...doc.credit, balance } : null };
}
