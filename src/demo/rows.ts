import { hashPassword } from '#src/commerce/auth/passwords.ts';
import { emailKey } from '#src/commerce/auth/consumers.ts';
import { type CartLine, emptyCart } from '#src/commerce/model/cart.ts';
import { uuidOf } from '#src/commerce/cart/uuid-of.ts';
import { favoriteIdOf } from '#src/commerce/lists/favorites.ts';
import type { Row, TableRows } from '#src/commerce/import/upsert.ts';
import type { Review } from '#src/commerce/model/review.ts';
import { savedCardId } from '#src/commerce/payments/saved-cards.ts';
import { yearOf } from '#src/domain/year.ts';
import { demoInstrumentToken } from '#src/sandbox/payments/test-cards.ts';
import type { Person } from './people/person.types.ts';
import type { DemoQuestion, Seed } from './seed.types.ts';
import type { SavedCardDoc } from '#src/commerce/model/saved-card.ts';
import { localeOf } from '#src/commerce/settings/locales.ts';

/** Salt of the demo's passwords: the same text gives the same hash, so that seeding twice changes nothing. */
export const DEMO_SALT = Buffer.from('waymark demo');

export const consumerIdOf = ({ consumerNo }: Pick<Person, 'consumerNo'>): string => uuidOf('consumer', consumerNo);

/** What the demo writes beside its catalogue. Rows that are there stay as they have become. */
export async function demoRows(seed: Seed): Promise<TableRows[]> {
  return [
    { table: 'reviews', key: 'id', rows: seed.reviews.map(reviewRow), keeps: 'all' },
    { table: 'questions', key: 'id', rows: seed.questions.map(questionRow), keeps: 'all' },
    { table: 'answers', key: 'id', rows: seed.questions.flatMap(answerRows), keeps: 'all' },
    { table: 'redemptions', key: 'promotion_id, order_number', rows: redemptions(seed), keeps: 'all' },
    {
      table: 'gift_cards',
      key: 'number',
      rows: seed.giftCards.map(({ outcome: _outcome, isSimulated: _is, ...doc }) => ({
        number: doc.number,
        currency: doc.currency,
        balance: doc.balance,
        doc,
      })),
      keeps: 'all',
    },
    { table: 'consumers', key: 'id', rows: await consumers(seed.people), keeps: 'all' },
    { table: 'point_entries', key: 'owner, kind, reference', rows: openings(seed.people), keeps: 'all' },
    { table: 'saved_cards', key: 'id', rows: savedCards(seed.people), keeps: 'all' },
    {
      table: 'stored_rewards',
      key: 'id',
      rows: seed.storedRewards.map(({ consumerNo, note: _note, ...reward }) => ({
        owner: consumerIdOf({ consumerNo }),
        ...reward,
      })),
      keeps: 'all',
    },
    { table: 'carts', key: 'id', rows: leftCarts(seed.people), keeps: 'all' },
    ...favourites(seed.people),
  ];
}

const reviewRow = ({ masterId, ...doc }: Review & { masterId: string }): Row => ({
  id: doc.id,
  style_id: masterId,
  rating: doc.rating,
  created_on: doc.createdOn,
  helpful: doc.helpful,
  not_helpful: doc.notHelpful,
  status: 'APPROVED',
  doc,
});

const questionRow = ({ masterId, answers: _answers, ...doc }: DemoQuestion): Row => ({
  id: doc.id,
  style_id: masterId,
  created_on: doc.createdOn,
  status: 'APPROVED',
  doc,
});

const answerRows = ({ id: questionId, answers }: DemoQuestion): Row[] =>
  answers.map(({ helpful, ...answer }) => ({
    id: answer.id,
    question_id: questionId,
    created_on: answer.createdOn,
    helpful,
    not_helpful: 0,
    doc: { ...answer, questionId },
  }));

