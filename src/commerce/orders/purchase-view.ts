import type {
  Order,
  Purchase,
  PurchaseSummary,
  ShipmentTracking,
  ShippingKind,
  TrackingStepCode,
} from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import type { OrderRow } from '../model/order.ts';
import { orderView, type Showing } from './order-view.ts';
import { actionsOf, cancellableUntil, returnableItems, returnableUntil } from '../model/purchase-rules.ts';
import { ways } from './ways.ts';

function stepsOf({ status, doc, createdAt }: OrderRow, kind: ShippingKind): ShipmentTracking['steps'] {
  const happened = new Map<TrackingStepCode, string>(doc.events?.map(({ code, at }) => [code, at]));
  // A gift card is sent with the order.
  if (status === 'placed' && kind === 'digital') happened.set('sent', createdAt);
  if (status !== 'pending-authentication') happened.set('placed', createdAt);
  const ends = status === 'cancelled' || status === 'returned' ? [status] : [];
  const way: readonly TrackingStepCode[] = ['placed', ...ways[kind], ...ends];
  return way
    .filter((code) => status !== 'cancelled' || happened.has(code))
    .map((code) => {
      const at = happened.get(code);
      return at === undefined ? { code } : { code, at };
    });
}

const iso = (moment: number): string => new Date(moment).toISOString();

interface Reading extends Showing {
  now: number;
  /** The reader's session; null if only the order's secret is known. */
  session: Session | null;
}

/**
 * Returns the order. For the associate whose session placed it, adds who sold it in which store and why prices were
 * adjusted. Customers do not see this.
 */
function soldTo(
  { owner, doc }: OrderRow,
  order: Order,
  session: Session | null,
): Pick<Purchase, 'order' | 'inStoreSale'> {
  if (session?.consumerType !== 'EMPLOYEE' || session.subject !== owner) return { order };
  const { inStoreSale, adjustmentReasons: reasons } = doc;
  const explained = order.priceAdjustments?.map((one) => {
    const reasonCode = reasons?.[one.adjustmentId];
    return reasonCode === undefined ? one : { ...one, reasonCode };
  });
  return {
    order: explained ? { ...order, priceAdjustments: explained } : order,
    ...(inStoreSale ? { inStoreSale } : {}),
  };
}

/**
 * Returns an order with its tracking and its possible actions, in the form of the contract. Throws if the order may not
 * be shown.
 */
export function purchaseView(row: OrderRow, { now, session, ...showing }: Reading): Purchase {
  const order = orderView(row, showing);
  const actions = actionsOf(row, now);
  const [cancelUntil, returnUntil] = [cancellableUntil(row), returnableUntil(row)];
  return {
    ...soldTo(row, order, session),
    tracking: order.shipments.map(({ shipmentId, shippingMethod: { kind } }) => ({
      shipmentId,
      ...(kind === 'digital' ? {} : row.doc.parcel),
      steps: stepsOf(row, kind),
    })),
    actions,
    ...(actions.includes('cancel') && cancelUntil !== null ? { cancellableUntil: iso(cancelUntil) } : {}),
    ...(actions.includes('return') && returnUntil !== null ? { returnableUntil: iso(returnUntil) } : {}),
    returnableItems: returnableItems(row, now),
    returns: row.doc.returns ?? [],
  };
}

/** Returns an order as a list shows it. */
export function purchaseSummary({ number, status, createdAt, doc: { frozen } }: OrderRow): PurchaseSummary {
  if (status === 'placing' || status === 'refused') throw new Error(`order is ${status}`);
  return {
    orderNumber: number,
    placedAt: createdAt,
    status,
    currency: frozen.currency,
    total: frozen.totals.total,
    totalUnits: frozen.totals.totalUnits,
    items: frozen.items.slice(0, 4).map(({ name, image }) => ({ name, image })),
  };
}
