import { formatMoney } from '#src/domain/money.ts';
import type { Currency } from '#openapi/generated/waymark.gen.ts';
import type { AuditEvent, AuditFacts, AuditKind } from '../audit/audit.types.ts';
import type { OrderDoc, OrderPaymentEvent, OrderRefusal, OrderStatus, OrderStep } from '../model/order.ts';
import { addressText } from './totals-rows.ts';
import type { Raw } from '../db/database.types.ts';
import type { OrderTaskKind } from '../outbox/outbox.types.ts';

export interface StoryLine {
  /** ISO. */
  at: string;
  text: string;
}

/** The events of an order in time order, and the work that is left. */
export interface Story {
  number: string;
  status: OrderStatus;
  lines: StoryLine[];
  /** What has not happened yet. */
  open: string[];
  /** Name, e-mail and addresses; only on request. */
  person: string[];
}

const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface Row {
  number: string;
  cart_id: string;
  owner: string;
  is_customer: boolean;
  status: OrderStatus;
  doc: OrderDoc;
  created_at: string;
  held_until: string | null;
}
const ORDERS = `SELECT number, cart_id::text, owner, EXISTS (SELECT 1 FROM consumers WHERE id = owner) AS is_customer, status, doc,
  ${ISO('created_at')} AS created_at, ${ISO('held_until')} AS held_until FROM orders`;

interface Task {
  kind: OrderTaskKind;
  created_at: string;
  due_at: string;
  done_at: string | null;
  attempts: number;
  failure: string | null;
}

const tasks: Record<OrderTaskKind, { doing: string; done: string }> = {
  'order-confirmation': { doing: 'the confirmation mail', done: 'The confirmation mail was sent' },
  'order-cancellation': { doing: 'the cancellation mail', done: 'The cancellation mail was sent' },
  'order-shipped': { doing: 'the mail about the parcel', done: 'The mail about the parcel was sent' },
  'order-ready': { doing: 'the mail that it can be collected', done: 'The mail that it can be collected was sent' },
  'gift-card': { doing: 'the gift card mail', done: 'The gift card mail was sent' },
  refund: { doing: 'the refund at the payment provider', done: 'The payment provider gave the money back' },
  'return-refund': {
    doing: 'the refund of a return at the payment provider',
    done: 'The payment provider gave the money of a return back',
  },
};

const times = (count: number): string => (count === 1 ? 'one try' : `${count} tries`);
const after = ({ attempts, failure }: Task): string =>
  failure === null ? '' : ` after ${times(attempts)}; a failed one: ${failure}`;

const steps: Record<OrderStep['kind'], string> = {
  fingerprint: 'The bank asked for a fingerprint of the device',
  challenge: 'The bank asked the shopper to authenticate',
  placed: 'Placed',
};

const reasons: Record<OrderRefusal['reason'], string> = {
  declined: 'the payment provider declined the payment',
  fraud: 'the payment provider suspects fraud',
  expired: 'the payment provider says that the card has expired',
  'instrument-not-found': 'the payment provider does not know the card, or it was used up',
  unavailable: 'the payment provider was not available and charged nothing',
  'not-charged': 'the payment provider never heard of the payment, so nothing was charged',
  'began-anew': 'the shopper placed the cart again',
  'not-back-in-time': 'the shopper did not come back from the bank in time',
  cancelled: 'it was cancelled',
};

function ending({ by, reason, errorId }: OrderRefusal): string {
  if (by === 'shopper' && reason === 'cancelled') return 'Cancelled by the shopper; goods and credit went back';
  const why =
    by === 'provider' && reason === 'cancelled' ? 'the payment provider cancelled the payment' : reasons[reason];
  return `Given up: ${why}; what was held went back${errorId === null ? '' : `; the shopper was answered ${errorId}`}`;
}

