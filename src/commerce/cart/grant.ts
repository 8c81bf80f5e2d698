import type { Currency } from '#openapi/generated/waymark.gen.ts';
import { allowanceUsed, isPersonal } from '#src/domain/promotions.ts';
import { yearOf } from '#src/domain/year.ts';
import type { Session } from '../model/session.ts';
import type { OrderDoc } from '../model/order.ts';
import { committedInYear } from '../orders/spend.ts';
import type { Audience } from '../model/promotion.ts';
import type { ConsumerDoc, Consumer } from '../model/customer.ts';
import type { Cart } from '../model/cart.ts';
import type { Grant } from '../model/grant.ts';
import type { PricedCart } from './priced-cart.types.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

export interface GrantDeps {
  consumers: Consumers;
  database: Database;
  clock: Clock;
}

type Holder = Pick<ConsumerDoc, 'employee' | 'prosumer'> & Pick<Consumer, 'consumerType'>;

/**
 * The personal discount of a customer and the most that they may spend with it in a year; null without a discount.
 * Athletes have credit instead.
 */
export function audienceOf({
  consumerType,
  employee,
  prosumer,
}: Holder): { audience: Audience; annual: number; currency: Currency } | null {
  if (consumerType === 'EMPLOYEE') {
    if (!employee?.isTermsAccepted) return null;
    return { audience: 'EMPLOYEE', annual: employee.annualCap, currency: employee.currency };
  }
  return prosumer && { audience: prosumer.type, annual: prosumer.annualCredit, currency: prosumer.currency };
}

/**
 * The customer whose own terms count for a cart: personal discount and membership. Null for guests, and in a session in
 * which an associate sells, because a customer's prices apply there.
 */
export const ownerOf = async (
  { consumers }: Pick<GrantDeps, 'consumers'>,
  session: Session,
  isSelling: boolean,
): Promise<Consumer | null> => (session.consumerType === 'GUEST' || isSelling ? null : consumers.byId(session.subject));

/** True if this is a member of the loyalty programme who has confirmed it. */
export const isMember = (owner: Consumer | null): boolean => (owner?.doc.loyalty?.optedInOn ?? null) !== null;

/** The discount that a cart has because of its owner. Null in another currency than the yearly limit's. */
export async function grantOf(
  { database, clock }: Pick<GrantDeps, 'database' | 'clock'>,
  owner: Consumer | null,
  { id, currency }: Pick<Cart, 'id' | 'currency'>,
): Promise<Grant | null> {
  const found = owner && audienceOf({ ...owner.doc, consumerType: owner.consumerType });
  if (!owner || found?.currency !== currency) return null;
  const { audience, annual } = found;
  const spent = await committedInYear(database.raw, {
    owner: owner.id,
    currency,
    year: yearOf(clock()),
    exceptCart: id,
  });
  return { audience, annual, left: Math.max(0, annual - spent) };
}

/** How much an order uses of its shopper's yearly limit; empty if no personal discount applies. */
export function yearlyOf({
  promotions,
  totals,
  grant,
}: Pick<PricedCart, 'promotions' | 'totals' | 'grant'>): Pick<OrderDoc, 'yearly'> {
  const personal = promotions.find(isPersonal);
  if (!grant || personal?.effect.kind !== 'percent') return {};
  const { id, effect } = personal;
  const taken = totals.lines.flatMap(({ order }) => order).filter(({ promotionId }) => promotionId === id);
  const needs = allowanceUsed(
    taken.reduce((sum, { amount }) => sum + amount, 0),
    effect.basisPoints,
  );
  return needs > 0 ? { yearly: { annual: grant.annual, needs } } : {};
}
