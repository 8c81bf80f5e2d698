import type { PurchaseReturn, TrackingStepCode } from '#openapi/generated/waymark.gen.ts';
import { yearOf } from '#src/domain/year.ts';
import { emailKey } from '../auth/consumers.ts';
import { CommerceError } from '../errors.ts';
import { later } from '../outbox/outbox.ts';
import { keepCard } from '../payments/saved-cards.ts';
import {
  claimYear,
  countPromotions,
  giveBack,
  moveStock,
  redeemPromotions,
  takeCredit,
  takeGiftCards,
  takePoints,
  takeStock,
  takeStoredRewards,
} from './holding.ts';
import { earnPoints, takeBackPoints } from '../loyalty/order-points.ts';
import {
  type OrderDoc,
  type OrderEnding,
  type OrderPaymentEvent,
  type OrderRefusal,
  type OrderRow,
  type OrderStatus,
  type OrderStep,
  type Progress,
  statesUnderWay,
} from '../model/order.ts';
import { chargedPartOf, giveBackParts, isReturnedWhole, refundsFor, sumOfPayments } from './refund-of-return.ts';
import { isCarried, isCollected } from './ways.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Later } from '../outbox/outbox.types.ts';
import { requestConsentOfOrder } from '../subscriptions/consent-of-order.ts';
import type { Consumer } from '../model/customer.ts';
import type { PaymentAction } from '../model/payment.ts';

