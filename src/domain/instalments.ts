/** Splits an amount (minor units) into `count` payments. They add up to the amount and differ by at most one unit. */
export const paymentsOf = (amount: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((amount + count - 1 - at) / count));
