import type { Currency, ProductPrice } from '#openapi/generated/waymark.gen.ts';
import { salePercentage } from '#src/domain/money.ts';
import type { Price } from '../model/catalogue.ts';

/** True from the day of a reduction on. A cart charges by the same rule (`unitPrice`). */
export const isReduced = ({ sale, saleActiveFrom }: Price, now: number): boolean =>
  sale !== null && (saleActiveFrom === null || Date.parse(saleActiveFrom) <= now);

/** Returns the price that holds now: without a reduction that begins later. */
export const priceAt = (price: Price, now: number): Price =>
  price.sale === null || isReduced(price, now) ? price : { ...price, sale: null };

/** Returns a price in a currency, in minor units. It includes tax in EMEA; in NORA tax is added at checkout. */
export const currentIn = (price: Price, currency: Currency): number => (price.sale ?? price.list)[currency];

/** Returns the price of a variant (catalogue 3). `surcharge` is what a recipe adds. */
export function priceOf(price: Price, currency: Currency, surcharge = 0): ProductPrice {
  const current = currentIn(price, currency) + surcharge;
  const original = price.list[currency] + surcharge;
  if (current >= original) return { currency, current, original };
  const best = price.historicBest ? price.historicBest[currency] + surcharge : null;
  return {
    currency,
    current,
    original,
    percentagePriceDiscount: salePercentage(original, current),
    ...(best === null ? {} : { historicBestPrice: best }),
    ...(best === null || best >= original ? {} : { previousBestSalesPrice: best }),
    ...(price.saleActiveFrom === null ? {} : { salesPriceActiveDate: price.saleActiveFrom.slice(0, 10) }),
  };
}

/** Returns the price of a product with the range over its variants; `current` is the lowest. */
export function spanOf(
  { doc, variants }: { doc: { price: Price }; variants: readonly { price: Price }[] },
  currency: Currency,
  surcharge = 0,
): ProductPrice {
  const prices = variants.map(({ price }) => price);
  const cheapest = prices.reduce(
    (low, price) => (currentIn(price, currency) < currentIn(low, currency) ? price : low),
    prices[0] ?? doc.price,
  );
  const currents = prices.map((price) => currentIn(price, currency) + surcharge);
  const originals = prices.map((price) => price.list[currency] + surcharge);
  return {
    ...priceOf(cheapest, currency, surcharge),
    lowCurrent: Math.min(...currents),
    highCurrent: Math.max(...currents),
    lowOriginal: Math.min(...originals),
    highOriginal: Math.max(...originals),
  };
}
