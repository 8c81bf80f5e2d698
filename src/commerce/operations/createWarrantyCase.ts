import { sessionOf } from '../auth/session-of.ts';
import { saveContactRequest } from '../contact/contact-requests.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import type { Tries } from '../limits/tries.ts';
import { hasWarranty } from '../model/purchase-rules.ts';
import type { OrderBook } from '../orders/order-book.ts';
import { readable } from '../orders/order-view.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';

interface Deps extends QueueDeps {
  orders: OrderBook;
  keys: Keys;
  tries: Tries;
}

/** Opens a support case about an item of an order (core 7), and tells its number to the email of the order. */
export const createWarrantyCase =
  (deps: Deps): Handler<'createWarrantyCase'> =>
  async ({ query, body: { st, itemId, message }, context }) => {
    const { clock, database, keys, orders, outbox, tries } = deps;
    const session = sessionOf(context);
    const { order } = readable(await orders.find(query.orderId), { session, st, keys });
    const item = order.doc.frozen.items.find((one) => one.itemId === itemId);
    if (!item || item.isDigitalProduct) throw new CommerceError('ORD404', 404, { field: '/itemId' });
    if (!hasWarranty(order)) throw new CommerceError('API409', 409);
    if (message.trim() === '') throw new CommerceError('ATTR300', 422, { field: '/message' });
    const { email, shipments } = order.doc.frozen;
    if (!email) throw new Error('an order that has arrived has no email');
    await tries.begin('contactRequest', { target: email.toLowerCase(), address: context.address });
    const { firstName, lastName } = shipments.find(({ address }) => address)?.address ?? order.doc.collector ?? {};
    const now = new Date(clock());
    const doc = {
      category: 'product',
      subject: 'warranty',
      name: [firstName, lastName].filter(Boolean).join(' ') || email,
      message: message.trim(),
      orderNumber: order.number,
      product: [item.name, ...item.attributes.map(({ valueLabel, value }) => valueLabel ?? value)].join(', '),
    };
    const caseNumber = await database.transaction(async (tx) => {
      const about = await saveContactRequest(
        tx,
        { owner: session.subject, email: email.toLowerCase(), locale: context.locale, doc },
        now,
      );
      await later(
        tx,
        [
          { id: `contact-request:${about}`, kind: 'contact-request', about },
          { id: `contact-received:${about}`, kind: 'contact-received', about },
        ],
        now,
      );
      return about;
    });
    outbox.wake();
    return { status: 201, body: { caseNumber } };
  };
