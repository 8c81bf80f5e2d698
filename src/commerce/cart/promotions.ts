import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { Promotion as PromotionTerms } from '#src/domain/promotions.ts';
import type { Currency, ShopCountry } from '../model/locale.ts';
import type { Promotion } from '../model/promotion.ts';
import type { PromotionRow } from './catalogue.ts';
import type { Grant } from '../model/grant.ts';

/** A promotion that could apply to a cart, with its texts. */
export interface CartPromotion extends PromotionTerms {
  doc: Promotion;
}

function effectOf({ effect, audience }: Promotion, currency: Currency, grant: Grant | null): PromotionTerms['effect'] {
  if (effect.kind === 'amount') return { kind: 'amount', off: effect.off[currency] };
  return effect.kind === 'percent' && audience ? { ...effect, allowance: grant?.left ?? 0 } : effect;
}

function inCurrency(doc: Promotion, currency: Currency, grant: Grant | null): CartPromotion {
  return {
    id: doc.id,
    code: doc.code,
    level: doc.level,
    effect: effectOf(doc, currency, grant),
    threshold: doc.threshold?.[currency] ?? null,
    categoryIds: doc.categoryIds,
    doc,
  };
}

/**
 * The error code for a promotion that cannot be used now (core 8, Promo); null if it can. Checks its dates and its
 * number of uses. `redeemed` has the promotions that this shopper has used and may not use again.
 */
export function promotionRefusal(
  { doc, redeemed: uses }: PromotionRow,
  now: number,
  redeemed: ReadonlySet<string>,
): ErrorId | null {
  if (doc.startsAt && Date.parse(doc.startsAt) > now) return 'PRM135';
  if (doc.endsAt && Date.parse(doc.endsAt) < now) return 'PRM155';
  if (redeemed.has(doc.id)) return 'PRM150';
  if (doc.limit !== null && uses >= doc.limit) return 'PRM140';
  return null;
}

/**
 * The promotions of a cart: the automatic ones, the shopper's personal discount, and those whose code the shopper
 * entered.
 */
export const promotionsFor = (
  rows: readonly PromotionRow[],
  cart: {
    couponCodes: readonly string[];
    currency: Currency;
    now: number;
    redeemed: ReadonlySet<string>;
    grant: Grant | null;
    country: ShopCountry;
    /** True if the shopper is a member of the loyalty programme. */
    isMember: boolean;
  },
): CartPromotion[] =>
  rows
    .filter(({ doc: { audience } }) => audience === undefined || audience === cart.grant?.audience)
    .filter(
      ({ doc: { memberCountries } }) =>
        memberCountries === undefined || (cart.isMember && memberCountries.includes(cart.country)),
    )
    .filter((row) => row.doc.code === null || cart.couponCodes.includes(row.doc.code.toUpperCase()))
    .filter((row) => promotionRefusal(row, cart.now, cart.redeemed) === null)
    .map(({ doc }) => inCurrency(doc, cart.currency, cart.grant));
