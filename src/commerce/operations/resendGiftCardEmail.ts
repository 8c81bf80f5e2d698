import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { readable } from '../orders/order-view.ts';
import { isPlaced } from '../model/order.ts';
import { resendGiftCard } from '../mail/resend-gift-card.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const resendGiftCardEmail =
  (services: Services): Handler<'resendGiftCardEmail'> =>
  async ({ body: { orderNumber, itemId, st }, context }) => {
    const { orders, keys } = services;
    const { order } = readable(await orders.find(orderNumber), { session: sessionOf(context), st, keys });
    const item = order.doc.frozen.items.find((one) => one.itemId === itemId);
    if (!item?.isDigitalProduct || !isPlaced(order.status))
      throw new CommerceError('GFO404', 409, { field: '/itemId' });
    await resendGiftCard(services, order.number, itemId);
    return { status: 204, body: undefined };
  };
