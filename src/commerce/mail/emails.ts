import type { CartItem, Shipment } from '#openapi/generated/waymark.gen.ts';
import { deliveryDates } from '#src/domain/delivery-dates.ts';
import { imageUrl } from '#src/domain/image.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { IssuedGiftCard } from '../gift-cards/issue.ts';
import type { Keys } from '../keys.ts';
import type { OrderRow } from '../model/order.ts';
import { isCarried, isCollected, placeOf } from '../orders/ways.ts';
import { orderSecret, paymentsOf, signUpId } from '../orders/order-view.ts';
import { paidBy } from '../orders/paid-by.ts';
import { addressText, totalsRows } from '../orders/totals-rows.ts';
import { mailOf } from './email.ts';
import type { Mail } from './mailer.ts';
import { type TranslateMail, mailTranslator } from './translate-mail.ts';
import type { Consumer } from '../model/customer.ts';

/** The shop's address and the keys that an e-mail needs. The keys make the secret of an order's link. */
export interface Sender {
  publicUrl: string;
  keys: Keys;
}

/** What all e-mails about an order share: its items and totals, and the link to it. */
function aboutOrder({ number, doc }: OrderRow, { publicUrl, keys }: Sender) {
  const { frozen } = doc;
  const { locale, currency, items, shipments } = frozen;
  const t = mailTranslator(locale);
  const paid = paidBy({ payment_instruments: paymentsOf(doc), currency, locale });
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const address = shipments.find((one) => one.address)?.address;
  return {
    locale,
    facts: [
      { name: t('orderNumber'), value: number },
      ...(address ? [{ name: t('shipTo'), value: addressText(address, locale) }] : []),
      { name: t('method'), value: shipments.map((shipment) => wayOf(shipment, locale)).join('\n') },
      ...(paid.length > 0 ? [{ name: t('paidBy'), value: paid.join('\n') }] : []),
    ],
    rows: [
      ...items.map((item) => ({
        name: item.name,
        note: noteOf(item, shipments, t),
        picture: pictureOf(item, publicUrl),
        value: item.bonus ? t('free') : money(item.price.rowTotal),
      })),
      ...totalsRows(frozen),
    ],
    url: orderUrl(number, locale, { publicUrl, keys }),
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  };
}

/** The link to an order. Anybody with the e-mail can open it. */
const orderUrl = (number: string, locale: LocaleCode, { publicUrl, keys }: Sender): string =>
  `${publicUrl}/${locale}/order-lookup/${number}?st=${orderSecret(number, keys)}`;

/** The address of an item's picture, as a JPEG, which all mail programs show. */
const pictureOf = ({ image }: CartItem, publicUrl: string): string =>
  publicUrl + imageUrl(image, { w: 160, dpr: 1, q: 80, fmt: 'jpeg' });

/** The values of the chosen attributes. */
const choicesOf = ({ attributes }: CartItem): string[] => attributes.map(({ valueLabel }) => valueLabel);

/** The store in which the item is collected; empty if it is not collected. */
function storeOf({ itemId }: CartItem, shipments: readonly Shipment[]): string[] {
  const collected = shipments.find(({ itemIds, storeName }) => storeName !== undefined && itemIds.includes(itemId));
  return collected ? [`${collected.shippingMethod.label}: ${collected.storeName}`] : [];
}

/** The chosen attributes, the quantity, and the store in which the item is collected. */
const noteOf = (item: CartItem, shipments: readonly Shipment[], t: TranslateMail): string =>
  [...choicesOf(item), t('quantity', { count: item.qty }), ...storeOf(item, shipments)].join(' · ');

/** The items of some shipments, without prices. */
function rowsOf(shipments: readonly Shipment[], { items, locale }: OrderRow['doc']['frozen'], { publicUrl }: Sender) {
  const t = mailTranslator(locale);
  return items
    .filter(({ itemId }) => shipments.some(({ itemIds }) => itemIds.includes(itemId)))
    .map((item) => ({
      name: item.name,
      note: [...choicesOf(item), ...storeOf(item, shipments)].join(' · '),
      picture: pictureOf(item, publicUrl),
      value: t('quantity', { count: item.qty }),
    }));
}

