import type {
  AppliedPromotion,
  ApproachingPromotion,
  CouponItem,
  PromoSummary,
} from '#openapi/generated/waymark.gen.ts';
import { approaching, calloutParts } from '#src/domain/approaching-promotion.ts';
import { formatMoney } from '#src/domain/money.ts';
import { isPersonal } from '#src/domain/promotions.ts';
import type { Amounts } from '../model/locale.ts';
import type { Promotion } from '../model/promotion.ts';
import type { PromotionRow } from './catalogue.ts';
import { promotionRefusal } from './promotions.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { localeOf } from '../settings/locales.ts';

/** The text of an earned promotion: the last of the callout's three parts, or the whole. */
const earnedText = (callout: string): string => calloutParts(callout)?.[2] ?? callout;

/** A promotion's name and callout in the language of the cart, with amounts in its currency. */
function saidIn(
  { cart }: PricedCart,
  { name, calloutMessage, words, effect, threshold }: Promotion,
): { name: string; calloutMessage: string } {
  const { language } = localeOf(cart.locale);
  const written = (amounts: Amounts | null): string =>
    amounts ? formatMoney(amounts[cart.currency], cart.currency, cart.locale, { trimZeros: true }) : '';
  const filled = (text: string): string =>
    text
      .replace('{off}', () => written(effect.kind === 'amount' ? effect.off : null))
      .replace('{threshold}', () => written(threshold));
  const said = (language === 'en' ? undefined : words?.[language]) ?? { name, calloutMessage };
  return { name: filled(said.name), calloutMessage: filled(said.calloutMessage) };
}

const isApplied = ({ totals }: PricedCart, id: string): boolean => totals.appliedPromotionIds.includes(id);

/** The codes that the shopper entered, in the order of entry. */
export const couponItems = (priced: PricedCart, rows: readonly PromotionRow[], now: number): CouponItem[] =>
  priced.cart.doc.couponCodes.map((code) => {
    const row = rows.find(({ doc }) => doc.code?.toUpperCase() === code);
    if (!row) return { code, applied: false, refusedBy: 'PRM130' };
    const { doc } = row;
    const { name, calloutMessage } = saidIn(priced, doc);
    const said = { code, promotionId: doc.id, promotionName: name, calloutMessage: earnedText(calloutMessage) };
    const refusedBy = promotionRefusal(row, now, priced.redeemed);
    if (refusedBy) return { ...said, applied: false, refusedBy };
    const personal = priced.promotions.find(isPersonal);
    if (personal) return { ...said, applied: false, supersededBy: personal.id };
    const missing = (doc.threshold?.[priced.cart.currency] ?? 0) - priced.totals.itemTotal;
    return { ...said, applied: isApplied(priced, doc.id), ...(missing > 0 ? { missingAmount: missing } : {}) };
  });

/** Promotions that reduce the whole order or its delivery, with the amount. */
export function orderPromotions(priced: PricedCart): AppliedPromotion[] {
  const offItems = new Map<string, number>();
  for (const { totals } of priced.lines) {
    for (const { promotionId, amount } of totals.order)
      offItems.set(promotionId, (offItems.get(promotionId) ?? 0) + amount);
  }
  const offDelivery = new Map<string, number>();
  const methods = priced.shipments.flatMap(({ method }) => (method ? [method] : []));
  for (const [at, { promotionId }] of priced.totals.deliveries.entries()) {
    if (promotionId) offDelivery.set(promotionId, (offDelivery.get(promotionId) ?? 0) + (methods[at]?.price ?? 0));
  }
  return priced.promotions.flatMap(({ id, doc }) => {
    const price = offItems.get(id) ?? offDelivery.get(id);
    if (price === undefined) return [];
    return [
      {
        promotionId: id,
        campaignId: doc.campaignId,
        ...(doc.code ? { couponCode: doc.code } : {}),
        price,
        currency: priced.cart.currency,
      },
    ];
  });
}

export const promoSummary = (priced: PricedCart): PromoSummary[] =>
  priced.promotions
    .filter(({ id }) => isApplied(priced, id))
    .map(({ id, doc }) => {
      const { name, calloutMessage } = saidIn(priced, doc);
      return { level: doc.level, calloutMessage: earnedText(calloutMessage), promotionId: id, promotionName: name };
    });

/** True if delivery without a choice is free for this shopper whatever the cart costs. */
const hasFreeDelivery = ({ promotions }: PricedCart): boolean =>
  promotions.some(({ effect, code, threshold }) => effect.kind === 'free-shipping' && code === null && !threshold);

/** Promotions that are almost reached or reached (core 3). Free delivery is not near for who has it already. */
export function approachingPromotions(priced: PricedCart): ApproachingPromotion[] {
  const { promotions, totals, cart } = priced;
  const isDeliveryFree = hasFreeDelivery(priced);
  return promotions.flatMap(({ id, threshold, doc, effect }): ApproachingPromotion[] => {
    if (!doc.approaching || threshold === null || (isDeliveryFree && effect.kind === 'free-shipping')) return [];
    const found = approaching(totals.itemTotal, threshold, doc.approaching.fromBasisPoints);
    if (!found) return [];
    return [
      {
        promotionId: id,
        promotionClass: doc.level,
        calloutMsg: saidIn(priced, doc).calloutMessage,
        distanceFromConditionThreshold: found.distance,
        currency: cart.currency,
        approachingDisplayLevel: doc.approaching.displayLevel,
        thresholdStatus: found.status,
      },
    ];
  });
}
