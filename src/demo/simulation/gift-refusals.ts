import type { ErrorId } from '#openapi/generated/waymark.gen.ts';

/** The bottle that an offer gives: the first add of it by hand meets the gift, and a later one does not. */
export const giftInTheWay = { productId: 'WMBT1001LGN', outcome: 'GWP403' } as const;

/** Milliseconds during which the gift is in the way; a shopper's browser tries again after two seconds. */
const LASTS = 1500;

/** Shoppers that are remembered; of more, the first ones meet the gift a second time. */
const MOST = 1000;

/** Returns the refusal of an add, by the shopper and the product. Keeps in memory when each shopper tried first. */
export function giftRefusals(clock: () => number): (subject: string, productId: string) => ErrorId | null {
  const first = new Map<string, number>();
  return (subject, productId) => {
    if (productId !== giftInTheWay.productId) return null;
    const now = clock();
    const since = first.get(subject) ?? now;
    if (!first.has(subject)) {
      const [oldest] = first.size >= MOST ? first.keys() : [];
      if (oldest !== undefined) first.delete(oldest);
      first.set(subject, now);
    }
    return now - since < LASTS ? giftInTheWay.outcome : null;
  };
}
