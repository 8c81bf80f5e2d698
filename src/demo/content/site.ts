import { formatMoney } from '#src/domain/money.ts';
import type { Site } from '#src/commerce/catalogue/site.ts';
import { deliveryPromise } from '#src/commerce/catalogue/delivery.ts';

/** What editors' words need to know of the site they stand on. */
export interface ContentSite extends Site {
  /** Order value from which standard delivery is free, written as money; null where it never is. */
  freeDeliveryFrom: string | null;
  /** Standard delivery in working days. */
  deliveryDays: { min: number; max: number };
  /** Where tax stands: inside the price or added at checkout. */
  isTaxIncluded: boolean;
  /** Whether members have standard delivery free: not in France, Italy, Germany and Great Britain (catalogue 9). */
  hasFreeDelivery: boolean;
}

export function contentSiteOf(site: Site): ContentSite {
  const { daysMin, daysMax, freeFrom } = deliveryPromise(site, 'sth');
  return {
    ...site,
    freeDeliveryFrom:
      freeFrom === undefined ? null : formatMoney(freeFrom, site.currency, site.locale, { trimZeros: true }),
    deliveryDays: { min: daysMin, max: daysMax },
    isTaxIncluded: site.region === 'EMEA',
    hasFreeDelivery: !['FR', 'IT', 'DE', 'GB'].includes(site.country),
  };
}