const paymentTexts: Record<OrderPaymentEvent['kind'], string> = {
  captured: 'The payment provider captured',
  refunded: 'The payment provider gave back',
  voided: 'The payment provider released',
  disputed: 'The shopper disputes with their bank or wallet',
};

const walletNames = { PAYPAL: 'PayPal', DW_APPLE_PAY: 'Apple Pay' } as const;

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

function heldText({ doc, owner, is_customer }: Row): string {
  const { frozen, charge, giftCards, points = 0, credit = 0, storedRewards = [], isPaidLater, wallet } = doc;
  const money = (amount: number): string => formatMoney(amount, frozen.currency, 'en-us');
  const paidBy = [
    ...giftCards.map(({ amount }) => `${money(amount)} by gift card`),
    ...(points > 0 ? [`a voucher for ${points} points`] : []),
    ...(credit > 0 ? [`${money(credit)} by credit`] : []),
    ...storedRewards.map(({ amount }) => `${money(amount)} by reward`),
    ...(charge
      ? [
          `${money(charge.amount)} ${isPaidLater ? 'by a pay-later plan' : wallet ? `by ${walletNames[wallet]}` : 'by card'}`,
        ]
      : []),
  ];
  const who = is_customer ? `customer ${owner}` : `guest ${owner}`;
  return `Priced and held for ${who}: ${units(frozen.totals.totalUnits)}, total ${money(frozen.totals.total)}${paidBy.length > 0 ? `, to be paid ${paidBy.join(', ')}` : ''}`;
}

interface Told extends Pick<AuditEvent, 'kind' | 'actor' | 'role'> {
  at: string;
  facts: AuditFacts;
  reason: string | null;
}

const kinds: Partial<Record<AuditKind, string>> = {
  'adjustment-given': 'Price adjustment given',
  'adjustment-changed': 'Price adjustment changed',
  'adjustment-removed': 'Price adjustment removed',
  'adjustment-agreed': 'Price adjustment agreed to',
  'adjustment-agreement-failed': 'Price adjustment not agreed to',
  cancellation: 'Cancellation asked for',
  refund: 'Refund booked',
  'return-label': 'Return label made',
};

/** The entry of the audit trail about the order or its cart: who did it, by their number. */
function auditText({ kind, actor, role, facts, reason }: Told): string {
  const { amount, currency, pieces } = facts;
  const money = amount !== undefined && currency ? `: ${formatMoney(amount, currency, 'en-us')}` : '';
  const count = pieces === undefined ? '' : `: ${units(pieces)}`;
  return `${kinds[kind] ?? kind} by ${role} ${actor}${money}${count}${reason === null ? '' : ` (${reason})`}`;
}

/** Lines from the click on "place order" to the end of this one try. */
function ownLines(row: Row): StoryLine[] {
  const { doc, created_at } = row;
  const {
    steps: taken = [],
    refusal,
    events = [],
    paymentEvents = [],
    returns = [],
    cartCreatedAt,
    inStoreSale,
    adopted,
  } = doc;
  return [
    ...(cartCreatedAt ? [{ at: cartCreatedAt, text: `Cart ${row.cart_id} created` }] : []),
    { at: created_at, text: heldText(row) },
    ...(inStoreSale ? [{ at: created_at, text: `Sold in store ${inStoreSale.storeId}` }] : []),
    ...taken.map(({ kind, at, by }) => ({
      at,
      text: `${steps[kind]}${by === 'recovery' ? ", by the shop's recovery of a call that was broken off" : ''}`,
    })),
    ...(adopted ? [{ at: adopted.at, text: `Moved from guest ${adopted.from} into the account of the customer` }] : []),
    ...(refusal ? [{ at: refusal.at, text: ending(refusal) }] : []),
    ...events
      .filter(({ code }) => code !== 'cancelled' || !refusal)
      .map(({ code, at }) => ({ at, text: `Moved on: ${code}` })),
    ...paymentEvents.map(({ kind, amount, currency, at }) => ({
      at,
      text: `${paymentTexts[kind]}: ${formatMoney(amount, currency as Currency, 'en-us')}`,
    })),
    ...returns.map(({ returnId, createdAt, items }) => ({
      at: createdAt,
      text: `Return ${returnId} announced: ${units(items.reduce((sum, { qty }) => sum + qty, 0))}`,
    })),
    ...returns.flatMap(({ returnId, refund }) =>
      refund
        ? [
            {
              at: refund.at,
              text: `Return ${returnId} arrived: ${formatMoney(refund.amount, refund.currency, 'en-us')} goes back`,
            },
          ]
        : [],
    ),
  ];
}

