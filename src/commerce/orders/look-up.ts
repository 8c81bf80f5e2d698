import { timingSafeEqual, createHash } from 'node:crypto';
import { CommerceError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './order.types.ts';

/** A number that was locked by guesses is open again after as many seconds. */
const RETRY_AFTER = 15 * 60;

const digest = (text: string): Buffer => createHash('sha256').update(text.toLowerCase()).digest();

/**
 * The order of a number and the address that its confirmation went to. OHS4004 for an unknown number and for a wrong
 * address alike; API429 after five wrong tries at one number, whether there is such an order or not.
 */
export async function findByEmail({ orders, attempts }: Services, typed: string, email: string): Promise<OrderRow> {
  const number = typed.replaceAll(/[\s#]/g, '').toUpperCase();
  const key = `order ${number}`;
  if (await attempts.isLocked(key)) {
    throw new CommerceError('API429', 429, {
      additionalInfo: { retryAfter: RETRY_AFTER },
      headers: { 'retry-after': String(RETRY_AFTER) },
    });
  }
  const order = await orders.find(number);
  const isShown = order !== null && order.status !== 'placing' && order.status !== 'refused';
  if (!isShown || !timingSafeEqual(digest(order.doc.frozen.email ?? ''), digest(email))) {
    await attempts.failed(key);
    throw new CommerceError('OHS4004', 404);
  }
  await attempts.passed(key);
  return order;
}