/** Who used a promotion before the demo opened, with orders that nobody has any more. */
const redemptions = ({ promotions }: Seed): Row[] =>
  promotions.flatMap(({ id, redeemedByEmails }) =>
    redeemedByEmails.map((email, at) => ({
      promotion_id: id,
      order_number: `before the demo ${at + 1}`,
      email: emailKey(email),
    })),
  );

/** The people of the demo, one for each role. */
async function consumers(people: readonly Person[]): Promise<Row[]> {
  const passwords = [...new Set(people.map(({ demoPassword }) => demoPassword))];
  const hashes = new Map(
    await Promise.all(passwords.map(async (one) => [one, await hashPassword(one, { salt: DEMO_SALT })] as const)),
  );
  return people.map((person) => {
    const {
      demoPassword,
      email,
      consumerNo,
      consumerType,
      isLocked,
      orders: _orders,
      leftCart: _leftCart,
      cards: _cards,
      favouriteProductIds: _favouriteProductIds,
      role: _role,
      ...doc
    } = person;
    return {
      id: consumerIdOf(person),
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
    };
  });
}

/** The balance that people of the demo begin with, in the ledger of points. */
const openings = (people: readonly Person[]): Row[] =>
  people.flatMap((person) =>
    person.loyalty?.points
      ? [
          {
            owner: consumerIdOf(person),
            kind: 'opening',
            reference: 'opening',
            order_number: null,
            points: person.loyalty.points,
            at: person.loyalty.optedInOn ?? '2026-01-01T00:00:00.000Z',
          },
        ]
      : [],
  );

/** Test cards that people of the demo have had saved, in the order in which the seed has them. */
const savedCards = (people: readonly Person[]): Row[] =>
  people.flatMap((person) =>
    person.cards.map(({ brand, number, expiryMonth, expiryYear, isDefault }, at) => {
      const owner = consumerIdOf(person);
      const [bin, lastFour] = [number.slice(0, 6), number.slice(-4)];
      const instrumentToken = demoInstrumentToken(brand, lastFour);
      const doc: SavedCardDoc = { brand, bin, lastFour, expiryMonth, expiryYear, instrumentToken };
      const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString();
      return { id: savedCardId(owner, doc), owner, is_default: isDefault, created_at: createdAt, doc };
    }),
  );

/** Carts of an earlier visit, as old as the shop. */
const leftCarts = (people: readonly Person[]): Row[] =>
  people.flatMap((person) => {
    const { consumerNo, locale, leftCart } = person;
    if (leftCart.length === 0) return [];
    const blank = { maxQty: null, recipeId: null, customAmount: null, giftOption: null, pdpUrl: null };
    const lines = leftCart.map((line, at): CartLine => ({ ...blank, ...line, itemId: `item-${at + 1}` }));
    return [
      {
        id: uuidOf('left cart', consumerNo),
        version: 1,
        owner: consumerIdOf(person),
        locale,
        currency: localeOf(locale).currency,
        doc: { ...emptyCart(), lines, counter: lines.length },
        updated_at: '2026-01-01T00:00:00.000Z',
      },
    ];
  });

/** Favourites of the demo's people. */
function favourites(people: readonly Person[]): TableRows[] {
  const lists = people.flatMap((person) => {
    const owner = consumerIdOf(person);
    const { favouriteProductIds: productIds } = person;
    return productIds.length > 0 ? [{ id: favoriteIdOf(owner), owner, productIds }] : [];
  });
  const addedAt = (at: number) => new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString();
  const items = lists.flatMap(({ id, productIds }) =>
    productIds.map((productId, at) => ({
      id: uuidOf(id, productId),
      list_id: id,
      product_id: productId,
      qty: 1,
      added_at: addedAt(at),
    })),
  );
  return [
    {
      table: 'favorite_lists',
      key: 'id',
      rows: lists.map(({ id, owner }) => ({ id, owner, updated_at: addedAt(0) })),
      keeps: 'all',
    },
    { table: 'favorite_items', key: 'id', rows: items, keeps: 'all' },
  ];
}
