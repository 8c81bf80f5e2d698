import { addressCases } from './addresses.ts';
import { addressRules } from './address-rules.ts';
import { buildCatalogue } from './build.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { giftCards } from './gift-cards.ts';
import { storedRewards } from './stored-rewards.ts';
import { locales } from './locales.ts';
import { people } from './people.ts';
import { productSets } from './product-sets.ts';
import { promotions } from './promotions.ts';
import type { Seed } from './seed.types.ts';
import { shippingMethods } from './shipping.ts';
import { sizeCharts } from './size-charts.ts';
import { attributeOptions } from './sizes.ts';
import { stockExceptions, storeStockExceptions } from './stock.ts';
import { collectionPoints, stores } from './stores.ts';
import { taxRates } from './tax.ts';
import { testCards } from './test-cards.ts';

/** The whole shop as it opens by default. */
export function buildSeed(): Seed {
  const { masters, products } = buildCatalogue();
  return {
    locales,
    categories,
    masters,
    products,
    productSets,
    attributeOptions,
    sizeCharts,
    stockExceptions,
    storeStockExceptions,
    stores,
    collectionPoints,
    people,
    promotions,
    giftCards,
    storedRewards,
    testCards,
    addressCases,
    countries,
    addressRules,
    shippingMethods,
    taxRates,
  };
}

/** The same, made once per process. */
export const seed: Seed = buildSeed();
