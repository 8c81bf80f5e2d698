import type { ProgressReport, ShippingKind, TrackingStepCode } from '#openapi/generated/waymark.gen.ts';
import type { Clock } from '../clock.ts';
import { CommerceError } from '../errors.ts';
import { isPlaced, isUnderWay, type OrderDoc, type OrderRow, type Progress } from '../model/order.ts';
import type { OrderBook } from './order-book.ts';
import { statusAfter } from './statuses.ts';
import { ways } from './ways.ts';

export interface WarehouseReportDeps {
  orders: OrderBook;
  clock: Clock;
}

type Events = Progress['events'];

/** Milliseconds by which the warehouse's clock may be ahead of the shop's. */
const AHEAD = 5 * 60_000;
/** How often a report is read against an order that another call changes at the same time. */
const TRIES = 5;

const invalid = (field: string) => new CommerceError('API422', 400, { field });
const conflict = (field: string) => new CommerceError('API409', 409, { field });

/** Returns an order that was placed, or cancelled. Throws ORD409 (404) for any other. */
async function findPlaced(orders: OrderBook, number: string): Promise<OrderRow> {
  const order = await orders.find(number);
  if (!order || !(isPlaced(order.status) || order.status === 'cancelled')) throw new CommerceError('ORD409', 404);
  return order;
}

/** Returns a moment as the shop writes it. Throws API422 if it is before `from`, or in the future. */
function momentOf(at: string, { from, now, field }: { from: string; now: number; field: string }): string {
  const moment = Date.parse(at);
  // Also a leap second, which is no number.
  if (!(moment >= Date.parse(from) && moment <= now + AHEAD)) throw invalid(field);
  return new Date(moment).toISOString();
}

const kindsOf = ({ frozen }: OrderDoc): ShippingKind[] => frozen.shipments.map(({ shippingMethod: { kind } }) => kind);

/** Returns the steps of a report. Throws API422 for a step that the order does not take, or that is there twice. */
function readSteps({ doc, createdAt }: OrderRow, { events, parcel }: ProgressReport, now: number): Events {
  const possible = new Set<TrackingStepCode>(kindsOf(doc).flatMap((kind) => ways[kind]));
  const steps = events.map(({ code, at }, index) => {
    const isRepeated = events.findIndex((one) => one.code === code) < index;
    if (isRepeated || !possible.has(code)) throw invalid(`/events/${index}/code`);
    return { code, at: momentOf(at, { from: createdAt, now, field: `/events/${index}/at` }) };
  });
  if (parcel && ![...steps, ...(doc.events ?? [])].some(({ code }) => code === 'shipped')) throw invalid('/parcel');
  return steps;
}

/** True if the steps of each delivery are in the order of its way. */
const isInTurn = (doc: OrderDoc, events: Events): boolean =>
  kindsOf(doc).every((kind) => {
    const places = events.map(({ code }) => ways[kind].indexOf(code)).filter((place) => place >= 0);
    return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  });

/** The shop sends gift cards by itself, with the order. */
const sentByItself = ({ doc, createdAt }: OrderRow): Events =>
  kindsOf(doc).includes('digital') && !doc.events?.some(({ code }) => code === 'sent')
    ? [{ code: 'sent', at: createdAt }]
    : [];

/** Returns what a report adds to an order; null if all of it is known. Throws API422 or API409 if it cannot be so. */
function progressBy(
  order: OrderRow,
  report: ProgressReport,
  now: number,
): (Progress & Pick<OrderDoc, 'parcel'>) | null {
  const steps = readSteps(order, report, now);
  const { events: known = [], parcel } = order.doc;
  const isNew = ({ code, at }: Events[number]): boolean => {
    const same = known.find((one) => one.code === code);
    if (same && Date.parse(same.at) !== Date.parse(at))
      throw conflict(`/events/${steps.findIndex((one) => one.code === code)}/at`);
    return !same;
  };
  const added = steps.filter(isNew).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const given = report.parcel;
  if (parcel && given && (parcel.carrier !== given.carrier || parcel.trackingNumber !== given.trackingNumber))
    throw conflict('/parcel');
  const isParcelNew = given !== undefined && parcel === undefined;
  if (added.length === 0 && !isParcelNew) return null;

  const last = known.at(-1);
  const isLate = last !== undefined && added.some(({ at }) => Date.parse(at) < Date.parse(last.at));
  const events = [...sentByItself(order), ...known, ...added];
  if (!isUnderWay(order.status) || isLate || !isInTurn(order.doc, events)) throw conflict('/events');
  return {
    status: added.reduce((status, { code }) => statusAfter[code] ?? status, order.status),
    events,
    ...(isParcelNew ? { parcel: given } : {}),
  };
}

/**
 * Adds what a warehouse reports to an order, and returns the order. Safe to repeat, and from several processes at once.
 * Throws ORD409 for an unknown order, API422 for a report that the order cannot have, and API409 for one that
 * contradicts what is known.
 */
export async function reportProgressOf(
  { orders, clock }: WarehouseReportDeps,
  number: string,
  report: ProgressReport,
): Promise<OrderRow> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const order = await findPlaced(orders, number);
    const progress = progressBy(order, report, clock());
    if (!progress) return order;
    if (await orders.advance(order, progress)) return findPlaced(orders, number);
  }
  throw conflict('/events');
}

/**
 * Notes that a return has arrived, so that its money goes back, and returns the order. Safe to repeat. Throws ORD409
 * for an unknown order, API404 for an unknown return, API422 for an impossible moment, and API409 if the return arrived
 * at another moment.
 */
export async function reportReturnOf(
  { orders, clock }: WarehouseReportDeps,
  number: string,
  { returnId, arrivedAt }: { returnId: string; arrivedAt: string },
): Promise<OrderRow> {
  const returnOf = ({ doc }: OrderRow) => doc.returns?.find((one) => one.returnId === returnId);
  const order = await findPlaced(orders, number);
  const announced = returnOf(order);
  if (!announced) throw new CommerceError('API404', 404, { field: '/path/returnId' });
  const at = momentOf(arrivedAt, { from: announced.createdAt, now: clock(), field: '/arrivedAt' });
  if (!announced.refund) await orders.takeReturn(number, returnId, new Date(at));
  const after = announced.refund ? order : await findPlaced(orders, number);
  if (returnOf(after)?.refund?.at !== at) throw conflict('/arrivedAt');
  return after;
}
