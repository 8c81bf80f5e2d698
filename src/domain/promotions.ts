import { allocate, shareOf } from './largest-remainder.ts';

export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/**
 * `allowance` makes a percentage a personal discount (of employees and professionals): the minor units that the shopper
 * may still spend with it before the limit of the year.
 */
export type PromotionEffect =
  | { kind: 'percent'; basisPoints: number; allowance?: number }
  | { kind: 'amount'; off: number }
  | { kind: 'free-shipping' }
  | { kind: 'gift'; productId: string };

/** A promotion in one currency: amounts are minor units. */
export interface Promotion {
  id: string;
  /** Null: the promotion needs no code. */
  code: string | null;
  level: PromotionLevel;
  effect: PromotionEffect;
  /** The value of the items, at the prices of the cart, from which the promotion applies; null: always. */
  threshold: number | null;
  /** The categories of items that a PRODUCT promotion applies to; null: all items. */
  categoryIds: readonly string[] | null;
}

export interface DiscountableLine {
  itemId: string;
  /** Unit price x quantity. */
  rowTotal: number;
  categoryIds: readonly string[];
  /** False for gift cards: they are money, and no promotion applies to them. */
  isDiscountable: boolean;
  /** What a store's adjustment of the line already took off. */
  adjusted: number;
}

/** The amount that one promotion takes off one line. */
export interface LineDiscount {
  promotionId: string;
  amount: number;
}

export interface DiscountedLine {
  itemId: string;
  /**
   * What a store's adjustments took off: `adjusted` for the line, `orderAdjusted` for its share of the ORDER
   * adjustment.
   */
  adjusted: number;
  orderAdjusted: number;
  /** At most one: the PRODUCT promotion that takes off the most. */
  product: LineDiscount | null;
  order: LineDiscount[];
  /** The amounts left to pay for the line, before tax that is added. */
  afterProduct: number;
  afterOrder: number;
}

export interface Discounts {
  lines: DiscountedLine[];
  /** Ids of promotions that take something off or add a gift. */
  applied: string[];
  /** Free products, each listed once. */
  gifts: { promotionId: string; productId: string }[];
}

/**
 * Returns the largest discount of a percentage for which the shopper pays no more than the allowance for the discounted
 * goods.
 */
const withinAllowance = (allowance: number, basisPoints: number): number =>
  allowance === 0 ? 0 : Math.floor((allowance * basisPoints) / (10_000 - basisPoints));

/** Returns the part of an allowance that a personal discount uses: the price paid for the discounted goods. */
export const allowanceUsed = (discount: number, basisPoints: number): number =>
  discount === 0 ? 0 : Math.ceil((discount * (10_000 - basisPoints)) / basisPoints);

/** True for a personal discount, which has a limit per year. */
export const isPersonal = ({ effect }: Pick<Promotion, 'effect'>): boolean =>
  effect.kind === 'percent' && effect.allowance !== undefined;

const off = (amount: number, effect: PromotionEffect): number => {
  if (effect.kind === 'percent') {
    const { basisPoints, allowance } = effect;
    const most = allowance === undefined ? amount : withinAllowance(allowance, basisPoints);
    return Math.min(amount, shareOf(amount, basisPoints), most);
  }
  if (effect.kind === 'amount') return Math.min(amount, effect.off);
  return 0;
};

const touches = (promotion: Promotion, line: DiscountableLine): boolean =>
  line.isDiscountable &&
  (promotion.categoryIds === null || promotion.categoryIds.some((id) => line.categoryIds.includes(id)));

/** True if the value of the items reaches the promotion's threshold. */
const reaches = (promotion: Pick<Promotion, 'threshold'>, itemTotal: number): boolean =>
  itemTotal > 0 && itemTotal >= (promotion.threshold ?? 0);

/**
 * Sorts promotions: personal discount, percentages, amounts, then by id. The result does not depend on the order in
 * which the shopper typed codes.
 */
const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort((a, b) => {
    const rank = (one: Promotion) => (isPersonal(one) ? 0 : one.effect.kind === 'percent' ? 1 : 2);
    return rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
  });

/**
 * Applies promotions to the lines (docs/promotions.md). First each line gets the best PRODUCT promotion on the price
 * that a store's adjustment left. Then each ORDER promotion is taken off the rest and shared over the lines to the last
 * unit. No amount falls below zero.
 */
export function discountLines(lines: readonly DiscountableLine[], promotions: readonly Promotion[]): Discounts {
  const itemTotal = lines.reduce((sum, line) => sum + line.rowTotal, 0);
  const counting = inOrder(promotions).filter((promotion) => reaches(promotion, itemTotal));
  const applied = new Set<string>();

  const result = lines.map((line): DiscountedLine => {
    const { itemId, adjusted } = line;
    const left = line.rowTotal - adjusted;
    let best: LineDiscount | null = null;
    for (const promotion of counting) {
      if (promotion.level !== 'PRODUCT' || !touches(promotion, line)) continue;
      const amount = off(left, promotion.effect);
      if (amount > (best?.amount ?? 0)) best = { promotionId: promotion.id, amount };
    }
    if (best) applied.add(best.promotionId);
    const afterProduct = left - (best?.amount ?? 0);
    return { itemId, adjusted, orderAdjusted: 0, product: best, order: [], afterProduct, afterOrder: afterProduct };
  });

  for (const promotion of counting) {
    if (promotion.level !== 'ORDER') continue;
    const weights = result.map((line, at) => (lines[at]?.isDiscountable ? line.afterOrder : 0));
    const amount = off(
      weights.reduce((sum, weight) => sum + weight, 0),
      promotion.effect,
    );
    if (amount === 0) continue;
    applied.add(promotion.id);
    for (const [at, share] of allocate(amount, weights).entries()) {
      const line = result[at];
      if (!line || share === 0) continue;
      line.order.push({ promotionId: promotion.id, amount: share });
      line.afterOrder -= share;
    }
  }

  const gifts = counting.flatMap(({ id, effect }) =>
    effect.kind === 'gift' ? [{ promotionId: id, productId: effect.productId }] : [],
  );
  for (const gift of gifts) applied.add(gift.promotionId);
  return { lines: result, applied: [...applied], gifts };
}

/**
 * Returns the SHIPPING promotion that makes the delivery free, or null. A promotion without a code makes only the
 * standard delivery free; one with a code makes any delivery free.
 */
export function freeShippingBy(
  promotions: readonly Promotion[],
  itemTotal: number,
  isStandard: boolean,
): Promotion | null {
  return (
    inOrder(promotions).find(
      (one) =>
        one.level === 'SHIPPING' &&
        one.effect.kind === 'free-shipping' &&
        reaches(one, itemTotal) &&
        (one.code !== null || isStandard),
    ) ?? null
  );
}
