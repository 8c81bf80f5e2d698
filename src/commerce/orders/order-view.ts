import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Order, PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import { flashMessages } from '../cart/labels.ts';
import { CommerceError } from '../errors.ts';
import { type Key, keyOf, type Keys } from '../keys.ts';
import { pointsOf } from '../loyalty/points.ts';
import { isUnderWay, type OrderRow } from '../model/order.ts';

/**
 * What a reader may do with an order. `owner`: placed it, or has the link from its e-mail. `lookUp`: knows its number
 * and e-mail; may see it and use the actions of its page, but may neither pay for it nor adopt it.
 */
export type Access = 'owner' | 'lookUp';

const sealed = { owner: 'order', lookUp: 'look-up of order', signUp: 'sign-up of order' } as const;

/** The id of the key, `_`, and the HMAC. */
const signed = ({ id, secret }: Key, number: string, purpose: keyof typeof sealed): string =>
  `${id}_${createHmac('sha256', secret).update(`${sealed[purpose]} ${number}`).digest('base64url').slice(0, 32)}`;

/** Returns the secret token of an order. It is derived, so that the database contains nothing that opens an order. */
export const orderSecret = (number: string, { orderLinks }: Keys, access: Access = 'owner'): string =>
  signed(orderLinks[0], number, access);

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the access that a secret gives; null for a wrong one. */
export function accessBy(st: string | undefined, number: string, keys: Keys): Access | null {
  const key = keyOf(keys.orderLinks, st?.split('_')[0]);
  const opens = (access: Access): boolean =>
    st !== undefined && key !== null && isSame(st, signed(key, number, access));
  return opens('owner') ? 'owner' : opens('lookUp') ? 'lookUp' : null;
}

/**
 * Returns the `consumerId` of the link with which the guest of an order makes an account. It opens what they told with
 * the order, not the order (docs/decisions/072).
 */
export const signUpId = (number: string, { orderLinks }: Keys): string =>
  `${number}.${signed(orderLinks[0], number, 'signUp')}`;

/** Returns the number of the order that a `consumerId` is of; null for one that the shop did not sign. */
export function orderOfSignUpId(consumerId: string, keys: Keys): string | null {
  const [number = '', seal = ''] = consumerId.split('.');
  const key = keyOf(keys.orderLinks, seal.split('_')[0]);
  return key !== null && isSame(consumerId, `${number}.${signed(key, number, 'signUp')}`) ? number : null;
}

interface Reader {
  session: Session | null;
  st: string | undefined;
  keys: Keys;
}

/**
 * Returns the order and the caller's access to it: its owner, or somebody who has a secret of it. Throws AUT432 if the
 * caller has neither a session nor a secret, so that an owner whose token has expired renews it; ORD409 in every other
 * case.
 */
export function readable(row: OrderRow | null, { session, st, keys }: Reader): { order: OrderRow; access: Access } {
  if (!session && !st) throw new CommerceError('AUT432', 401);
  if (!row || !isShown(row.status)) throw new CommerceError('ORD409', 404);
  const access = row.owner === session?.subject ? 'owner' : accessBy(st, row.number, keys);
  if (access === null) throw new CommerceError('ORD409', 404);
  return { order: row, access };
}

const isShown = (status: OrderRow['status']): status is Order['status'] => status !== 'placing' && status !== 'refused';

/** Options of an order's view: `access` decides which secret it contains. */
export interface Showing {
  keys: Keys;
  access: Access;
}

/** Returns what pays the charge of an order: a plan of the lender, a wallet or a card. */
function payerOf({ isPaidLater, wallet }: OrderRow['doc']) {
  if (isPaidLater) return { code: 'PAY_LATER', type: 'pay_later', instrumentId: 'pi-later' } as const;
  if (wallet) return { code: wallet, type: 'wallet', instrumentId: 'pi-wallet' } as const;
  return { code: 'CREDIT_CARD', type: 'card', instrumentId: 'pi-card' } as const;
}

/** Returns the id of the instrument that pays the charge of an order. */
export const chargeInstrumentOf = (doc: OrderRow['doc']): string => payerOf(doc).instrumentId;

/** Returns everything that paid an order, in the order of payment. */
export function paymentsOf(doc: OrderRow['doc']): PaymentInstrument[] {
  const { card, charge, authorisation, frozen, wallet } = doc;
  if (!charge) return frozen.payment_instruments;
  const payer = payerOf(doc);
  return [
    ...frozen.payment_instruments,
    {
      payment_instrument_id: payer.instrumentId,
      payment_method_id: payer.code,
      amount: charge.amount,
      currency: charge.currency,
      ...(wallet && authorisation ? { c_requestID: authorisation.id } : {}),
      ...(card ? { cardType: card.brand, lastFour: card.lastFour } : {}),
    },
  ];
}

/** Returns an order in the form of the contract. Throws if the order may not be shown. */
export function orderView({ number, status, doc, createdAt }: OrderRow, { keys, access }: Showing): Order {
  if (!isShown(status)) throw new Error(`order is ${status}`);
  const { card, charge, authorisation, frozen } = doc;
  const action = access === 'owner' && status === 'pending-authentication' ? authorisation?.action : null;
  const points = access === 'owner' && isUnderWay(status) ? pointsOf(doc) : 0;
  const message = flashMessages.PaymentNotAuthorized;
  const payer = payerOf(doc);
  return {
    ...frozen,
    st: orderSecret(number, keys, access),
    status,
    placedAt: createdAt,
    ...(points > 0 ? { loyaltyPoints: points } : {}),
    ...(charge
      ? {
          paymentMethod: {
            code: payer.code,
            type: payer.type,
            ...(card ? { bin: card.bin, additionalData: { cardType: card.brand, lastFour: card.lastFour } } : {}),
          },
        }
      : {}),
    payment_instruments: paymentsOf(doc),
    flash: action ? [{ code: 'PaymentNotAuthorized', ...(message ? { message } : {}), details: { action } }] : [],
  };
}
