import { allocate, shareOf } from './largest-remainder.ts';
import type { PromotionLevel } from './promotions.ts';

/** A reduction by a store associate, for one item (PRODUCT), the goods (ORDER) or the delivery (SHIPPING). */
export interface PriceAdjustment {
  adjustmentId: string;
  level: PromotionLevel;
  /** For level PRODUCT only. */
  itemId?: string;
  type: 'amount' | 'percentage' | 'fixed';
  /**
   * For `amount`: minor units to take off each piece. For `percentage`: whole percent to take off. For `fixed`: the new
   * price of each piece in minor units.
   */
  value: number;
  /**
   * The largest reduction of a price, in whole percent, together with the adjustment of the goods: the associate's own
   * limit, or the limit that a second associate approved. Absent: no limit.
   */
  upTo?: number;
  /** The largest reduction in minor units, as approved by a second associate. Absent: only `upTo` limits it. */
  upToAmount?: number;
}

/** What an adjustment takes off now (`amount`), and the price before it (`of`), in minor units. */
export interface TakenAdjustment {
  adjustmentId: string;
  amount: number;
  of: number;
}

type Rule = Pick<PriceAdjustment, 'type' | 'value'>;

/** Returns what a rule takes off pieces that cost `of` together: at least 0, at most `of`. */
export function takenOff({ type, value }: Rule, of: number, pieces = 1): number {
  if (type === 'percentage') return Math.min(of, shareOf(of, value * 100));
  return type === 'amount' ? Math.min(of, value * pieces) : Math.max(0, of - value * pieces);
}

const shareOfPrice = (of: number, percent: number): number => shareOf(of, percent * 100);

/**
 * Like `takenOff`, but limited to what was approved: a lower price does not make the reduction a greater part of it,
 * and a higher price or more pieces do not make the sum greater.
 */
export const heldOff = (
  {
    type,
    value,
    upTo = 100,
    upToAmount = Number.POSITIVE_INFINITY,
  }: Pick<PriceAdjustment, 'type' | 'value' | 'upTo' | 'upToAmount'>,
  of: number,
  pieces = 1,
): number => Math.min(takenOff({ type, value }, of, pieces), shareOfPrice(of, upTo), upToAmount);

/**
 * Returns how much of `of` the adjustment of the goods may take off, so that an item loses at most `percent` of its
 * price to both adjustments. Below 0 if the item has already lost more.
 */
function mostOnTop(of: number, item: Pick<TakenAdjustment, 'amount' | 'of'>, percent: number): number {
  const left = item.of - item.amount;
  const most = shareOfPrice(item.of, percent) - item.amount;
  return left === 0 || item.amount === 0 ? of : Number((BigInt(of) * BigInt(most)) / BigInt(left));
}

/** Returns the smallest whole percent that allows an adjustment together with the others on the same price. */
export function percentOf(
  one: PriceAdjustment,
  all: readonly PriceAdjustment[],
  taken: readonly TakenAdjustment[],
): number {
  const amountOf = ({ adjustmentId }: PriceAdjustment) => taken.find((other) => other.adjustmentId === adjustmentId);
  const own = amountOf(one);
  if (!own) return 0;
  const goods = all.filter(({ level }) => level === 'ORDER').flatMap((other) => amountOf(other) ?? [])[0];
  const stacked = all
    .filter(({ level }) => level === 'PRODUCT' && one.level !== 'SHIPPING')
    .filter((other) => one.level === 'ORDER' || other === one);
  const items = stacked.flatMap((other) => amountOf(other) ?? []);
  const allows = (percent: number) =>
    own.amount <= shareOfPrice(own.of, percent) &&
    items.every((item) => !goods || goods.amount <= mostOnTop(goods.of, item, percent));
  return Array.from({ length: 100 }, (_, percent) => percent).find(allows) ?? 100;
}

/** True if the rule can be applied: it takes something off, and not more than there is. */
export function isGiveable(rule: Rule, of: number, pieces = 1): boolean {
  const most = { amount: of, percentage: 100, fixed: Number.POSITIVE_INFINITY }[rule.type];
  const asked = rule.type === 'amount' ? rule.value * pieces : rule.value;
  return asked <= most && takenOff(rule, of, pieces) > 0;
}

/**
 * Applies an adjustment to several things together. Returns what it takes off in total and off each of them, exact to
 * the last unit. `items`: what was taken off the items before, and their limits.
 */
export function takenOffAll(
  adjustment: PriceAdjustment | undefined,
  costs: readonly number[],
  items: readonly (Pick<TakenAdjustment, 'amount' | 'of'> & Pick<PriceAdjustment, 'upTo'>)[] = [],
): { taken: TakenAdjustment[]; shares: number[] } {
  if (!adjustment) return { taken: [], shares: costs.map(() => 0) };
  const of = costs.reduce((sum, cost) => sum + cost, 0);
  const { adjustmentId, upTo = 100 } = adjustment;
  const most = items.map((item) => mostOnTop(of, item, Math.max(upTo, item.upTo ?? 100)));
  const amount = Math.max(0, Math.min(heldOff(adjustment, of), ...most));
  return { taken: [{ adjustmentId, amount, of }], shares: allocate(amount, costs) };
}