function personOf({ doc: { frozen } }: Row): string[] {
  const addresses = [frozen.billingAddress, ...frozen.shipments.map(({ address }) => address)];
  return [
    frozen.email ?? '',
    ...addresses.map((address) => (address ? addressText(address, frozen.locale).replaceAll('\n', ', ') : '')),
  ].filter((line, at, all) => line !== '' && all.indexOf(line) === at);
}

/**
 * Returns the story of an order, from its own row, the other tries to place the same cart, the audit trail, and its
 * tasks in the outbox. Null for a number that no order has. Without `withPersonalData` it contains nothing that
 * identifies a person outside the shop.
 */
export async function storyOf(raw: Raw, typed: string, { withPersonalData = false } = {}): Promise<Story | null> {
  const number = typed.replaceAll(/[\s#]/g, '').toUpperCase();
  const [row] = await raw<Row>(`${ORDERS} WHERE number = $1`, [number]);
  if (!row) return null;
  const tries = await raw<Row>(`${ORDERS} WHERE cart_id = $1::uuid AND number <> $2 ORDER BY orders.created_at`, [
    row.cart_id,
    number,
  ]);
  const outbox = await raw<Task>(
    `SELECT kind, attempts, failure, ${ISO('created_at')} AS created_at, ${ISO('due_at')} AS due_at, ${ISO('done_at')} AS done_at
     FROM outbox WHERE about = $1 ORDER BY outbox.created_at, id`,
    [number],
  );
  const audited = await raw<Told>(
    `SELECT kind, actor, role, facts, reason, ${ISO('at')} AS at FROM audit_events WHERE subject IN ($1, $2) ORDER BY seq`,
    [number, row.cart_id],
  );
  const lines = [
    ...ownLines(row),
    ...audited.map((event) => ({ at: event.at, text: auditText(event) })),
    ...tries.flatMap((one) => [
      { at: one.created_at, text: `Another try to place the cart: ${one.number}` },
      ...(one.doc.refusal ? [{ at: one.doc.refusal.at, text: `${one.number}: ${ending(one.doc.refusal)}` }] : []),
    ]),
    ...outbox.flatMap((task) =>
      task.done_at === null ? [] : [{ at: task.done_at, text: `${tasks[task.kind].done}${after(task)}` }],
    ),
  ];
  const waiting = row.status === 'pending-authentication' && row.held_until !== null;
  const open = [
    ...(row.status === 'placing' ? ['The shop has not heard yet what became of the payment'] : []),
    ...(waiting ? [`The shopper is at the bank; the goods are held until ${row.held_until}`] : []),
    ...outbox
      .filter(({ done_at }) => done_at === null)
      .map((task) => `Still to be done: ${tasks[task.kind].doing}${after(task)}; next try ${task.due_at}`),
  ];
  return {
    number,
    status: row.status,
    lines: lines.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    open,
    person: withPersonalData ? personOf(row) : [],
  };
}

/** Formats the story for a terminal. */
export const storyText = ({ number, status, lines, open, person }: Story): string =>
  [
    `Order ${number} is ${status}.`,
    ...(person.length > 0 ? ['', ...person] : []),
    '',
    ...lines.map(({ at, text }) => `${at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}  ${text}`),
    ...(open.length > 0 ? ['', ...open] : []),
    '',
  ].join('\n');
