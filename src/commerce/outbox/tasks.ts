import type { Consumers } from '../auth/consumers.ts';
import type { LinkCodes } from '../auth/link-codes.ts';
import { issueGiftCards, type IssuingDeps } from '../gift-cards/issue.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import {
  cancellationMail,
  confirmationMail,
  giftCardMail,
  passwordChangedMail,
  passwordResetMail,
  readyMail,
  type Sender,
  shippedMail,
  signInWarningMail,
  welcomeMail,
} from '../mail/emails.ts';
import { type BackInStockDeps, backInStockMail } from '../mail/back-in-stock-mail.ts';
import { type ContactRequest, findContactRequest } from '../contact/contact-requests.ts';
import { type ContactMailDeps, contactReceivedMail, contactRequestMail } from '../mail/contact-mail.ts';
import { findStockAlert, markStockAlertSent } from '../stock-alerts/stock-alerts.ts';
import {
  newsletterConfirmationMail,
  newsletterWelcomeMail,
  smsCodeMessage,
  smsEndedMessage,
} from '../mail/newsletter-mail.ts';
import { passkeyMail } from '../mail/passkey-mail.ts';
import { wantsOrderTexts } from '../cart/order-updates.ts';
import { readySms, shippedSms } from '../mail/order-sms.ts';
import type { SmsSender } from '../mail/sms-sender.ts';
import type { SmsCodes } from '../subscriptions/sms-codes.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions/subscriptions.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Consumer } from '../model/customer.ts';
import type { LaterKind, Later } from './outbox.types.ts';
import { type GalleryDeps, publishReview, takeBack } from '../social-gallery/publish-review.ts';
import { giftCardSent } from '../orders/gift-cards-sent.ts';
import { refund, type RefundDeps, refundReturn } from '../orders/refund.ts';

/** What the tasks need: the orders and people that they are about, and who sends and pays. */
export interface TaskDeps extends IssuingDeps, RefundDeps, Sender, BackInStockDeps, ContactMailDeps, GalleryDeps {
  consumers: Consumers;
  resetCodes: LinkCodes;
  newsletterCodes: LinkCodes;
  smsCodes: SmsCodes;
  smsSender: SmsSender | null;
  mailer: Mailer;
}

/** The task of each kind of outbox entry. Idempotent: e-mails by their id, money and gift cards by their order. */
export function createTasks(deps: TaskDeps): Record<LaterKind, (entry: Later) => Promise<void>> {
  const { consumers, orders, mailer, resetCodes } = deps;
  const withOrder = (work: (order: OrderRow, entry: Later) => Promise<Mail | null>) => async (entry: Later) => {
    const order = await orders.find(entry.about);
    const mail = order && (await work(order, entry));
    if (mail) await mailer.send(mail);
  };
  const tellOfDelivery =
    (mail: typeof shippedMail, text: typeof shippedSms) =>
    async ({ id, about }: Later) => {
      const order = await orders.find(about);
      if (!order) return;
      const message = mail(id, order, deps);
      if (message) await mailer.send(message);
      const owner = await consumers.byId(order.owner);
      const isWanted = wantsOrderTexts({ ...order.doc.frozen, placedAt: order.createdAt }, owner?.doc);
      const sms = isWanted ? text(id, order) : null;
      if (sms) await deps.smsSender?.send(sms);
    };
  const toCustomer = (write: (consumer: Consumer, entry: Later) => Mail | Promise<Mail>) => async (entry: Later) => {
    const consumer = await consumers.byId(entry.about);
    if (consumer) await mailer.send(await write(consumer, entry));
  };
  const aboutContact =
    (write: (id: string, request: ContactRequest, sender: ContactMailDeps) => Mail) =>
    async ({ id, about }: Later) => {
      const request = await findContactRequest(deps.database.raw, about);
      if (request) await mailer.send(write(id, request, deps));
    };
  /** A subscription may have changed since the task was queued: then nothing is sent. */
  const aboutSubscription =
    (status: SubscriptionRow['status'], send: (id: string, row: SubscriptionRow) => Promise<void>) =>
    async ({ id, about }: Later) => {
      const row = await findSubscription(deps.database.raw, about);
      if (row?.status === status) await send(id, row);
    };
  const sendGiftCard = withOrder(async (order, { id }) => {
    const itemId = id.split(':')[2];
    const item = order.doc.frozen.items.find((one) => one.itemId === itemId);
    if (!item || !isPlaced(order.status)) return null;
    return giftCardMail(id, order, item, await issueGiftCards(deps, order.number, item), deps);
  });
  return {
    'order-confirmation': withOrder(async (order, { id }) =>
      confirmationMail(id, order, deps, { isGuests: (await consumers.byId(order.owner)) === null }),
    ),
    'order-cancellation': withOrder(async (order, { id }) => cancellationMail(id, order, deps)),
    'order-shipped': tellOfDelivery(shippedMail, shippedSms),
    'order-ready': tellOfDelivery(readyMail, readySms),
    'gift-card': async (entry) => {
      await sendGiftCard(entry);
      await giftCardSent(deps.database, entry, new Date(deps.clock()));
    },
    refund: ({ about }) => refund(deps, about),
    'return-refund': ({ id, about }) => refundReturn(deps, about, id.split(':')[2]),
    'back-in-stock': async ({ id, about }) => {
      const found = await findStockAlert(deps.database.raw, about);
      const mail = found && (await backInStockMail(id, found, deps));
      if (mail) await mailer.send(mail);
      if (found) await markStockAlertSent(deps.database.raw, about, new Date(deps.clock()));
    },
    'gallery-publication': ({ about }) => publishReview(deps, about),
    'gallery-removal': ({ about }) => takeBack(deps, about),
    'contact-request': aboutContact(contactRequestMail),
    'contact-received': aboutContact(contactReceivedMail),
    'newsletter-confirmation': aboutSubscription('pending', async (id, row) =>
      mailer.send(newsletterConfirmationMail(id, row, await deps.newsletterCodes.issue(row.id), deps)),
    ),
    'newsletter-welcome': aboutSubscription('confirmed', (id, row) =>
      mailer.send(newsletterWelcomeMail(id, row, deps)),
    ),
    'sms-code': aboutSubscription('pending', async (id, row) =>
      deps.smsSender?.send(smsCodeMessage(id, row, await deps.smsCodes.issue(row.id))),
    ),
    'sms-ended': aboutSubscription('ended', async (id, row) => deps.smsSender?.send(smsEndedMessage(id, row))),
    'sign-in-warning': toCustomer((consumer, { id }) => signInWarningMail(id, consumer, deps)),
    'password-reset': toCustomer(async (consumer, { id }) =>
      passwordResetMail(id, consumer, await resetCodes.issue(consumer.id), deps),
    ),
    welcome: toCustomer((consumer, { id }) => welcomeMail(id, consumer, deps)),
    'password-changed': toCustomer((consumer, { id }) => passwordChangedMail(id, consumer, deps)),
    'passkey-added': toCustomer((consumer, { id }) => passkeyMail(id, consumer, 'Added', deps)),
    'passkey-removed': toCustomer((consumer, { id }) => passkeyMail(id, consumer, 'Removed', deps)),
  };
}
