import { createHash } from 'node:crypto';
import { yearOf } from '#src/domain/year.ts';
import { hashDemoPassword } from '../auth/passwords.ts';
import { type CartLine, emptyCart } from '../cart/cart.types.ts';
import { uuidOf } from '../cart/once.ts';
import { localeOf } from '../cart/reference.ts';
import { type SavedCardDoc, savedCardId } from '../payments/saved-cards.ts';
import { demoInstrumentToken } from '../seed/test-cards.ts';
import type { Seed, SeedPerson, SeedVariant } from '../seed/seed.types.ts';

export type Row = Record<string, unknown>;
type Table = [table: string, key: string, rows: Row[], keep: boolean];

/** The rows of the opening data, a table after the other; `keep`: a row that is there already stays as it is. */
export function tablesOf(seed: Seed): Table[] {
  const exceptions = new Map(seed.stockExceptions.map((one) => [one.variantId, one]));
  const variants = seed.products.flatMap((product) =>
    product.variants.map((doc, position) => ({ product, doc, position })),
  );
  const giftUpcs = new Set(variants.flatMap(({ doc }) => (doc.attributes.amount ? [doc.upc] : [])));
  return [
    [
      'categories',
      'id',
      seed.categories.map((doc, position) => ({ id: doc.id, slug: doc.slug, parent_id: doc.parentId, position, doc })),
      false,
    ],
    [
      'styles',
      'id',
      seed.masters.map(({ reviews: _reviews, questions: _questions, ...doc }, position) => ({
        id: doc.id,
        slug: doc.slug,
        position,
        popularity: doc.popularity,
        published_on: doc.publishedOn,
        doc,
      })),
      false,
    ],
    [
      'products',
      'id',
      seed.products.map(({ variants: _variants, ...doc }, position) => ({
        id: doc.id,
        style_id: doc.masterId,
        position,
        doc,
      })),
      false,
    ],
    [
      'variants',
      'upc',
      variants.map(({ product, doc, position }) => ({
        upc: doc.upc,
        id: doc.id,
        product_id: product.id,
        position,
        doc,
      })),
      false,
    ],
    [
      'stock',
      'upc',
      variants.map(({ doc }) => {
        const exception = exceptions.get(doc.id);
        return {
          upc: doc.upc,
          quantity: exception?.quantity ?? shelf(doc),
          reserved: 0,
          quantity_at_order: exception?.quantityAtOrder ?? null,
        };
      }),
      true,
    ],
    ['product_sets', 'id', seed.productSets.map((doc, position) => ({ id: doc.id, position, doc })), false],
    [
      'reviews',
      'id',
      seed.masters.flatMap((master) =>
        master.reviews.map((doc) => ({
          id: doc.id,
          style_id: master.id,
          rating: doc.rating,
          created_on: doc.createdOn,
          helpful: doc.helpful,
          not_helpful: doc.notHelpful,
          status: 'APPROVED',
          doc,
        })),
      ),
      true,
    ],
    [
      'questions',
      'id',
      seed.masters.flatMap((master) =>
        master.questions.map((doc) => ({
          id: doc.id,
          style_id: master.id,
          created_on: doc.createdOn,
          status: 'APPROVED',
          doc,
        })),
      ),
      true,
    ],
    [
      'stores',
      'id',
      seed.stores.map((doc) => ({
        id: doc.id,
        country: doc.country,
        latitude: doc.latitude,
        longitude: doc.longitude,
        doc,
      })),
      false,
    ],
    [
      'collection_points',
      'id',
      seed.collectionPoints.map((doc) => ({
        id: doc.id,
        country: doc.country,
        latitude: doc.latitude,
        longitude: doc.longitude,
        doc,
      })),
      false,
    ],
    [
      'store_stock',
      'store_id, upc',
      seed.stores.flatMap((store) =>
        variants
          .map(({ doc }) => {
            const exception = seed.storeStockExceptions.find(
              ({ storeId, variantId }) => storeId === store.id && variantId === doc.id,
            );
            return {
              store_id: store.id,
              upc: doc.upc,
              quantity: exception?.quantity ?? steady(store.id + doc.upc, 16) - 11,
              reserved: 0,
              quantity_at_order: exception?.quantityAtOrder ?? null,
            };
          })
          .filter(({ quantity, upc }) => quantity > 0 && !giftUpcs.has(upc)),
      ),
      true,
    ],
    [
      'promotions',
      'id',
      seed.promotions.map((doc) => ({
        id: doc.id,
        code: doc.code?.toUpperCase() ?? null,
        redeemed: doc.redeemed,
        doc,
      })),
      true,
    ],
    [
      'gift_cards',
      'number',
      seed.giftCards.map((doc) => ({ number: doc.number, currency: doc.currency, balance: doc.balance, doc })),
      true,
    ],
    ['consumers', 'id', people(seed.people), true],
    ['saved_cards', 'id', savedCards(seed.people), true],
    [
      'stored_rewards',
      'id',
      seed.storedRewards.map(({ consumerNo, note: _note, ...reward }) => ({ owner: uuidOf('consumer', consumerNo), ...reward })),
      true,
    ],
    ['carts', 'id', leftCarts(seed.people), true],
  ];
}