/** The shipping method, the store and the dates of a shipment. */
function wayOf({ shippingMethod, storeName }: Shipment, locale: LocaleCode): string {
  const way = [shippingMethod.label, storeName].filter(Boolean).join(', ');
  const dates = deliveryDates(shippingMethod, locale);
  return dates ? `${way}: ${dates}` : way;
}

/** The link to the sign-up of a guest, filled in with what they told with the order. */
const signUpUrl = (number: string, email: string, locale: LocaleCode, { publicUrl, keys }: Sender): string =>
  `${publicUrl}/${locale}/sign-up?${new URLSearchParams({ consumerId: signUpId(number, keys), email })}`;

/**
 * Sent after an order is placed. Offers an account to whom `isGuests` is true. Null if the order has no e-mail address.
 */
export function confirmationMail(
  id: string,
  order: OrderRow,
  sender: Sender,
  { isGuests = false }: { isGuests?: boolean } = {},
): Mail | null {
  const { email, locale, billingAddress, shipments } = order.doc.frozen;
  if (!email) return null;
  const t = mailTranslator(locale);
  const { url, ...about } = aboutOrder(order, sender);
  const name = shipments[0]?.address?.firstName ?? billingAddress?.firstName;
  return mailOf(id, email, t('confirmationSubject', { number: order.number }), {
    ...about,
    title: name ? t('confirmationTitle', { name }) : t('confirmationTitleNameless'),
    intro: t('confirmationIntro'),
    action: { label: t('confirmationAction'), url },
    ...(isGuests
      ? { more: { label: t('confirmationAccount'), url: signUpUrl(order.number, email, locale, sender) } }
      : {}),
  });
}

/**
 * Sent when the parcel of an order has left: its items, its address and how to track it. The link leads to the page of
 * the order, which shows the tracking, because the shop knows no addresses of carriers. Null if nothing is carried.
 */
export function shippedMail(id: string, { number, doc: { frozen, parcel } }: OrderRow, sender: Sender): Mail | null {
  const { email, locale, shipments } = frozen;
  const carried = shipments.filter(isCarried);
  if (!email || carried.length === 0) return null;
  const t = mailTranslator(locale);
  const address = carried.every(({ storeName }) => storeName === undefined) ? carried[0]?.address : undefined;
  return mailOf(id, email, t('shippedSubject', { number }), {
    locale,
    title: t('shippedTitle'),
    intro: t('shippedIntro'),
    facts: [
      { name: t('orderNumber'), value: number },
      ...(parcel ? [{ name: t('trackingNumber'), value: `${parcel.carrier}, ${parcel.trackingNumber}` }] : []),
      ...(address ? [{ name: t('shipTo'), value: addressText(address, locale) }] : []),
      { name: t('method'), value: carried.map((shipment) => wayOf(shipment, locale)).join('\n') },
    ],
    rows: rowsOf(carried, frozen, sender),
    action: { label: t('shippedAction'), url: orderUrl(number, locale, sender) },
    help: t('help', { url: `${sender.publicUrl}/${locale}/help` }),
  });
}

/** Sent when what is collected waits at its counter: its items, and where it is. Null if nothing is collected. */
export function readyMail(id: string, { number, doc: { frozen } }: OrderRow, sender: Sender): Mail | null {
  const { email, locale, shipments } = frozen;
  const collected = shipments.filter(isCollected);
  if (!email || collected.length === 0) return null;
  const t = mailTranslator(locale);
  return mailOf(id, email, t('readySubject', { number }), {
    locale,
    title: t('readyTitle'),
    intro: t('readyIntro'),
    facts: [
      { name: t('orderNumber'), value: number },
      { name: t('collectFrom'), value: [...new Set(collected.map(placeOf))].join('\n') },
    ],
    rows: rowsOf(collected, frozen, sender),
    action: { label: t('readyAction'), url: orderUrl(number, locale, sender) },
    help: t('help', { url: `${sender.publicUrl}/${locale}/help` }),
  });
}

