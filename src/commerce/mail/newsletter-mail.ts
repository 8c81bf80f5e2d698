import type { SubscriptionRow } from '../subscriptions/subscriptions.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import type { Sms } from './sms-sender.ts';
import { mailTranslator } from './translate-mail.ts';

type Shop = Pick<Sender, 'publicUrl'>;

/** The link that confirms a subscription. Opening it changes nothing: its page has a button. */
export function newsletterConfirmationMail(
  id: string,
  { recipient, locale }: SubscriptionRow,
  code: string,
  { publicUrl }: Shop,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, recipient, t('newsletterConfirmationSubject'), {
    locale,
    title: t('newsletterConfirmationTitle'),
    intro: t('newsletterConfirmationIntro'),
    action: {
      label: t('newsletterConfirmationAction'),
      url: `${publicUrl}/${locale}/newsletter?${new URLSearchParams({ code })}`,
    },
    help: t('newsletterConfirmationHelp'),
  });
}

/** The first newsletter: mail programs offer to end it (RFC 8058). */
export function newsletterWelcomeMail(id: string, row: SubscriptionRow, { publicUrl }: Shop): Mail {
  const { locale, recipient } = row;
  const t = mailTranslator(locale);
  const mail = mailOf(id, recipient, t('newsletterWelcomeSubject'), {
    locale,
    title: t('newsletterWelcomeTitle'),
    intro: t('newsletterWelcomeIntro'),
    action: { label: t('newsletterWelcomeAction'), url: `${publicUrl}/${locale}` },
    help: t('newsletterStop', { url: `${publicUrl}/${locale}/newsletter?stop=${row.id}` }),
  });
  return { ...mail, unsubscribe: `${publicUrl}/unsubscribe/newsletter/${row.id}` };
}

/** The code that confirms a phone. */
export const smsCodeMessage = (id: string, { recipient, locale }: SubscriptionRow, code: string): Sms => ({
  id,
  to: recipient,
  text: mailTranslator(locale)('smsCode', { code }),
});

/** The answer to STOP. */
export const smsEndedMessage = (id: string, { recipient, locale }: SubscriptionRow): Sms => ({
  id,
  to: recipient,
  text: mailTranslator(locale)('smsEnded'),
});
