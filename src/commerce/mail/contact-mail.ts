import type { ContactRequest } from '../contact/contact-requests.ts';
import { subjectLabel } from '../contact/subjects.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

export interface ContactMailDeps extends Pick<Sender, 'publicUrl'> {
  /** Where the shop reads what shoppers write. */
  contactAddress: string;
}

/** The order and the item of a warranty case. Nothing for a message: its order number was typed. */
function itemOf({ locale, doc: { product, orderNumber } }: ContactRequest) {
  const t = mailTranslator(locale);
  if (!product || !orderNumber) return [];
  return [
    { name: t('contactItem'), value: product },
    { name: t('contactOrderNumber'), value: orderNumber },
  ];
}

/** The number is in the subject of both emails, too, so that a reply finds it. */
function headOf({ number, locale, doc }: ContactRequest) {
  const t = mailTranslator(locale);
  return [
    { name: t('contactNumber'), value: number },
    { name: t('contactSubject'), value: subjectLabel(locale, doc.category, doc.subject) ?? doc.subject },
  ];
}

/** What was written, for the shop. */
function contentOf(request: ContactRequest) {
  const { locale, email, doc } = request;
  const t = mailTranslator(locale);
  return [
    ...headOf(request),
    { name: t('contactName'), value: doc.name },
    { name: t('contactEmail'), value: email },
    ...itemOf(request),
    ...(doc.orderNumber && !doc.product ? [{ name: t('contactOrderNumber'), value: doc.orderNumber }] : []),
    { name: t('contactMessage'), value: doc.message },
  ];
}

/**
 * A link to an address (RFC 6068). Escaped, because an address may have a `?`, after which a mail program would read
 * who else gets the answer.
 */
const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** The email to the shop, in the language of the shopper. */
export function contactRequestMail(
  id: string,
  request: ContactRequest,
  { publicUrl, contactAddress }: ContactMailDeps,
): Mail {
  const { number, locale, email } = request;
  const t = mailTranslator(locale);
  return mailOf(id, contactAddress, t('contactShopSubject', { number }), {
    locale,
    title: t('contactShopTitle'),
    intro: t('contactShopIntro'),
    facts: contentOf(request),
    action: { label: t('contactShopAction'), url: mailTo(email) },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}

/**
 * Tells the shopper that the message is there. Has nothing that was typed: anybody can type the address of somebody
 * else, and words of their own.
 */
export function contactReceivedMail(id: string, request: ContactRequest, { publicUrl }: ContactMailDeps): Mail {
  const { number, locale, email } = request;
  const t = mailTranslator(locale);
  return mailOf(id, email, t('contactReceivedSubject', { number }), {
    locale,
    title: t('contactReceivedTitle'),
    intro: t('contactReceivedIntro'),
    facts: [...headOf(request), ...itemOf(request)],
    action: { label: t('contactReceivedAction'), url: `${publicUrl}/${locale}/help` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}
