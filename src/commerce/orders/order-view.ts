import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';
import { flashMessages } from '../cart/labels.ts';
import { CommerceError } from '../errors.ts';
import type { OrderRow } from './order.types.ts';

/** The secret token of an order: derived, so that nothing that opens an order lies in the database. */
export const orderSecret = (number: string, tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update(`order ${number}`).digest('base64url').slice(0, 32);

export function isOrderSecret(given: string, number: string, tokenSecret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(orderSecret(number, tokenSecret))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The order, if the caller may know of it: its owner, or who has its secret. ORD409 in every other case. */
export function readable(
  row: OrderRow | null,
  { session, st, tokenSecret }: { session: Session | null; st: string | undefined; tokenSecret: string },
): OrderRow {
  const isHidden = !row || row.status === 'placing' || row.status === 'refused';
  if (
    isHidden ||
    !(row.owner === session?.subject || (st !== undefined && isOrderSecret(st, row.number, tokenSecret)))
  ) {
    throw new CommerceError('ORD409', 404);
  }
  return row;
}

const isShown = (status: OrderRow['status']): status is Order['status'] => status !== 'placing' && status !== 'refused';

/** An order as the contract says it. Only one that may be shown. */
export function orderView({ number, status, doc, createdAt }: OrderRow, tokenSecret: string): Order {
  if (!isShown(status)) throw new Error(`order is ${status}`);
  const { card, charge, authorisation, frozen, isPaidLater = false } = doc;
  const action = status === 'pending-authentication' ? authorisation?.action : null;
  const message = flashMessages.PaymentNotAuthorized;
  return {
    ...frozen,
    st: orderSecret(number, tokenSecret),
    status,
    placedAt: createdAt,
    ...(charge
      ? {
          paymentMethod: isPaidLater
            ? { code: 'PAY_LATER', type: 'pay_later' }
            : {
                code: 'CREDIT_CARD',
                type: 'card',
                ...(card ? { bin: card.bin, additionalData: { cardType: card.brand, lastFour: card.lastFour } } : {}),
              },
        }
      : {}),
    payment_instruments: charge
      ? [
          ...frozen.payment_instruments,
          {
            payment_instrument_id: isPaidLater ? 'pi-later' : 'pi-card',
            payment_method_id: isPaidLater ? 'PAY_LATER' : 'CREDIT_CARD',
            amount: charge.amount,
            currency: charge.currency,
            ...(card ? { cardType: card.brand, lastFour: card.lastFour } : {}),
          },
        ]
      : frozen.payment_instruments,
    flash: action ? [{ code: 'PaymentNotAuthorized', ...(message ? { message } : {}), details: { action } }] : [],
  };
}
