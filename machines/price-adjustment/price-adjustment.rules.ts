import type { AddPriceAdjustmentRequest } from '#openapi/generated/waymark.gen.ts';
import { expected } from '#machines/shared/ports.ts';
import { isGiveable, takenOff } from '#src/domain/price-adjustments.ts';
import { readMoney, writeMoney } from '#src/domain/written-money.ts';
import type { PriceAdjustmentContext, PriceAdjustmentInput } from './price-adjustment.types.ts';

/** The associate's input so far. */
export type Draft = Pick<PriceAdjustmentContext, 'locale' | 'thing' | 'way' | 'written'>;

/** The problem of a draft, by the service's own rules. */
export type DraftProblem = 'notMoney' | 'notPercent' | 'tooMuch' | 'nothingOff';

/** Parses the input: whole percent, or minor units; null if it is neither. */
export function valueOf({ way, written, locale }: Draft): number | null {
  if (way !== 'percentage') return readMoney(written, locale);
  const [, percent] = /^\s*(\d{1,3})\s*%?\s*$/.exec(written) ?? [];
  return percent === undefined ? null : Number(percent);
}

/** Returns null for a draft that can be applied. */
export function problemOf(draft: Draft): DraftProblem | null {
  const { way: type, thing } = draft;
  const value = valueOf(draft);
  if (type === 'percentage' && (value === null || value < 1 || value > 100)) return 'notPercent';
  if (value === null) return 'notMoney';
  if (isGiveable({ type, value }, thing.price, thing.pieces)) return null;
  return type === 'amount' && value > 0 ? 'tooMuch' : 'nothingOff';
}

/** Returns the discount of a draft for all pieces together, in minor units; 0 while it cannot be applied. */
export function offOf(draft: Draft): number {
  const value = valueOf(draft);
  return value === null || problemOf(draft)
    ? 0
    : takenOff({ type: draft.way, value }, draft.thing.price, draft.thing.pieces);
}

/** Returns the request to the cart. Only for a draft that can be applied and has a reason. */
export function requestOf(context: PriceAdjustmentContext): {
  adjustmentId: string | null;
  adjustment: AddPriceAdjustmentRequest;
} {
  const {
    adjustmentId,
    way: type,
    thing: { level, itemId },
  } = context;
  const value = expected(valueOf(context), 'value');
  return {
    adjustmentId,
    adjustment: {
      level,
      ...(itemId ? { itemId } : {}),
      type,
      value,
      reasonCode: expected(context.reasonCode, 'reason'),
    },
  };
}

/** Returns the first values of the form: those of the existing adjustment, else percent and an empty field. */
export function beginning({ adjustment, locale }: PriceAdjustmentInput): Pick<Draft, 'way' | 'written'> {
  if (!adjustment) return { way: 'percentage', written: '' };
  const { type: way, value } = adjustment;
  return { way, written: way === 'percentage' ? String(value) : writeMoney(value, locale) };
}
