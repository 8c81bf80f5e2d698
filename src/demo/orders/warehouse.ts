import type { Shipment, TrackingStepCode } from '#openapi/generated/waymark.gen.ts';
import type { WarehouseDeps } from '#src/commerce/simulation.ts';
import { UNPACKED } from '#src/commerce/model/purchase-rules.ts';
import type { OrderRow, Progress } from '#src/commerce/model/order.ts';
import { statusAfter } from '#src/commerce/orders/statuses.ts';

/** How long somebody leaves a parcel at the counter, in days. */
const COLLECTED = 2;

/** The longest that a method promises, in days: 6 for "3-6 days", half a day for "Same day". */
const promised = ({ shippingMethod: { deliveryTime } }: Shipment): number =>
  Math.max(0.5, ...(deliveryTime.match(/\d+/g) ?? []).map(Number));

/** What becomes of a delivery, and how many days after packing began. */
function planOf(shipment: Shipment): [TrackingStepCode, number][] {
  const days = promised(shipment);
  switch (shipment.shippingMethod.kind) {
    case 'digital':
      return [['sent', 0]];
    case 'pickup':
      return [
        ['packed', 0],
        ['ready-for-pickup', days / 4],
        ['delivered', days / 4 + COLLECTED],
      ];
    case 'sts':
    case 'pudo':
      return [
        ['packed', 0],
        ['shipped', days / 4],
        ['ready-for-pickup', days],
        ['delivered', days + COLLECTED],
      ];
    default:
      return [
        ['packed', 0],
        ['shipped', days / 4],
        ['delivered', days],
      ];
  }
}

/**
 * Where an order has come to by now, with `day` milliseconds for each day of warehouse and carrier; null when it is
 * where it was. An order of several deliveries is delivered with the last of them.
 */
function progressOf(order: OrderRow, now: number, day: number): Progress | null {
  const placed = Date.parse(order.createdAt);
  const due = new Map<TrackingStepCode, number>();
  for (const [code, days] of order.doc.frozen.shipments.flatMap(planOf)) {
    const at = code === 'sent' ? placed : placed + UNPACKED + days * day;
    const known = due.get(code);
    due.set(code, known === undefined ? at : code === 'delivered' ? Math.max(known, at) : Math.min(known, at));
  }
  if (now < placed + UNPACKED) return null;
  const happened = [...due].filter(([, at]) => at <= now).toSorted(([, a], [, b]) => a - b);
  const status = happened.reduce((last, [code]) => statusAfter[code] ?? last, order.status);
  if (status === order.status) return null;
  return { status, events: happened.map(([code, at]) => ({ code, at: new Date(at).toISOString() })) };
}

/** How long a return is on its way, in days after its label was made. */
const RETURNED = 3;

/** Takes in what was sent back, as a warehouse would, so that its money goes back. */
async function takeReturns({ orders, clock }: WarehouseDeps, day: number): Promise<number> {
  const sentBefore = new Date(clock() - RETURNED * day);
  let count = 0;
  for (const { number, doc } of await orders.returning(sentBefore)) {
    for (const { returnId, createdAt, refund } of doc.returns ?? []) {
      if (refund || Date.parse(createdAt) > sentBefore.getTime()) continue;
      if (await orders.takeReturn(number, returnId, new Date(Date.parse(createdAt) + RETURNED * day))) count += 1;
    }
  }
  return count;
}

/**
 * Packs, sends, delivers and takes back what was placed, as a warehouse would: the demo has none. Repeated, it changes
 * nothing more, and what a shopper does meanwhile (a cancellation) comes first. Answers how many orders went on.
 */
export async function advanceOrders({ orders, clock }: WarehouseDeps, day: number): Promise<number> {
  let count = await takeReturns({ orders, clock }, day);
  for (const order of await orders.underWay(new Date(clock() - UNPACKED))) {
    const progress = progressOf(order, clock(), day);
    if (!progress) continue;
    const isCarried = progress.events.some(({ code }) => code === 'shipped');
    const parcel = isCarried ? { carrier: 'Demo carrier', trackingNumber: `DEMO-${order.number}` } : undefined;
    if (await orders.advance(order, { ...progress, ...(parcel ? { parcel } : {}) })) count += 1;
  }
  return count;
}
