import { imageUrl } from '#src/domain/image.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import { attributesOf } from '../cart/labels.ts';
import { imageOf } from '../cart/picture.ts';
import type { Clock } from '../clock.ts';
import { localeOf } from '../settings/locales.ts';
import type { StockAlert } from '../stock-alerts/stock-alerts.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

/** What the e-mail needs of the service. */
export interface BackInStockDeps extends Pick<Sender, 'publicUrl'> {
  clock: Clock;
  catalogue: Catalogue;
}

/**
 * Says that a size can be bought again, with a link that stops all alerts (catalogue 7). Null if the shop does not have
 * the product any more.
 */
export async function backInStockMail(
  id: string,
  { id: alertId, email, locale, productId, upc }: StockAlert,
  { publicUrl, catalogue }: BackInStockDeps,
): Promise<Mail | null> {
  const found = (await catalogue.products([productId])).get(productId);
  const variant = found?.variants.find((one) => one.upc === upc);
  if (!found || !variant) return null;
  const t = mailTranslator(locale);
  const { name, slug } = found.style;
  const page = `${publicUrl}/${locale}/p/${slug}-${productId}`;
  const mail = mailOf(id, email, t('backInStockSubject', { name }), {
    locale,
    title: t('backInStockTitle'),
    intro: t('backInStockIntro', { name }),
    rows: [
      {
        name,
        note: attributesOf(found.product.colour, variant, localeOf(locale))
          .map(({ valueLabel }) => valueLabel)
          .join(' · '),
        picture: publicUrl + imageUrl(imageOf(found.product), { w: 160, dpr: 1, q: 80, fmt: 'jpeg' }),
        value: '',
      },
    ],
    action: { label: t('backInStockAction'), url: page },
    help: t('backInStockStop', { url: `${page}#stop-notifications=${alertId}` }),
  });
  return { ...mail, unsubscribe: `${publicUrl}/unsubscribe/stock-alerts/${alertId}` };
}
