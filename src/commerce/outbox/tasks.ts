import { refund } from '../checkout/cancel.ts';
import { issueGiftCards } from '../gift-cards/issue.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import type { Services } from '../services.ts';
import { cancellationMail, confirmationMail, giftCardMail, shippedMail, signInWarningMail } from '../mail/emails.ts';
import type { Mail } from '../mail/mailer.ts';
import type { LaterKind, Later } from './outbox.types.ts';

/** The task of each kind of outbox entry. Idempotent: e-mails by their id, money and gift cards by their order. */
export function createTasks(services: Services): Record<LaterKind, (entry: Later) => Promise<void>> {
  const { consumers, orders, mailer } = services;
  const withOrder = (work: (order: OrderRow, entry: Later) => Promise<Mail | null>) => async (entry: Later) => {
    const order = await orders.find(entry.about);
    const mail = order && (await work(order, entry));
    if (mail) await mailer.send(mail);
  };
  return {
    'order-confirmation': withOrder(async (order, { id }) => confirmationMail(id, order, services)),
    'order-cancellation': withOrder(async (order, { id }) => cancellationMail(id, order, services)),
    'order-shipped': withOrder(async (order, { id }) => shippedMail(id, order, services)),
    'gift-card': withOrder(async (order, { id }) => {
      const itemId = id.split(':')[2];
      const item = order.doc.frozen.items.find((one) => one.itemId === itemId);
      if (!item || !isPlaced(order.status)) return null;
      return giftCardMail(id, order, item, await issueGiftCards(services, order.number, item), services);
    }),
    refund: ({ about }) => refund(services, about),
    'sign-in-warning': async ({ id, about }) => {
      const consumer = await consumers.byId(about);
      if (consumer) await mailer.send(signInWarningMail(id, consumer, services));
    },
  };
}
