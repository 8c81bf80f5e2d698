export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';

export interface Approaching {
  /** Missing minor units; 0 once the threshold is reached. */
  distance: number;
  status: ThresholdStatus;
}

/**
 * Returns how far a cart is from the threshold of a promotion (core 3, Approaching promotion). Null if the cart has
 * less than `fromBasisPoints` of the threshold: an offer out of reach is not shown. A cart at exactly the threshold has
 * the status "Threshold Reached", a cart beyond it "Above Threshold".
 */
export function approaching(itemTotal: number, threshold: number, fromBasisPoints: number): Approaching | null {
  if (itemTotal * 10_000 < threshold * fromBasisPoints) return null;
  if (itemTotal < threshold) return { distance: threshold - itemTotal, status: 'Below Threshold' };
  return { distance: 0, status: itemTotal === threshold ? 'Threshold Reached' : 'Above Threshold' };
}

/** Splits a callout into its three parts: approaching, distance, earned. Null unless it has exactly three (core 5). */
export function calloutParts(message: string): [approaching: string, distance: string, earned: string] | null {
  const [first, second, third, ...more] = message.split('|').map((part) => part.trim());
  return first !== undefined && second !== undefined && third !== undefined && more.length === 0
    ? [first, second, third]
    : null;
}
