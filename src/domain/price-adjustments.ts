import { allocate, shareOf } from './largest-remainder.ts';
import type { PromotionLevel } from './promotions.ts';

/** What a store associate takes off one item (PRODUCT), the goods (ORDER) or the delivery (SHIPPING). */
export interface PriceAdjustment {
  adjustmentId: string;
  level: PromotionLevel;
  /** At level PRODUCT. */
  itemId?: string;
  type: 'amount' | 'percentage' | 'fixed';
  /** Minor units to take off, whole percent to take off, or minor units that it then costs; `amount` and `fixed` for each piece. */
  value: number;
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

/** Whether it may be given: it takes something off, and asks for no more than there is. */
export function isGiveable(rule: Rule, of: number, pieces = 1): boolean {
  const most = { amount: of, percentage: 100, fixed: Number.POSITIVE_INFINITY }[rule.type];
  const asked = rule.type === 'amount' ? rule.value * pieces : rule.value;
  return asked <= most && takenOff(rule, of, pieces) > 0;
}

/** What one takes off several things together, and off each of them, to the last unit. */
export function takenOffAll(
  adjustment: PriceAdjustment | undefined,
  costs: readonly number[],
): { taken: TakenAdjustment[]; shares: number[] } {
  if (!adjustment) return { taken: [], shares: costs.map(() => 0) };
  const of = costs.reduce((sum, cost) => sum + cost, 0);
  const amount = takenOff(adjustment, of);
  return { taken: [{ adjustmentId: adjustment.adjustmentId, amount, of }], shares: allocate(amount, costs) };
}
