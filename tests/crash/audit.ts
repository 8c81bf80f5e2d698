import { isDeepStrictEqual } from 'node:util';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import type { Books, OrderInBooks } from './data.ts';
import { type Payment, paymentsIn } from './provider.ts';

/** A cart whose process was killed during placing, and what its guest saw. */
export interface Tried {
  cart: Cart;
  /** Milliseconds since 1970. */
  killedAt: number;
  /** The answer arrived before the kill. */
  isAnswered: boolean;
  /** The guest came back after the restart and placed the cart again; else nobody asked again. */
  isPlacedAgain: boolean;
}

/** How far the placing had come when the process was killed, judged from the database afterwards. */
export const moments = [
  'nothing was written',
  'held, not paid yet',
  'held and paid, order not finished',
  'order whole, answer lost',
  'order whole, answer given',
] as const;
export type Moment = (typeof moments)[number];

/**
 * `decidedAt`: when an external provider decided about an order. It may have decided only after the shop was killed.
 */
export function momentOf(
  { orders }: Pick<Books, 'orders'>,
  { cart, killedAt, isAnswered }: Tried,
  decidedAt: ReadonlyMap<string, number> = new Map(),
): Moment {
  if (isAnswered) return 'order whole, answer given';
  const row = orders.find(({ cartId, createdAt }) => cartId === cart.basketId && createdAt <= killedAt);
  if (!row) return 'nothing was written';
  if (row.status !== 'placed' || (decidedAt.get(row.number) ?? 0) > killedAt) return 'held, not paid yet';
  return (row.placedAt ?? 0) <= killedAt ? 'order whole, answer lost' : 'held and paid, order not finished';
}

const linesOf = ({ items }: Pick<Order, 'items'>) =>
  items
    .map(({ productId, variantId, qty, price }) => ({ productId, variantId, qty, price }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));

/** Differences between an order and its cart, one line each. */
export function flawsOfOrder(cart: Cart, order: Order): string[] {
  const { remainingToPay: _due, ...totals } = cart.totals;
  const { remainingToPay: left, ...charged } = order.totals;
  const flaws: string[] = [];
  if (order.status !== 'placed') flaws.push(`is ${order.status}`);
  if (!isDeepStrictEqual(linesOf(order), linesOf(cart))) flaws.push('has other lines than its cart');
  if (!isDeepStrictEqual(charged, totals))
    flaws.push(`has other totals than its cart: ${charged.total} for ${totals.total}`);
  const paid = order.payment_instruments.reduce((sum, { amount }) => sum + amount, 0);
  if (left !== 0 || paid !== totals.total) flaws.push(`is paid with ${paid} of ${totals.total}`);
  return flaws.map((flaw) => `order ${order.orderNumber} ${flaw}`);
}

/** Lost and duplicate orders and charges, and goods or money that do not add up; one line each. */
export function audit(
  opening: Books,
  now: Books,
  tried: readonly Tried[],
  payments = paymentsIn(now.records),
): string[] {
  const old = new Set(opening.orders.map(({ number }) => number));
  const placed = now.orders.filter(({ status, number }) => status === 'placed' && !old.has(number));
  return [
    ...now.orders
      .filter(({ status }) => status === 'placing')
      .map(({ number }) => `order ${number} is still being placed`),
    ...tried.flatMap((one) => ordersOfCart(one, placed)),
    ...charges(placed, payments),
    ...goods(opening, now, placed),
    ...giftCards(opening, now, placed),
    ...customers(opening, now, placed),
    ...storedRewards(opening, now, placed),
    ...promotions(opening, now, placed),
  ];
}

function ordersOfCart({ cart, isAnswered, isPlacedAgain }: Tried, placed: OrderInBooks[]): string[] {
  const count = placed.filter(({ cartId }) => cartId === cart.basketId).length;
  if (count > 1) return [`cart ${cart.basketId} has ${count} orders`];
  return count === 0 && (isAnswered || isPlacedAgain) ? [`cart ${cart.basketId} has lost its order`] : [];
}