/** Sent when a shopper has cancelled the order. Null if the order has no e-mail address. */
export function cancellationMail(id: string, order: OrderRow, sender: Sender): Mail | null {
  const { email, locale } = order.doc.frozen;
  if (!email) return null;
  const t = mailTranslator(locale);
  const { url, ...about } = aboutOrder(order, sender);
  return mailOf(id, email, t('cancellationSubject', { number: order.number }), {
    ...about,
    title: t('cancellationTitle'),
    intro: t('cancellationIntro'),
    action: { label: t('cancellationAction'), url },
  });
}

/**
 * A gift card for its recipient, else for the buyer. Its number and PIN are shown only here. Null without an e-mail
 * address or a card.
 */
export function giftCardMail(
  id: string,
  order: OrderRow,
  item: CartItem,
  cards: readonly IssuedGiftCard[],
  { publicUrl }: Sender,
): Mail | null {
  const { email, locale, billingAddress } = order.doc.frozen;
  const to = item.giftOption?.email ?? email;
  const [first] = cards;
  if (!to || !first) return null;
  const t = mailTranslator(locale);
  const amount = formatMoney(first.amount, first.currency, locale, { trimZeros: true });
  const from = [billingAddress?.firstName, billingAddress?.lastName].filter(Boolean).join(' ') || t('brand');
  return mailOf(id, to, t('giftCardSubject', { amount }), {
    locale,
    title: t('giftCardTitle'),
    intro: t('giftCardIntro', { from }),
    facts: [
      ...(item.giftOption?.message ? [{ name: t('giftCardMessage'), value: item.giftOption.message }] : []),
      ...cards.flatMap(({ number, pin }) => [
        { name: t('giftCardWorth'), value: amount },
        { name: t('giftCardNumber'), value: number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') },
        { name: t('giftCardPin'), value: pin },
      ]),
    ],
    action: { label: t('giftCardAction'), url: `${publicUrl}/${locale}` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}

/** Sent to the owner of an account after somebody tried many passwords for it. */
export function signInWarningMail(
  id: string,
  { email, doc: { locale } }: Consumer,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('signInWarningSubject'), {
    locale,
    title: t('signInWarningTitle'),
    intro: t('signInWarningIntro'),
    action: { label: t('signInWarningAction'), url: `${publicUrl}/${locale}/account/orders` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}

/** The link that resets the password of an account. Its code works once, for an hour. */
export function passwordResetMail(
  id: string,
  { email, doc: { locale } }: Consumer,
  code: string,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('passwordResetSubject'), {
    locale,
    title: t('passwordResetTitle'),
    intro: t('passwordResetIntro'),
    action: {
      label: t('passwordResetAction'),
      url: `${publicUrl}/${locale}/reset-password?${new URLSearchParams({ code })}`,
    },
    help: t('passwordResetHelp'),
  });
}

/** What mail programs show as a link: anybody may sign up with somebody else's address and a name of their own. */
const linkLike = /[\p{L}\p{M}]\.[\p{L}\p{M}]/u;

/** Sent to the email address of a new account, which is not confirmed yet. */
export function welcomeMail(
  id: string,
  { email, doc: { firstName, locale } }: Consumer,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('welcomeSubject'), {
    locale,
    title: firstName && !linkLike.test(firstName) ? t('welcomeTitle', { name: firstName }) : t('welcomeTitleNameless'),
    intro: t('welcomeIntro'),
    action: { label: t('welcomeAction'), url: `${publicUrl}/${locale}/account` },
    help: t('welcomeHelp', { url: `${publicUrl}/${locale}/help/contact-us` }),
  });
}

/** Sent to the owner of an account after its password was changed, so that they notice if it was somebody else. */
/** Says that an account is erased. */
export function accountErasedMail(
  id: string,
  { email, doc: { locale } }: Pick<Consumer, 'email' | 'doc'>,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('accountErasedSubject'), {
    locale,
    title: t('accountErasedTitle'),
    intro: t('accountErasedIntro'),
    action: { label: t('accountErasedAction'), url: `${publicUrl}/${locale}` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}

export function passwordChangedMail(
  id: string,
  { email, doc: { locale } }: Consumer,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('passwordChangedSubject'), {
    locale,
    title: t('passwordChangedTitle'),
    intro: t('passwordChangedIntro'),
    action: { label: t('passwordChangedAction'), url: `${publicUrl}/${locale}/forgot-password` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}
