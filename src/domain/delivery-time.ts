/** "Same day" as each of the shop's languages says it. */
const sameDay = /same[\s-]*day|jour même|selben tag|in giornata|mismo día/i;

/**
 * How soon a delivery comes, for sorting (core 9): same day first, otherwise the first digit of a range such as
 * "1-3 days". A text without a digit comes last.
 */
function deliveryRank(deliveryTime: string): number {
  if (sameDay.test(deliveryTime)) return -1;
  const digit = /\d/.exec(deliveryTime)?.[0];
  return digit === undefined ? Number.POSITIVE_INFINITY : Number(digit);
}

/** Soonest first; equal ones keep their order. */
export const byDeliveryTime = <Method extends { deliveryTime: string }>(methods: readonly Method[]): Method[] =>
  [...methods].sort((a, b) => {
    const [first, second] = [deliveryRank(a.deliveryTime), deliveryRank(b.deliveryTime)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
