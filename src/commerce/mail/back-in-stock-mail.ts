import type { Clock } from '../clock.ts';
import type { StockAlert } from '../stock-alerts/stock-alerts.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

/** What the e-mail needs of the service. */
export interface BackInStockDeps extends Pick<Sender, 'publicUrl'> {
  clock: Clock;
}

/** The e-mail "Back in stock" (catalogue 7); null if there is nothing to write. */
export async function backInStockMail(
  id: string,
  { email, locale }: StockAlert,
  { publicUrl }: BackInStockDeps,
): Promise<Mail | null> {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('backInStockSubject'), {
    locale,
    title: t('backInStockTitle'),
    intro: t('backInStockIntro'),
    action: { label: t('backInStockAction'), url: `${publicUrl}/${locale}` },
    help: t('help', { url: `${publicUrl}/${locale}/help` }),
  });
}
