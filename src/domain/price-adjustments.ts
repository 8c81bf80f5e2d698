import { allocate, shareOf } from './largest-remainder.ts';
import type { PromotionLevel } from './promotions.ts';

/** What a store associate takes off one item (PRODUCT), the goods (ORDER) or the delivery (SHIPPING). */
export interface PriceAdjustment {
  adjustmentId: string;
  level: PromotionLevel;
  /** At level PRODUCT. */
  itemId?: string;
  type: 'amount' | 'percentage' | 'fixed';
  /**
   * Minor units to take off, whole percent to take off, or minor units that it then costs; `amount` and `fixed` for
   * each piece.
   */
  value: number;
  /**
   * The most that is taken off a price while it counts, in whole percent, together with the adjustment of the goods:
   * what the associate may take off alone, or what a second one agreed to. Absent: everything.
   */
  upTo?: number;
  /**
   * The most that is taken off while it counts, in minor units: what a second associate agreed to. Absent: `upTo` alone
   * holds it.
   */
  upToAmount?: number;
}

/** What one takes off now, and of what: minor units. */
export interface TakenAdjustment {
  adjustmentId: string;
  amount: number;
  of: number;
}

type Rule = Pick<PriceAdjustment, 'type' | 'value'>;

/** What is taken off pieces that cost `of` together: never more than that, and never less than nothing. */
export function takenOff({ type, value }: Rule, of: number, pieces = 1): number {
  if (type === 'percentage') return Math.min(of, shareOf(of, value * 100));
  return type === 'amount' ? Math.min(of, value * pieces) : Math.max(0, of - value * pieces);
}

const shareOfPrice = (of: number, percent: number): number => shareOf(of, percent * 100);

/**
 * The same, held to what was agreed: a price that fell does not make it a greater part, nor a dearer item or more
 * pieces a greater sum.
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
 * What the adjustment of the goods may take off `of` so that an item loses no more than `percent` of its price to both;
 * below 0: nothing, and the item has lost more.
 */
function mostOnTop(of: number, item: Pick<TakenAdjustment, 'amount' | 'of'>, percent: number): number {
  const left = item.of - item.amount;
  const most = shareOfPrice(item.of, percent) - item.amount;
  return left === 0 || item.amount === 0 ? of : Number((BigInt(of) * BigInt(most)) / BigInt(left));
}

/** How much of a price an adjustment takes off, stacked on the others: the smallest whole percent that allows it. */
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

/** Whether it may be given: it takes something off, and asks for no more than there is. */
export function isGiveable(rule: Rule, of: number, pieces = 1): boolean {
  const most = { amount: of, percentage: 100, fixed: Number.POSITIVE_INFINITY }[rule.type];
  const asked = rule.type === 'amount' ? rule.value * pieces : rule.value;
  return asked <= most && takenOff(rule, of, pieces) > 0;
}

/**
 * What one takes off several things together, and off each of them, to the last unit. `items`: what was taken off items
 * before, and up to how much.
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
