import type { Category, Master, Product, ProductSet } from '#src/commerce/model/catalogue.ts';
import type { Answer, Question, Review } from '#src/commerce/model/review.ts';
import type { CollectionPoint, Store } from '#src/commerce/model/store.ts';
import type { StockException, StoreStockException } from './catalogue/stock.types.ts';
import type { DemoGiftCard } from './gift-cards.ts';
import type { Person, StoredReward } from './people/person.types.ts';
import type { DemoPromotion } from './promotions.ts';
import type { StoreEnding } from './simulation/store-endings.ts';

/** A question with its answers, which are in a table of their own. */
export interface DemoQuestion extends Question {
  masterId: string;
  answers: (Omit<Answer, 'questionId'> & { helpful: number })[];
}

/**
 * All that the demo writes into a database: plain data, without ids made at run time, so that a second start finds the
 * same shop.
 */
export interface Seed {
  categories: Category[];
  masters: Master[];
  products: Product[];
  productSets: ProductSet[];
  reviews: (Review & { masterId: string })[];
  questions: DemoQuestion[];
  stockExceptions: StockException[];
  storeStockExceptions: StoreStockException[];
  stores: Store[];
  storeEndings: StoreEnding[];
  collectionPoints: CollectionPoint[];
  promotions: DemoPromotion[];
  people: Person[];
  giftCards: DemoGiftCard[];
  storedRewards: StoredReward[];
}