/** The people of the demo, one for each role; the seed itself says that they are made up. */
function people(all: readonly SeedPerson[]): Row[] {
  const hashes = new Map([...new Set(all.map(({ demoPassword }) => demoPassword))].map((one) => [one, hashDemoPassword(one)]));
  return all.map(({ demoPassword, email, consumerNo, consumerType, isLocked, orders: _orders, leftCart: _leftCart, cards: _cards, ...doc }) => ({
    id: uuidOf('consumer', consumerNo),
    consumer_no: consumerNo,
    email: email.toLowerCase(),
    password_hash: hashes.get(demoPassword),
    consumer_type: consumerType,
    is_locked: isLocked,
    points: doc.loyalty?.points ?? 0,
    credit_spent: doc.athlete?.currentSpend ?? 0,
    credit_year: yearOf(Date.now()),
    version: 1,
    doc,
  }));
}

/** Test cards that people of the demo have had saved, in the order in which the seed has them. */
const savedCards = (all: readonly SeedPerson[]): Row[] =>
  all.flatMap(({ consumerNo, cards }) =>
    cards.map(({ brand, number, expiryMonth, expiryYear, isDefault }, at) => {
      const owner = uuidOf('consumer', consumerNo);
      const [bin, lastFour] = [number.slice(0, 6), number.slice(-4)];
      const instrumentToken = demoInstrumentToken(brand, lastFour);
      const doc: SavedCardDoc = { brand, bin, lastFour, expiryMonth, expiryYear, instrumentToken };
      const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString();
      return { id: savedCardId(owner, doc), owner, is_default: isDefault, created_at: createdAt, doc };
    }),
  );

/** Carts of an earlier visit, as old as the shop. */
const leftCarts = (all: readonly SeedPerson[]): Row[] =>
  all.flatMap(({ consumerNo, locale, leftCart }) => {
    if (leftCart.length === 0) return [];
    const blank = { maxQty: null, recipeId: null, customAmount: null, giftOption: null, pdpUrl: null };
    const lines = leftCart.map((line, at): CartLine => ({ ...blank, ...line, itemId: `item-${at + 1}` }));
    return [
      {
        id: uuidOf('left cart', consumerNo),
        version: 1,
        owner: uuidOf('consumer', consumerNo),
        locale,
        currency: localeOf(locale).currency,
        doc: { ...emptyCart(), lines, counter: lines.length },
        updated_at: '2026-01-01T00:00:00.000Z',
      },
    ];
  });

/** A number below `below` that is always the same for the same text. */
const steady = (text: string, below: number): number =>
  createHash('sha1').update(text).digest().readUInt32BE(0) % below;

/** Units on the web shelf of a variant that is no exception: 6 to 185, a digital one as many as anybody asks for. */
const shelf = (variant: SeedVariant): number => (variant.attributes.amount ? 1_000_000 : 6 + steady(variant.upc, 180));
