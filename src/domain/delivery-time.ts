/**
 * The speed of a delivery, for sorting (core 9): same day first, else the first digit of a range such as "1-3 days". A
 * text without a digit is last.
 */
function deliveryRank(deliveryTime: string): number {
  if (/same[\s-]*day/i.test(deliveryTime)) return -1;
  const digit = /\d/.exec(deliveryTime)?.[0];
  return digit === undefined ? Number.POSITIVE_INFINITY : Number(digit);
}

interface Method {
  deliveryTime: string;
  isDefault: boolean;
}

/**
 * Sorts the standard method first, then the others from slow to quick, the same in every country (decision 039).
 * Methods of equal speed keep their order.
 */
export const fromStandard = <M extends Method>(methods: readonly M[]): M[] => {
  const place = ({ isDefault, deliveryTime }: M): number =>
    isDefault ? Number.NEGATIVE_INFINITY : -deliveryRank(deliveryTime);
  return [...methods].sort((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
};
