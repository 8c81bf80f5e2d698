import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { Site } from './site.ts';
import { word } from './vocabulary.ts';

function noteOf({ price, currency }: Product, { language, locale, region }: Site, isOn: boolean): string | null {
  const { lowCurrent = 0, lowOriginal = 0, historicBestPrice: best, salesPriceActiveDate: day } = price;
  if (best === undefined || lowCurrent >= lowOriginal) return null;
  const amount = { price: formatMoney(best, currency, locale) };
  const isLowest = isOn && lowCurrent < best;
  if (region !== 'EMEA') return isLowest ? word('price.lowest', language, amount) : null;
  const before = day
    ? word('price.beforeDay', language, { ...amount, day: new Date(day) })
    : word('price.before', language, amount);
  return isLowest ? `${word('price.lowestYet', language)} ${before}` : before;
}

/**
 * Returns a product with the note under a reduced price. With `showsLowestPrice` it says that the price is the lowest
 * yet (catalogue 9). In Europe every reduction names the lowest price of the 30 days before, as the law of the EU asks.
 */
export function withLowestPrice(product: Product, site: Site, showsLowestPrice: boolean): Product {
  const lowestPriceNote = noteOf(product, site, showsLowestPrice);
  return lowestPriceNote === null ? product : { ...product, lowestPriceNote };
}
