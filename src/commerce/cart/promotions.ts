import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { Promotion } from '#src/domain/promotions.ts';
import type { Currency, SeedPromotion } from '../seed/seed.types.ts';
import type { PromotionRow } from './catalogue.ts';

/** A promotion that could count for a cart, with what is said about it. */
export interface CartPromotion extends Promotion {
  doc: SeedPromotion;
}

function inCurrency(doc: SeedPromotion, currency: Currency): CartPromotion {
  const { effect } = doc;
  return {
    id: doc.id,
    code: doc.code,
    level: doc.level,
    effect: effect.kind === 'amount' ? { kind: 'amount', off: effect.off[currency] } : effect,
    threshold: doc.threshold?.[currency] ?? null,
    categoryIds: doc.categoryIds,
    doc,
  };
}

/**
 * Why a promotion cannot be used now (core 8, Promo), or null. What the shop's data says first; then its dates, its
 * number of uses, and the shoppers who have used it.
 */
export function promotionRefusal({ doc, redeemed }: PromotionRow, now: number, email: string | null): ErrorId | null {
  if (doc.outcome) return doc.outcome;
  if (doc.startsAt && Date.parse(doc.startsAt) > now) return 'PRM135';
  if (doc.endsAt && Date.parse(doc.endsAt) < now) return 'PRM155';
  if (email && doc.redeemedByEmails.includes(email.toLowerCase())) return 'PRM150';
  if (doc.limit !== null && redeemed >= doc.limit) return 'PRM140';
  return null;
}

/** The promotions of a cart: those that come by themselves and those whose code the shopper gave. */
export const promotionsFor = (
  rows: readonly PromotionRow[],
  cart: { couponCodes: readonly string[]; currency: Currency; now: number; email: string | null },
): CartPromotion[] =>
  rows
    .filter((row) => row.doc.code === null || cart.couponCodes.includes(row.doc.code.toUpperCase()))
    .filter((row) => promotionRefusal(row, cart.now, cart.email) === null)
    .map(({ doc }) => inCurrency(doc, cart.currency));
