import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { causeOf } from '#machines/shared/failure.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import type { PlainKey } from '#src/messages/message.ts';

type Messages = typeof checkoutText.en;
type Body = Extract<keyof Messages, `${string}.body`>;
type Title = PlainKey<Omit<Messages, Body>>;

const isTitle = (key: string): key is Title => key in checkoutText.en;
const isBody = (key: string): key is Body => key in checkoutText.en;

/**
 * Returns the message keys of a problem: those for the error id or the cause of the failure if they exist, else those
 * of the reason.
 */
export function keysOf({ reason, failure }: CheckoutProblem): { title: Title; body: Body | null } {
  const title =
    [`${reason}.${failure?.errorId}`, ...(failure ? [`${reason}.${causeOf(failure)}`] : []), reason].find(isTitle) ??
    reason;
  return { title, body: [`${title}.body`].find(isBody) ?? null };
}