interface Stored {
  number: string;
  cart_id: string;
  cart_version: number;
  owner: string;
  status: OrderStatus;
  doc: OrderDoc;
  created_at: string;
}
const COLUMNS = `number, cart_id, cart_version, owner, status, doc,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;
const LIVE = `status NOT IN ('refused', 'cancelled')`;

const rowOf = (row: Stored): OrderRow => ({
  number: row.number,
  cartId: row.cart_id,
  cartVersion: row.cart_version,
  owner: row.owner,
  status: row.status,
  doc: row.doc,
  createdAt: row.created_at,
});

/** When a step is taken, and by whom. */
export interface Step {
  at: Date;
  by: OrderStep['by'];
}

/** What paid: the provider's id, and the card if one paid. */
export interface AuthorisedPayment {
  authorisationId: string;
  card: OrderDoc['card'];
}

/** The orders and what they hold. Each method is one transaction: docs/placing.md lists them. */
export interface OrderBook {
  find(number: string): Promise<OrderRow | null>;
  /** Returns the order of a cart that is being placed, waits for the bank, or is placed. */
  liveOf(cartId: string): Promise<OrderRow | null>;
  /** Returns a page of an owner's orders that may be shown, newest first, and the total number. */
  ofOwner(owner: string, page: { limit: number; offset: number }): Promise<{ rows: OrderRow[]; total: number }>;
  /**
   * Moves an order of a guest to the customer's account, once: if the customer has its e-mail, or is the guest who
   * placed it (and showed their refresh token). Does nothing to any other order, nor for an account that was erased
   * meanwhile.
   */
  adopt(
    number: string,
    by: { consumer: Pick<Consumer, 'id' | 'email'>; guest: string | null; at: Date },
  ): Promise<void>;
  /** Returns orders whose placing was interrupted, or whose shopper never came back from the bank. */
  stranded(at: { placingBefore: Date; now: Date }): Promise<OrderRow[]>;
  /**
   * Writes the order as `placing` and takes what it needs. False if the cart has a live order. Throws a NotHeldError,
   * and BSK404 if the cart is gone.
   */
  hold(order: Omit<OrderRow, 'status'>): Promise<{ isHeld: boolean; left: Map<string, number> }>;
  /** Moves `placing` to `pending-authentication`, or sets another action while pending. */
  wait(
    number: string,
    authorisation: { id: string; action: PaymentAction },
    heldUntil: Date,
    step: Step,
  ): Promise<boolean>;
  /** Moves to `placed`: what was held is sold and the cart is deleted. False if the order is no longer waiting. */
  finish(number: string, payment: AuthorisedPayment | null, step: Step): Promise<boolean>;
  /** Moves to `refused` or `cancelled`: what was held is given back. False if the order is no longer waiting. */
  release(number: string, refusal: OrderRefusal): Promise<boolean>;
  /**
   * Moves `placed` to `cancelled`: the goods go back into stock. False if the order has a later state. `also` runs in
   * the transaction.
   */
  cancel(number: string, at: Date, also: (raw: Raw) => Promise<void>, why?: OrderEnding): Promise<boolean>;
  /** Adds an event of the payment provider. False if the order has it already, or there is no such order. */
  notePayment(number: string, event: OrderPaymentEvent): Promise<boolean>;
  /**
   * Returns orders placed before a moment that are not delivered yet, oldest first. Leaves out orders of the demo's
   * past, which hold nothing.
   */
  underWay(placedBefore: Date): Promise<OrderRow[]>;
  /** Returns orders under way with something to pack, placed until a moment, oldest first. */
  toPack(of: { placedBefore: Date; status: OrderStatus | null; limit: number }): Promise<OrderRow[]>;
  /**
   * Moves from the state in which the order was read to a later one; false if it has another state, other events or
   * another parcel by now. Queues an e-mail when a parcel leaves.
   */
  advance(
    order: Pick<OrderRow, 'number' | 'status' | 'doc'>,
    to: Progress & Pick<OrderDoc, 'parcel'>,
  ): Promise<boolean>;
  /** Returns delivered orders with a return that was announced before a moment and has not arrived, oldest first. */
  returning(announcedBefore: Date): Promise<OrderRow[]>;
  /**
   * Notes that a return has arrived, once: what the shop keeps goes back at once, the charge by the outbox
   * (`return-refund`). An order that came back whole is `returned`. False if the return is not known, or was noted.
   */
  takeReturn(number: string, returnId: string, at: Date): Promise<boolean>;
  /**
   * Changes the returns of an order, with its row locked; an error in `change` rolls back. `also` runs in the
   * transaction, if the returns changed.
   */
  changeReturns(
    number: string,
    change: (row: OrderRow) => PurchaseReturn[],
    also: (raw: Raw) => Promise<void>,
  ): Promise<OrderRow>;
}

/** Appends a step, given as a parameter, to those of an order. */
const withStep = (parameter: string): string => `'steps', COALESCE(doc->'steps', '[]'::jsonb) || ${parameter}::jsonb`;
const stepOf = (kind: OrderStep['kind'], { at, by }: Step): string =>
  JSON.stringify([{ kind, at: at.toISOString(), by } satisfies OrderStep]);

/** Tasks after an order is placed: its confirmation, and an e-mail for each gift card in it. */
const afterPlacing = ({ number, doc }: Pick<Stored, 'number' | 'doc'>): Later[] => [
  { id: `order-confirmation:${number}`, kind: 'order-confirmation', about: number },
  ...doc.frozen.items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .map(({ itemId }) => ({ id: `gift-card:${number}:${itemId}`, kind: 'gift-card' as const, about: number })),
];

/** Tasks after a cancellation: an e-mail, and the refund. */
const afterCancelling = ({ number, doc }: Pick<Stored, 'number' | 'doc'>): Later[] => [
  ...(doc.charge ? [{ id: `refund:${number}`, kind: 'refund' as const, about: number }] : []),
  { id: `order-cancellation:${number}`, kind: 'order-cancellation', about: number },
];

const eventOf = (code: TrackingStepCode, events: Progress['events'] = []) => events.find((one) => one.code === code);

/**
 * Tasks when a parcel leaves, and when something is ready to collect: each tells the shopper. There is none about what
 * arrived or was collected before its task was written.
 */
function afterMoving(
  { number, doc }: Pick<OrderRow, 'number' | 'doc'>,
  { status, events }: Progress,
): { task: Later; at: string }[] {
  if (status === 'delivered') return [];
  const isNew = (code: TrackingStepCode) => (eventOf(code, doc.events) ? undefined : eventOf(code, events));
  const shipped = isNew('shipped');
  const ready = isNew('ready-for-pickup');
  const isAtCounter = eventOf('ready-for-pickup', events) && doc.frozen.shipments.filter(isCarried).every(isCollected);
  return [
    ...(shipped && !isAtCounter
      ? [{ task: { id: `order-shipped:${number}`, kind: 'order-shipped' as const, about: number }, at: shipped.at }]
      : []),
    ...(ready
      ? [{ task: { id: `order-ready:${number}`, kind: 'order-ready' as const, about: number }, at: ready.at }]
      : []),
  ];
}

/** Calls `committed` when the outbox has something new. */
export function createOrderBook(
  { transaction, raw }: Pick<Database, 'raw' | 'transaction'>,
  committed: () => void = () => undefined,
): OrderBook {
  const first = async (where: string, params: unknown[]): Promise<OrderRow | null> => {
    const [row] = await raw<Stored>(`SELECT ${COLUMNS} FROM orders WHERE ${where}`, params);
    return row ? rowOf(row) : null;
  };

  return {
    find: (number) => first('number = $1', [number]),
    liveOf: (cartId) => first(`cart_id = $1 AND ${LIVE}`, [cartId]),

    async ofOwner(owner, { limit, offset }) {
      const shown = `owner = $1 AND status NOT IN ('placing', 'refused')`;
      const [counted] = await raw<{ total: number }>(`SELECT count(*)::int AS total FROM orders WHERE ${shown}`, [
        owner,
      ]);
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders WHERE ${shown} ORDER BY orders.created_at DESC, number LIMIT $2 OFFSET $3`,
        [owner, limit, offset],
      );
      return { rows: rows.map(rowOf), total: counted?.total ?? 0 };
    },

    async adopt(number, { consumer, guest, at }) {
      await raw(
        `WITH customer AS (SELECT id FROM consumers WHERE id = $2 FOR KEY SHARE)
         UPDATE orders SET owner = customer.id, doc = doc || jsonb_build_object('adopted', jsonb_build_object('from', owner, 'at', $5::text))
         FROM customer WHERE number = $1 AND status NOT IN ('placing', 'refused') AND NOT doc ? 'adopted'
           AND NOT EXISTS (SELECT 1 FROM consumers WHERE consumers.id = orders.owner)
           AND (owner = $3 OR lower(trim(doc->'frozen'->>'email')) = $4)`,
        [number, consumer.id, guest, emailKey(consumer.email), at.toISOString()],
      );
    },

    async stranded({ placingBefore, now }) {
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders
         WHERE (status = 'placing' AND created_at < $1::timestamptz)
            OR (status = 'pending-authentication' AND held_until < $2::timestamptz) LIMIT 100`,
        [placingBefore.toISOString(), now.toISOString()],
      );
      return rows.map(rowOf);
    },

    hold: (order) =>
      transaction(async (tx) => {
        // An erasure locks the account and deletes its carts: it sees this order, or this order finds no cart.
        await tx('SELECT 1 FROM consumers WHERE id = $1 FOR KEY SHARE', [order.owner]);
        const [made] = await tx<{ number: string }>(
          `INSERT INTO orders (number, cart_id, cart_version, owner, status, doc, created_at)
           VALUES ($1, $2, $3, $4, 'placing', $5::jsonb, $6::timestamptz)
           ON CONFLICT (cart_id) WHERE ${LIVE} DO NOTHING RETURNING number`,
          [order.number, order.cartId, order.cartVersion, order.owner, JSON.stringify(order.doc), order.createdAt],
        );
        if (!made) return { isHeld: false, left: new Map() };
        const carts = await tx('SELECT 1 FROM carts WHERE id = $1 AND owner = $2', [order.cartId, order.owner]);
        if (carts.length === 0) throw new CommerceError('BSK404', 404);
        const left = await takeStock(tx, order.doc.held);
        await takeGiftCards(tx, order.doc.giftCards);
        await takePoints(tx, order);
        await takeCredit(tx, order.owner, order.doc.credit ?? 0, yearOf(order.createdAt));
        await claimYear(tx, order);
        await takeStoredRewards(tx, order.doc.storedRewards);
        await countPromotions(tx, order.doc.promotionIds);
        await redeemPromotions(tx, order);
        return { isHeld: true, left };
      }),

    async wait(number, authorisation, heldUntil, step) {
      const rows = await raw(
        `UPDATE orders SET status = 'pending-authentication', held_until = $3::timestamptz,
           doc = doc || jsonb_build_object('authorisation', $2::jsonb, ${withStep('$4')})
         WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING number`,
        [number, JSON.stringify(authorisation), heldUntil.toISOString(), stepOf(authorisation.action.type, step)],
      );
      return rows.length > 0;
    },

    async finish(number, payment, step) {
      const { at } = step;
      const paid = payment
        ? { card: payment.card, authorisation: { id: payment.authorisationId, action: null } }
        : { card: null };
      const isFinished = await transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET status = 'placed', placed_at = $3::timestamptz, held_until = NULL,
             doc = doc || $2::jsonb || jsonb_build_object(${withStep('$4')})
           WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING ${COLUMNS}`,
          [number, JSON.stringify(paid), at.toISOString(), stepOf('placed', step)],
        );
        if (!row) return false;
        await moveStock(tx, row.doc.held, 'SET reserved = stock.reserved - given.qty');
        await tx('DELETE FROM carts WHERE id = $1', [row.cart_id]);
        if (row.doc.keeps) await keepCard(tx, row.owner, row.doc.keeps, at);
        await later(tx, afterPlacing(row), at);
        await requestConsentOfOrder(tx, row, at);
        return true;
      });
      if (isFinished) committed();
      return isFinished;
    },

    release: (number, refusal) =>
      transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET held_until = NULL, status = CASE status WHEN 'placing' THEN 'refused' ELSE 'cancelled' END,
             doc = doc || jsonb_build_object('refusal', $2::jsonb)
           WHERE number = $1 AND status IN ('placing', 'pending-authentication') RETURNING ${COLUMNS}`,
          [number, JSON.stringify(refusal)],
        );
        if (!row) return false;
        await moveStock(
          tx,
          row.doc.held,
          'SET quantity = stock.quantity + given.qty, reserved = stock.reserved - given.qty',
        );
        await giveBack(tx, { ...rowOf(row), year: yearOf(row.created_at), at: refusal.at });
        return true;
      }),

    async cancel(number, at, also, why = { by: 'shopper', reason: 'cancelled' }) {
      const isCancelled = await transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET status = 'cancelled',
             doc = doc || jsonb_build_object('events', COALESCE(doc->'events', '[]'::jsonb) || $2::jsonb, 'refusal', $3::jsonb)
           WHERE number = $1 AND status = 'placed' RETURNING ${COLUMNS}`,
          [
            number,
            JSON.stringify([{ code: 'cancelled', at: at.toISOString() }]),
            JSON.stringify({ at: at.toISOString(), ...why, errorId: null } satisfies OrderRefusal),
          ],
        );
        if (!row) return false;
        await moveStock(tx, row.doc.held, 'SET quantity = stock.quantity + given.qty');
        await giveBack(tx, { ...rowOf(row), year: yearOf(row.created_at), at: at.toISOString() });
        await later(tx, afterCancelling(row), at);
        await also(tx);
        return true;
      });
      if (isCancelled) committed();
      return isCancelled;
    },

    async notePayment(number, event) {
      const rows = await raw(
        `UPDATE orders SET doc = doc || jsonb_build_object('paymentEvents',
           COALESCE(doc->'paymentEvents', '[]'::jsonb) || jsonb_build_array($2::jsonb))
         WHERE number = $1 AND NOT COALESCE(doc->'paymentEvents', '[]'::jsonb) @> jsonb_build_array(jsonb_build_object('id', $3::text))
         RETURNING number`,
        [number, JSON.stringify(event), event.id],
      );
      return rows.length > 0;
    },

    async underWay(placedBefore) {
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders
         WHERE status = ANY($2::text[]) AND created_at <= $1::timestamptz
           AND jsonb_array_length(doc->'held') > 0
         ORDER BY orders.created_at LIMIT 1000`,
        [placedBefore.toISOString(), statesUnderWay],
      );
      return rows.map(rowOf);
    },

    async toPack({ placedBefore, status, limit }) {
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders
         WHERE status = ANY($1::text[]) AND created_at <= $2::timestamptz
           AND EXISTS (SELECT 1 FROM jsonb_array_elements(doc->'frozen'->'shipments') AS one
             WHERE one->'shippingMethod'->>'kind' <> 'digital')
         ORDER BY orders.created_at, number LIMIT $3`,
        [status === null ? statesUnderWay : [status], placedBefore.toISOString(), limit],
      );
      return rows.map(rowOf);
    },

    async advance(order, to) {
      const { events, parcel } = to;
      const next = afterMoving(order, to);
      const isAdvanced = await transaction(async (tx) => {
        const [row] = await tx<Stored>(
          `UPDATE orders SET status = $3, doc = doc || $4::jsonb
           WHERE number = $1 AND status = $2 AND COALESCE(doc->'events', '[]'::jsonb) = $5::jsonb
             AND COALESCE(doc->'parcel', '{}'::jsonb) = $6::jsonb RETURNING ${COLUMNS}`,
          [
            order.number,
            order.status,
            to.status,
            JSON.stringify({ events, ...(parcel ? { parcel } : {}) }),
            JSON.stringify(order.doc.events ?? []),
            JSON.stringify(order.doc.parcel ?? {}),
          ],
        );
        if (!row) return false;
        if (to.status === 'delivered') await earnPoints(tx, rowOf(row));
        for (const { task, at } of next) await later(tx, [task], new Date(at));
        return true;
      });
      if (isAdvanced && next.length > 0) committed();
      return isAdvanced;
    },

    async returning(announcedBefore) {
      const rows = await raw<Stored>(
        `SELECT ${COLUMNS} FROM orders
         WHERE status = 'delivered' AND EXISTS (
           SELECT 1 FROM jsonb_array_elements(COALESCE(doc->'returns', '[]'::jsonb)) AS one
           WHERE NOT one ? 'refund' AND (one->>'createdAt')::timestamptz <= $1::timestamptz)
         ORDER BY orders.created_at LIMIT 1000`,
        [announcedBefore.toISOString()],
      );
      return rows.map(rowOf);
    },

    async takeReturn(number, returnId, moment) {
      const at = moment.toISOString();
      const isTaken = await transaction(async (tx) => {
        const [row] = await tx<Stored>(`SELECT ${COLUMNS} FROM orders WHERE number = $1 FOR UPDATE`, [number]);
        const one = row?.doc.returns?.find((each) => each.returnId === returnId);
        if (!row || !one || one.refund) return false;
        const payments = refundsFor(row.doc, one.items);
        const amount = sumOfPayments(payments);
        const refund = { at, amount, currency: row.doc.frozen.currency, payments };
        const returns = row.doc.returns?.map((each) => (each === one ? { ...each, refund } : each));
        const doc = { ...row.doc, returns };
        const isWhole = isReturnedWhole(doc);
        const events = isWhole ? [...(doc.events ?? []), { code: 'returned', at }] : doc.events;
        await tx('UPDATE orders SET status = $2, doc = doc || $3::jsonb WHERE number = $1', [
          number,
          isWhole ? 'returned' : row.status,
          JSON.stringify({ returns, ...(events ? { events } : {}) }),
        ]);
        await giveBackParts(tx, rowOf(row), { payments, at, returnId, year: yearOf(row.created_at) });
        if (chargedPartOf(doc, refund) > 0)
          await later(
            tx,
            [{ id: `return-refund:${number}:${returnId}`, kind: 'return-refund', about: number }],
            moment,
          );
        return true;
      });
      if (isTaken) committed();
      return isTaken;
    },

    changeReturns: (number, change, also) =>
      transaction(async (tx) => {
        const [row] = await tx<Stored>(`SELECT ${COLUMNS} FROM orders WHERE number = $1 FOR UPDATE`, [number]);
        if (!row) throw new Error('an order that was read is gone');
        const order = rowOf(row);
        const returns = change(order);
        await tx(`UPDATE orders SET doc = doc || jsonb_build_object('returns', $2::jsonb) WHERE number = $1`, [
          number,
          JSON.stringify(returns),
        ]);
        if (returns !== order.doc.returns) {
          await takeBackPoints(tx, order, returns);
          await also(tx);
        }
        return { ...order, doc: { ...order.doc, returns } };
      }),
  };
}
