import type { PaymentInstrument, PurchaseReturn, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import { hasLeftSince, postPoints } from '../loyalty/points.ts';
import type { OrderDoc, OrderRow } from '../model/order.ts';
import type { Raw } from '../db/database.types.ts';
import { chargeInstrumentOf, paymentsOf } from './order-view.ts';

type Refund = NonNullable<PurchaseReturn['refund']>;

const refundsOf = ({ returns = [] }: OrderDoc): Refund[] => returns.flatMap(({ refund }) => refund ?? []);

/**
 * Returns what was paid for units of an order: after all discounts, with their tax, without delivery. What is rounded
 * for a part is made up for by the last unit.
 */
function valueOf({ frozen }: OrderDoc, units: readonly ReturnItem[]): number {
  return frozen.items.reduce((sum, { itemId, qty, price, taxTotal }) => {
    const cost = price.priceAfterOrderDiscount + (frozen.totals.taxIncluded ? 0 : taxTotal);
    const count = units.reduce((pieces, one) => pieces + (one.itemId === itemId ? one.qty : 0), 0);
    return sum + Math.round((cost * Math.min(count, qty)) / qty);
  }, 0);
}

export const sumOfPayments = (payments: readonly PaymentInstrument[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

const sumOf = (payments: readonly PaymentInstrument[], id: string): number =>
  payments.reduce((sum, one) => sum + (one.payment_instrument_id === id ? one.amount : 0), 0);

/**
 * Returns what each payment of an order gets back for a return that has arrived: the charge of the payment provider
 * first, then the others from the last to the first. No payment gets back more than it paid.
 */
export function refundsFor(doc: OrderDoc, items: readonly ReturnItem[]): PaymentInstrument[] {
  const earlier = refundsOf(doc).flatMap(({ payments }) => payments);
  const arrived = (doc.returns ?? []).filter(({ refund }) => refund).flatMap((one) => one.items);
  let left = valueOf(doc, [...arrived, ...items]) - valueOf(doc, arrived);
  return paymentsOf(doc)
    .toReversed()
    .flatMap((payment): PaymentInstrument[] => {
      const before = sumOf(earlier, payment.payment_instrument_id);
      const amount = Math.min(left, payment.amount - before);
      if (amount <= 0) return [];
      left -= amount;
      const { points, remainingAmount: _left, payableAmount: _most, ...told } = payment;
      if (points === undefined) return [{ ...told, amount }];
      const pointsFor = (money: number) => Math.floor((points * money) / payment.amount);
      return [{ ...told, amount, points: pointsFor(before + amount) - pointsFor(before) }];
    });
}

/** Returns what the payment provider gives back of a refund; 0 if the charge has no part in it. */
export const chargedPartOf = (doc: OrderDoc, { payments }: Refund): number => sumOf(payments, chargeInstrumentOf(doc));

/** True if everything that can be sent back has arrived. */
export const isReturnedWhole = ({ frozen, returns = [] }: OrderDoc): boolean => {
  const arrived = returns.filter(({ refund }) => refund).flatMap(({ items }) => items);
  const countOf = (id: string) => arrived.reduce((sum, one) => sum + (one.itemId === id ? one.qty : 0), 0);
  return frozen.items.every(({ itemId, qty, isDigitalProduct, bonus }) =>
    isDigitalProduct || bonus ? true : countOf(itemId) >= qty,
  );
};

/** Returns the idempotency key of the refund of a return at the payment provider. */
export const refundKeyOf = ({ charge }: OrderDoc, returnId: string): string => `${charge?.idempotencyKey}:${returnId}`;

/** Gives back what the shop itself keeps: money on gift cards and rewards, credit, points. */
export async function giveBackParts(
  tx: Raw,
  { number, owner, doc, createdAt }: OrderRow,
  { payments, at, returnId, year }: Pick<Refund, 'payments' | 'at'> & { returnId: string; year: number },
): Promise<void> {
  const cards = doc.frozen.payment_instruments.filter(({ payment_method_id: method }) => method === 'GIFT_CARD');
  for (const { payment_instrument_id: id, payment_method_id: method, amount, points = 0 } of payments) {
    if (method === 'GIFT_CARD') {
      const card = doc.giftCards[cards.findIndex((one) => one.payment_instrument_id === id)];
      await tx('UPDATE gift_cards SET balance = balance + $2 WHERE number = $1', [card?.number ?? '', amount]);
    } else if (method === 'REWARD_CODE' || method === 'REWARD_CARD') {
      await tx('UPDATE stored_rewards SET balance = balance + $2 WHERE id = $1', [id, amount]);
    } else if (method === 'ATHLETES_PAYMENT') {
      await tx('UPDATE consumers SET credit_spent = credit_spent - $2 WHERE id = $1 AND credit_year = $3', [
        owner,
        amount,
        year,
      ]);
    } else if (method === 'LOYALTY_POINTS' && !(await hasLeftSince(tx, owner, createdAt))) {
      await postPoints(tx, { owner, kind: 'restored', reference: returnId, orderNumber: number, points, at });
    }
  }
}