/** Every payment belongs to one placed order, and every placed order with something to pay has one payment. */
function charges(placed: OrderInBooks[], payments: readonly Payment[]): string[] {
  const charged = payments.filter(({ isCharged }) => isCharged);
  const numbers = new Set(placed.map(({ number }) => number));
  return [
    ...charged
      .filter(({ reference }) => !numbers.has(reference))
      .map(({ reference }) => `${reference} is paid and there is no such order`),
    ...placed.flatMap(({ number, doc }) => {
      const amounts = charged.filter(({ reference }) => reference === number).map(({ amount }) => amount);
      const due = doc.charge ? [doc.charge.amount] : [];
      return amounts.join() === due.join() ? [] : [`order ${number} is charged [${amounts}] for [${due}]`];
    }),
  ];
}

/** Stock left and units sold add up to the opening stock; nothing is held any more. */
function goods(opening: Books, now: Books, placed: OrderInBooks[]): string[] {
  const sold = sum(placed.flatMap(({ doc }) => doc.held.map(({ upc, qty }) => [upc, qty] as const)));
  return [...opening.stock].flatMap(([upc, { quantity, reserved }]) => {
    const left = now.stock.get(upc);
    const isRight = left?.reserved === reserved && left.quantity + (sold.get(upc) ?? 0) === quantity;
    return isRight
      ? []
      : [`${upc}: ${quantity} at first, ${sold.get(upc) ?? 0} sold, ${left?.quantity} left, ${left?.reserved} held`];
  });
}

function giftCards(opening: Books, now: Books, placed: OrderInBooks[]): string[] {
  const spent = sum(placed.flatMap(({ doc }) => doc.giftCards.map((card) => [card.number, card.amount] as const)));
  return [...opening.giftCards].flatMap(([number, balance]) =>
    (now.giftCards.get(number) ?? 0) + (spent.get(number) ?? 0) === balance
      ? []
      : [
          `gift card ${number}: ${balance} at first, ${spent.get(number) ?? 0} spent, ${now.giftCards.get(number)} left`,
        ],
  );
}

/** Points and credit were used by the orders that they paid, and by no others. */
function customers(opening: Books, now: Books, placed: OrderInBooks[]): string[] {
  const points = sum(placed.map(({ owner, doc }) => [owner, doc.points ?? 0] as const));
  const credit = sum(placed.map(({ owner, doc }) => [owner, doc.credit ?? 0] as const));
  return [...opening.customers].flatMap(([id, before]) => {
    const after = now.customers.get(id);
    const isRight =
      after?.points === before.points - (points.get(id) ?? 0) && after.credit === before.credit + (credit.get(id) ?? 0);
    const of = (one: typeof after) => `${one?.points} points and ${one?.credit} of credit used`;
    return isRight
      ? []
      : [
          `customer ${id}: ${of(before)} at first, ${points.get(id) ?? 0} and ${credit.get(id) ?? 0} in orders, ${of(after)} now`,
        ];
  });
}

function storedRewards(opening: Books, now: Books, placed: OrderInBooks[]): string[] {
  const spent = sum(
    placed.flatMap(({ doc }) => (doc.storedRewards ?? []).map(({ id, amount }) => [id, amount] as const)),
  );
  return [...opening.storedRewards].flatMap(([id, balance]) =>
    (now.storedRewards.get(id) ?? 0) + (spent.get(id) ?? 0) === balance
      ? []
      : [`reward ${id}: ${balance} at first, ${spent.get(id) ?? 0} spent, ${now.storedRewards.get(id)} left`],
  );
}

function promotions(opening: Books, now: Books, placed: OrderInBooks[]): string[] {
  const used = sum(placed.flatMap(({ doc }) => doc.promotionIds.map((id) => [id, 1] as const)));
  return [...opening.promotions].flatMap(([id, redeemed]) =>
    now.promotions.get(id) === redeemed + (used.get(id) ?? 0)
      ? []
      : [`promotion ${id}: ${redeemed} uses at first, ${used.get(id) ?? 0} orders, ${now.promotions.get(id)} uses now`],
  );
}

function sum(entries: (readonly [string, number])[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const [key, amount] of entries) total.set(key, (total.get(key) ?? 0) + amount);
  return total;
}
