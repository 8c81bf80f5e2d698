import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { causeOf } from '#machines/shared/failure.ts';
import { checkoutText } from '#src/messages/checkout.ts';

type Key = keyof typeof checkoutText.en;

const isKey = (key: string): key is Key => key in checkoutText.en;

/**
 * The words for a reason: those for what the service said, or for whose matter it is, where there are such, else the
 * reason's own.
 */
export function keysOf({ reason, failure }: CheckoutProblem): { title: Key; body: Key | null } {
  const title =
    [`${reason}.${failure?.errorId}`, ...(failure ? [`${reason}.${causeOf(failure)}`] : []), reason].find(isKey) ??
    reason;
  return { title, body: [`${title}.body`].find(isKey) ?? null };
}
