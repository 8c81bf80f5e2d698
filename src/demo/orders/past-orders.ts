import type {
  Address,
  Order,
  PlaceOrderRequest,
  PurchaseReturn,
  TrackingStepCode,
} from '#openapi/generated/waymark.gen.ts';
import { boundsOfYear, yearOf } from '#src/domain/year.ts';
import { createCatalogue, type Catalogue } from '#src/commerce/cart/catalogue.ts';
import { emptyCart, type Cart, type CartLine } from '#src/commerce/model/cart.ts';
import { audienceOf } from '#src/commerce/cart/grant.ts';
import { shippingMethodOf } from '#src/commerce/cart/delivery.ts';
import { uuidOf } from '#src/commerce/cart/uuid-of.ts';
import { priceCart } from '#src/commerce/cart/pricing.ts';
import { draftOrder } from '#src/commerce/checkout/draft.ts';
import type { SavedAddress } from '#src/commerce/model/customer.ts';
import type { PastOrder, Person } from '../people/person.types.ts';
import type { OrderDoc, OrderRow } from '#src/commerce/model/order.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { localeOf } from '#src/commerce/settings/locales.ts';
import { methodsOf } from '#src/commerce/settings/shipping-methods.ts';
import { refundsFor, sumOfPayments } from '#src/commerce/orders/refund-of-return.ts';

const DAY = 86_400_000;

/** What happened to an order until then, and on which day after it was placed. */
const pasts: Record<PastOrder['status'], { status: Order['status']; events: [TrackingStepCode, day: number][] }> = {
  PLACED: { status: 'placed', events: [] },
  PROCESSING: { status: 'processing', events: [['packed', 1]] },
  SHIPPED: {
    status: 'shipped',
    events: [
      ['packed', 0.4],
      ['shipped', 1],
    ],
  },
  DELIVERED: {
    status: 'delivered',
    events: [
      ['sent', 0],
      ['packed', 1],
      ['shipped', 1.3],
      ['delivered', 5],
    ],
  },
  READY_FOR_PICKUP: {
    status: 'ready-for-pickup',
    events: [
      ['packed', 0.1],
      ['ready-for-pickup', 0.2],
    ],
  },
  CANCELLED: { status: 'cancelled', events: [['cancelled', 0.01]] },
  RETURNED: {
    status: 'returned',
    events: [
      ['packed', 1],
      ['shipped', 1.3],
      ['delivered', 5],
      ['returned', 12],
    ],
  },
};

/** An order that can be cancelled stays so for as long as anybody looks at the demo. */
const FOR_EVER = '2100-01-01T00:00:00.000Z';

/** When a past order was placed; what the year's credit paid, within this year. */
function placedAtOf({ daysAgo, isPaidByCredit }: PastOrder, now: number): number {
  const then = now - daysAgo * DAY - (daysAgo === 0 ? 0 : 3_600_000);
  return isPaidByCredit ? Math.max(then, Date.parse(boundsOfYear(yearOf(now)).from)) : then;
}

const isMain = (approachType: 'S' | 'B') => (one: SavedAddress) => one.main && one.approachType === approachType;

function addressOf({ id: _id, main: _main, addressLine2, province, ...address }: SavedAddress, email: string): Address {
  return { ...address, ...(addressLine2 ? { addressLine2 } : {}), ...(province ? { province } : {}), email };
}

/** A line for each variant: which product it belongs to is in the catalogue. */
async function linesOf(database: Pick<Database, 'raw'>, { lines }: PastOrder): Promise<CartLine[]> {
  const rows = await database.raw<{ id: string; upc: string; product_id: string }>(
    'SELECT id, upc, product_id FROM variants WHERE id = ANY($1::text[])',
    [lines.map(({ variantId }) => variantId)],
  );
  return lines.flatMap(({ variantId, qty, giftOption = null }, at): CartLine[] => {
    const variant = rows.find(({ id }) => id === variantId);
    if (!variant) return [];
    const { upc, product_id: productId } = variant;
    return [
      {
        itemId: `item-${at + 1}`,
        productId,
        upc,
        qty,
        maxQty: null,
        recipeId: null,
        customAmount: null,
        giftOption,
        pdpUrl: null,
      },
    ];
  });
}

/** The store that an order is picked up in, in place of the shopper's home. */
async function pickedUp(
  database: Pick<Database, 'raw'>,
  { frozen }: OrderDoc,
  { shippingMethod, storeId }: PastOrder,
  placedAt: number,
): Promise<Order['shipments']> {
  const [store] = await database.raw<{ name: string }>(`SELECT doc->>'name' AS name FROM stores WHERE id = $1`, [
    storeId,
  ]);
  const { language, country } = localeOf(frozen.locale);
  const method = methodsOf(country).find(({ code }) => code === shippingMethod);
  if (!store || !method || storeId === null) return frozen.shipments;
  return frozen.shipments.map(({ address: _home, ...shipment }) => ({
    ...shipment,
    shippingMethod: shippingMethodOf(method, {
      language,
      promotions: [],
      itemTotal: frozen.totals.itemTotal,
      now: placedAt,
    }),
    storeId,
    storeName: store.name,
  }));
}

