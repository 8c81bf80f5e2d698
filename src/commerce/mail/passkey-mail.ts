import type { Consumer } from '../model/customer.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

/** Sent to the owner of an account when a passkey is added or removed, so that they notice if it was somebody else. */
export function passkeyMail(
  id: string,
  { email, doc: { locale } }: Consumer,
  what: 'Added' | 'Removed',
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(id, email, t(`passkey${what}Subject`), {
    locale,
    title: t(`passkey${what}Title`),
    intro: t(`passkey${what}Intro`),
    action: { label: t('passkeyAction'), url: `${publicUrl}/${locale}/account/security` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}
