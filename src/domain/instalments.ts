/**
 * The payments of a plan, in minor units: together they are the whole, and none is more than one unit above another.
 */
export const paymentsOf = (amount: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((amount + count - 1 - at) / count));
