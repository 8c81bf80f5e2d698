export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';

export interface Approaching {
  /** Minor units that are missing; 0 from the threshold on. */
  distance: number;
  status: ThresholdStatus;
}

/**
 * How far a cart is from a promotion (core 3, Approaching promotion). Null below `fromBasisPoints` of the threshold:
 * nobody is told about an offer that is out of reach. Exactly at the threshold it is reached, beyond it is above.
 */
export function approaching(itemTotal: number, threshold: number, fromBasisPoints: number): Approaching | null {
  if (itemTotal * 10_000 < threshold * fromBasisPoints) return null;
  if (itemTotal < threshold) return { distance: threshold - itemTotal, status: 'Below Threshold' };
  return { distance: 0, status: itemTotal === threshold ? 'Threshold Reached' : 'Above Threshold' };
}

/** The three parts of a callout: approaching, distance, earned. Null when it has not exactly three (core 5). */
export function calloutParts(message: string): [approaching: string, distance: string, earned: string] | null {
  const [first, second, third, ...more] = message.split('|').map((part) => part.trim());
  return first !== undefined && second !== undefined && third !== undefined && more.length === 0
    ? [first, second, third]
    : null;
}
