import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { readable } from '../orders/order-view.ts';
import { isPlaced } from '../model/order.ts';
import { resendGiftCard } from '../mail/resend-gift-card.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import type { Keys } from '../keys.ts';
import type { OrderBook } from '../orders/order-book.ts';

export const resendGiftCardEmail =
  (deps: QueueDeps & { orders: OrderBook; keys: Keys }): Handler<'resendGiftCardEmail'> =>
  async ({ body: { orderNumber, itemId, st }, context }) => {
    const { orders, keys } = deps;
    const { order } = readable(await orders.find(orderNumber), { session: sessionOf(context), st, keys });
    const item = order.doc.frozen.items.find((one) => one.itemId === itemId);
    if (!item?.isDigitalProduct || !isPlaced(order.status))
      throw new CommerceError('GFO404', 409, { field: '/itemId' });
    await resendGiftCard(deps, order.number, itemId);
    return { status: 204, body: undefined };
  };
