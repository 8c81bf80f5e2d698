import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { causeOf } from '#machines/shared/failure.ts';
import { checkoutText } from '#src/messages/checkout.ts';

type Key = keyof typeof checkoutText.en;

const isKey = (key: string): key is Key => key in checkoutText.en;

/**
 * Returns the message keys of a problem: those for the error id or the cause of the failure if they exist, else those
 * of the reason.
 */
export function keysOf({ reason, failure }: CheckoutProblem): { title: Key; body: Key | null } {
  const title =
    [`${reason}.${failure?.errorId}`, ...(failure ? [`${reason}.${causeOf(failure)}`] : []), reason].find(isKey) ??
    reason;
  return { title, body: [`${title}.body`].find(isKey) ?? null };
}
