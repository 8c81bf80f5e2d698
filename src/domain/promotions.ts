import { allocate, shareOf } from './largest-remainder.ts';

export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/**
 * `allowance` makes a percentage a personal discount (of employees and professionals): what its shopper may still pay
 * with it, in minor units, before a year's limit is reached.
 */
export type PromotionEffect =
  | { kind: 'percent'; basisPoints: number; allowance?: number }
  | { kind: 'amount'; off: number }
  | { kind: 'free-shipping' }
  | { kind: 'gift'; productId: string };

/** A promotion in one currency: amounts are minor units. */
export interface Promotion {
  id: string;
  /** Null: it comes by itself. */
  code: string | null;
  level: PromotionLevel;
  effect: PromotionEffect;
  /** Value of the items, at the prices of the cart, from which it counts; null: always. */
  threshold: number | null;
  /** Which items a PRODUCT promotion touches; null: all. */
  categoryIds: readonly string[] | null;
}

export interface DiscountableLine {
  itemId: string;
  /** Unit price x quantity. */
  rowTotal: number;
  categoryIds: readonly string[];
  /** Gift cards are money: no promotion takes anything off them. */
  isDiscountable: boolean;
  /** What a store's adjustment of the line took off before. */
  adjusted: number;
}

/** What one promotion took off one line. */
export interface LineDiscount {
  promotionId: string;
  amount: number;
}

export interface DiscountedLine {
  itemId: string;
  /** What a store's adjustments took off: of the line, and its share of that of the goods. */
  adjusted: number;
  orderAdjusted: number;
  /** At most one: the PRODUCT promotion that takes most off. */
  product: LineDiscount | null;
  order: LineDiscount[];
  /** What is left to pay for the line, before tax that is added. */
  afterProduct: number;
  afterOrder: number;
}

export interface Discounts {
  lines: DiscountedLine[];
  /** Ids of promotions that take something off or add a gift. */
  applied: string[];
  /** Products that come for nothing, each once. */
  gifts: { promotionId: string; productId: string }[];
}

/** The most that a percentage takes off when no more than the allowance is paid for what it is taken off. */
const withinAllowance = (allowance: number, basisPoints: number): number =>
  allowance === 0 ? 0 : Math.floor((allowance * basisPoints) / (10_000 - basisPoints));

/** What of an allowance a personal discount uses: what is paid for the goods that it was taken off. */
export const allowanceUsed = (discount: number, basisPoints: number): number =>
  discount === 0 ? 0 : Math.ceil((discount * (10_000 - basisPoints)) / basisPoints);

/** A discount of the shopper's own, with the limit of a year. */
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

/** Whether the value of the items is high enough for it. */
const reaches = (promotion: Pick<Promotion, 'threshold'>, itemTotal: number): boolean =>
  itemTotal > 0 && itemTotal >= (promotion.threshold ?? 0);

/**
 * A personal discount, then percentages before amounts, then by id: the order in which promotions are taken never
 * depends on who typed what first.
 */
const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort((a, b) => {
    const rank = (one: Promotion) => (isPersonal(one) ? 0 : one.effect.kind === 'percent' ? 1 : 2);
    return rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
  });

/**
 * Takes promotions off the lines (docs/promotions.md): first, per line, the best PRODUCT promotion of what a store's
 * adjustment left; then each ORDER promotion off what is left, shared out over the lines to the last unit. Nothing
 * falls below zero.
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
 * The SHIPPING promotion that makes the delivery free, or null. One that comes by itself frees the standard delivery
 * only; a code frees any.
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
