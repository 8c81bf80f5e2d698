import { timingSafeEqual, createHash } from 'node:crypto';
import type { CallContext } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import type { OrderRow } from '../model/order.ts';
import type { Tries } from '../limits/tries.ts';
import type { OrderBook } from './order-book.ts';

export interface LookUpDeps extends DefenceDeps {
  orders: OrderBook;
  tries: Tries;
}

const digest = (text: string): Buffer => createHash('sha256').update(text.toLowerCase()).digest();

/** The typed data to find an order, and the token of the bot check if there was one. */
interface LookUp {
  orderNumber: string;
  email: string;
  recaptcha_response?: string;
}

/**
 * Returns the order of a number and the e-mail that its confirmation was sent to. Throws OHS4004 both for an unknown
 * number and for a wrong e-mail. Tries are limited (src/commerce/limits), whether the order exists or not.
 */
export async function findByEmail(
  deps: LookUpDeps,
  typed: LookUp,
  { address }: Pick<CallContext, 'address'>,
): Promise<OrderRow> {
  const { orders, tries } = deps;
  const { email, recaptcha_response: token } = typed;
  const number = typed.orderNumber.replaceAll(/[\s#]/g, '').toUpperCase();
  const attempt = await tries.begin('orderLookUp', { target: number, address }, async (mustCheck) => {
    if (mustCheck) await assertPerson(deps, { token, action: 'trackOrder', account: () => email, mustCheck });
  });
  const order = await orders.find(number);
  const isShown = order !== null && order.status !== 'placing' && order.status !== 'refused';
  if (!isShown || !timingSafeEqual(digest(order.doc.frozen.email ?? ''), digest(email))) {
    await attempt.wrong();
    throw new CommerceError('OHS4004', 404);
  }
  await attempt.right();
  return order;
}
