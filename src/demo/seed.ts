import { buildCatalogue } from './catalogue/build.ts';
import { categories } from './catalogue/categories.ts';
import { productSets } from './catalogue/product-sets.ts';
import { stockExceptions, storeStockExceptions } from './catalogue/stock.ts';
import { giftCards } from './gift-cards.ts';
import { people } from './people/people.ts';
import { storedRewards } from './people/stored-rewards.ts';
import { promotions } from './promotions.ts';
import type { Seed } from './seed.types.ts';
import { storeEndings } from './simulation/store-endings.ts';
import { collectionPoints, stores } from './stores.ts';

/** The whole demo. */
export const buildSeed = (): Seed => ({
  ...buildCatalogue(),
  categories,
  productSets,
  stockExceptions,
  storeStockExceptions,
  stores,
  storeEndings,
  collectionPoints,
  promotions,
  people,
  giftCards,
  storedRewards,
});

/** The same, made once per process. */
export const seed: Seed = buildSeed();
