/**
 * Splits a whole number of minor units in proportion to weights (largest remainder method). Each share is rounded down,
 * and the rest is given one unit at a time to the largest remainders, the earlier first if equal. The shares add up to
 * `total`. If all weights are zero, all shares are zero and `total` must be zero. `total` must not be negative.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 || total === 0) return weights.map(() => 0);
  // BigInt: total x weight may exceed 2^53 for valid amounts.
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, share: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  const shares = parts.map(({ share }) => share);
  let left = total - shares.reduce((all, share) => all + share, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of byRest) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** `amount` x `basisPoints` / 10,000, half a unit rounded up. Both must be at least zero. */
export const shareOf = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n);
