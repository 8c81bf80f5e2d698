import type { PaymentMethods } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { CartRef } from './requestChange.ts';

let asked: { about: string; answer: Promise<PaymentMethods> } | null = null;

/**
 * What the cart can be paid with, as the service answers it (core 7, `GET …/paymentMethods`); null without a cart. The
 * charts of the payment step ask at the same time and share one call. Rejects with its ApiProblem.
 */
export async function readPaymentMethods(cart: CartRef): Promise<PaymentMethods | null> {
  const { basketId, cart: held, session } = cart.getSnapshot().context;
  if (basketId === null) return null;
  const about = `${session?.consumerNo} ${basketId} ${held?.version}`;
  if (asked?.about === about) return asked.answer;
  const answer = unwrap(api.GET('/cart/v1/cart/{basketId}/paymentMethods', { params: { path: { basketId } } }));
  const call = { about, answer };
  asked = call;
  const forget = () => {
    if (asked === call) asked = null;
  };
  answer.then(forget, forget);
  return answer;
}

/**
 * The same for what belongs to customers alone: null for a guest, who is not told that their credit, points or rewards
 * cannot be read when the call fails.
 */
export const readCustomersMethods = async (cart: CartRef): Promise<PaymentMethods | null> =>
  (cart.getSnapshot().context.session?.consumerType ?? 'GUEST') === 'GUEST' ? null : readPaymentMethods(cart);