/** All that an order had, sent back and refunded; its label was made three days before. */
function returnOf(number: string, doc: OrderDoc, at: string): PurchaseReturn {
  const items = doc.frozen.items.map(({ itemId, qty }) => ({ itemId, qty }));
  const payments = refundsFor(doc, items);
  return {
    returnId: `RT${number.slice(1)}`,
    createdAt: new Date(Date.parse(at) - 3 * DAY).toISOString(),
    items,
    refund: { at, amount: sumOfPayments(payments), currency: doc.frozen.currency, payments },
  };
}

async function rowOf(
  database: Pick<Database, 'raw'>,
  catalogue: Catalogue,
  person: Person,
  past: PastOrder,
  now: number,
): Promise<OrderRow> {
  const { consumerNo, email, locale, addresses } = person;
  const placedAt = placedAtOf(past, now);
  const [shipping, billing] = [addresses.find(isMain('S')), addresses.find(isMain('B'))];
  const lines = await linesOf(database, past);
  const cart: Cart = {
    id: uuidOf('demo order', past.orderNumber),
    version: 1,
    owner: uuidOf('consumer', consumerNo),
    locale,
    currency: localeOf(locale).currency,
    doc: {
      ...emptyCart(),
      lines,
      email,
      shippingMethods: { me: past.shippingMethod },
      shippingAddress: shipping ? addressOf(shipping, email) : null,
      billingAddress: billing ? addressOf(billing, email) : null,
      ...(past.isPaidByCredit && person.athlete
        ? { credit: { instrumentId: 'pi-1', balance: person.athlete.annualCredit, limit: null } }
        : {}),
    },
  };
  const own = audienceOf(person);
  const grant = own?.currency === cart.currency ? { ...own, left: own.annual } : null;
  const priced = await priceCart(cart, { catalogue, now: placedAt, grant });
  const body: PlaceOrderRequest = {
    cartId: cart.id,
    expectedTotal: priced.totals.total,
    paymentMethod: { code: 'CREDIT_CARD' },
  };
  const { doc, ...draft } = draftOrder(priced, body, placedAt);
  const { status, events } = pasts[past.status];
  const frozen = { ...doc.frozen, orderNumber: past.orderNumber };
  const paidDoc = { ...doc, ...(past.wallet ? { wallet: past.wallet } : {}) };
  const happened = events.map(([code, day]) => ({
    code,
    at: new Date(Math.min(placedAt + day * DAY, now)).toISOString(),
  }));
  const arrivedBack = happened.find(({ code }) => code === 'returned');
  return {
    ...draft,
    number: past.orderNumber,
    status,
    doc: {
      ...paidDoc,
      ...(arrivedBack ? { returns: [returnOf(past.orderNumber, paidDoc, arrivedBack.at)] } : {}),
      frozen: { ...frozen, shipments: past.storeId ? await pickedUp(database, doc, past, placedAt) : frozen.shipments },
      // Nothing was taken from any shelf for it, and nothing goes back.
      held: [],
      promotionIds: [],
      card: past.isPaidByCredit || past.wallet ? null : { brand: 'visa', bin: '411111', lastFour: '1111' },
      events: happened,
      ...(past.trackingNumber ? { parcel: { carrier: 'UPS', trackingNumber: past.trackingNumber } } : {}),
      ...(past.status === 'PLACED' ? { cancellableUntil: FOR_EVER } : {}),
    },
  };
}

/**
 * Gives the people of the demo a past: orders in every state, priced as the shop would have. Written once; those that
 * are there stay as they have become.
 */
export async function writePastOrders(
  database: Pick<Database, 'raw'>,
  people: readonly Person[],
  now: number,
): Promise<void> {
  const wanted = people.flatMap((person) => person.orders.map((past) => ({ person, past })));
  const known = await database.raw<{ number: string }>('SELECT number FROM orders WHERE number = ANY($1::text[])', [
    wanted.map(({ past }) => past.orderNumber),
  ]);
  const numbers = new Set(known.map(({ number }) => number));
  const catalogue = createCatalogue({ database });
  for (const { person, past } of wanted) {
    if (numbers.has(past.orderNumber)) continue;
    const row = await rowOf(database, catalogue, person, past, now);
    await database.raw(
      `INSERT INTO orders (number, cart_id, cart_version, owner, status, doc, created_at, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz) ON CONFLICT DO NOTHING`,
      [row.number, row.cartId, row.cartVersion, row.owner, row.status, JSON.stringify(row.doc), row.createdAt],
    );
  }
}
