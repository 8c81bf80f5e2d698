import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Answer,
  ConsumerData,
  OwnVotes,
  QuestionPage,
  Review,
  ReviewPage,
  Votes,
} from '#openapi/generated/waymark.gen.ts';
import { answerQuestion, decide, waitingQuestions, waitingReviews } from '#src/commerce/reviews/moderation.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import { seed } from '#src/demo/seed.ts';
import { signedIn } from './support/people.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

/** Votes on reviews and answers, reports, and questions. */

const base = '/products/v1/products/WMTR1001MOS';
const questionsPath = `${base}/reviews/questions`;

let shop: TestShop;
let maya: Shopper;
let guest: Shopper;
let review: Review;
let answer: Answer;
const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
const readReview = async (): Promise<Review | undefined> =>
  (await guest.call<ReviewPage>('GET', `${base}/reviews?limit=50`)).body.reviews.find(({ id }) => id === review.id);
const readQuestions = async () => (await guest.call<QuestionPage>('GET', `${questionsPath}?limit=50`)).body;
const voteFor = (by: Shopper, isHelpful: boolean, id = review.id) =>
  by.call<Votes>('POST', `${base}/review/${id}/vote`, { isHelpful });
const flag = (by: Shopper, reason = 'offensive', id = review.id) =>
  by.call('POST', `${base}/review/${id}/flag`, { reason });

beforeAll(async () => {
  shop = await openTestShop({ seed });
  guest = await shop.shopper();
  maya = await enter('maya.reed@example.com');
  [review] = (await guest.call<ReviewPage>('GET', `${base}/reviews`)).body.reviews as [Review];
  [answer] = (await readQuestions()).questions.flatMap(({ answers }) => answers) as [Answer];
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM rate_limits; DELETE FROM reactions');
  review = (await readReview()) ?? review;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

describe('a vote', () => {
  test('counts once for a guest and for a customer, and another one takes its place', async () => {
    const { helpful, notHelpful } = review;
    expect((await voteFor(guest, true)).body).toEqual({ helpful: helpful + 1, notHelpful });
    expect((await voteFor(guest, true)).body).toEqual({ helpful: helpful + 1, notHelpful });
    expect((await voteFor(maya, true)).body).toEqual({ helpful: helpful + 2, notHelpful });
    expect((await voteFor(maya, false)).body).toEqual({ helpful: helpful + 1, notHelpful: notHelpful + 1 });
    expect(await readReview()).toMatchObject({ helpful: helpful + 1, notHelpful: notHelpful + 1 });
  });

  test('of one session at the same moment counts once', async () => {
    const votes = await Promise.all(Array.from({ length: 5 }, () => voteFor(guest, true)));
    expect(votes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await readReview())?.helpful).toBe(review.helpful + 1);
  });

  test('for an answer counts', async () => {
    const path = `${base}/review/${answer.id}/questions/vote`;
    const { body } = await guest.call<Votes>('POST', path, { isHelpful: true });
    expect(body.helpful).toBe(answer.helpful + 1);
    const shown = (await readQuestions()).questions.flatMap(({ answers }) => answers);
    expect(shown.find(({ id }) => id === answer.id)?.helpful).toBe(answer.helpful + 1);
  });

  test('without a session, for what is not shown, of another product or with another body is refused', async () => {
    const nobody: Shopper = signedIn(shop.commerce).as('');
    expect(await voteFor(nobody, true)).toMatchObject({ status: 401 });
    expect(await voteFor(guest, true, 'nothing')).toMatchObject({ status: 404, errorId: 'API404' });
    const other = seed.reviews.find(({ masterId }) => masterId !== 'WMTR1001');
    expect(await voteFor(guest, true, other?.id)).toMatchObject({ status: 404, errorId: 'API404' });
    const unknown = `/products/v1/products/WMZZ9999XXX/review/${review.id}/vote`;
    expect(await guest.call('POST', unknown, { isHelpful: true })).toMatchObject({ status: 404, errorId: 'PLP400' });
    const body = { isHelpful: 'yes' };
    expect(await guest.call('POST', `${base}/review/${review.id}/vote`, body)).toMatchObject({ status: 400 });
    await decide(shop.database, review.id, 'REJECTED', new Date());
    expect(await voteFor(guest, true)).toMatchObject({ status: 404, errorId: 'API404' });
    await decide(shop.database, review.id, 'APPROVED', new Date());
    expect(await shop.database.raw('SELECT 1 FROM reactions', [])).toEqual([]);
    expect(await readReview()).toEqual(review);
  });

  test('after sixty in an hour is refused', async () => {
    for (let count = 0; count < 60; count += 1) expect((await voteFor(guest, count % 2 === 0)).status).toBe(200);
    expect(await voteFor(guest, true)).toMatchObject({ status: 429, errorId: 'API429' });
  });
});

describe('a report', () => {
  test('is read by an operator once, leaves the review shown, and is settled by a decision', async () => {
    expect((await flag(guest)).status).toBe(204);
    expect((await flag(guest, 'advertising')).status).toBe(204);
    expect((await flag(maya, 'off-topic')).status).toBe(204);
    expect(await readReview()).toBeDefined();
    const [waiting] = await waitingReviews(shop.database.raw);
    expect(waiting).toMatchObject({ id: review.id, status: 'APPROVED', flags: ['offensive', 'off-topic'] });
    const [{ last } = { last: '' }] = await shop.database.raw<{ last: string }>(
      'SELECT max(at)::text AS last FROM reactions',
      [],
    );
    await decide(shop.database, review.id, 'APPROVED', new Date(Date.parse(last) + 1000));
    expect(await waitingReviews(shop.database.raw)).toEqual([]);
  });

  test('with an unknown reason or of what is not shown is refused', async () => {
    expect(await flag(guest, 'boring')).toMatchObject({ status: 400 });
    expect(await flag(guest, 'offensive', 'nothing')).toMatchObject({ status: 404, errorId: 'API404' });
    expect(await shop.database.raw('SELECT 1 FROM reactions', [])).toEqual([]);
  });
});

describe('a question', () => {
  const ask = (by: Shopper, body: object = { text: ' Is the <b>tongue</b> sewn in? ', nickname: 'maya' }) =>
    by.call<{ id: string; status: string }>('POST', questionsPath, body);

  test('waits, and is shown with its answer', async () => {
    const before = await readQuestions();
    const { status, body } = await ask(maya);
    expect([status, body.status]).toEqual([201, 'SUBMITTED']);
    expect(await readQuestions()).toEqual(before);
    expect(await waitingQuestions(shop.database.raw)).toMatchObject([{ id: body.id, styleId: 'WMTR1001' }]);
    const { transaction } = shop.database;
    expect(await transaction((tx) => answerQuestion(tx, body.id, ' Yes. ', new Date()))).toBe(true);
    const after = await readQuestions();
    expect(after.total).toBe(before.total + 1);
    expect(after.questions.find(({ id }) => id === body.id)).toMatchObject({
      text: 'Is the <b>tongue</b> sewn in?',
      nickname: 'maya',
      answers: [{ text: 'Yes.', isFromShop: true }],
    });
    await decide(shop.database, body.id, 'REJECTED', new Date());
    expect(await readQuestions()).toEqual(before);
    expect(await decide(shop.database, 'nothing', 'APPROVED', new Date())).toBe(false);
    expect(await transaction((tx) => answerQuestion(tx, 'nothing', 'x', new Date()))).toBe(false);
    await shop.database.script('DELETE FROM answers WHERE helpful = 0 AND id NOT LIKE $$WM%$$');
    await shop.database.script('DELETE FROM questions WHERE owner IS NOT NULL');
  });

  test.each([
    ['a text that is too long', { text: 'x'.repeat(1001), nickname: 'm' }, 422, 'REV410'],
    ['a blank text', { text: ' ', nickname: 'm' }, 400, 'API422'],
    ['no name', { text: 'How?' }, 400, 'API422'],
    ['a zero byte', { text: 'a\0b', nickname: 'm' }, 400, 'API422'],
    ['a field that decides', { text: 'How?', nickname: 'm', status: 'APPROVED' }, 400, 'API422'],
  ])('with %s is refused, and nothing is saved', async (_, given, status, errorId) => {
    expect(await ask(maya, given)).toMatchObject({ status, errorId });
    expect(await waitingQuestions(shop.database.raw)).toEqual([]);
  });

  test('of a guest or about an unknown product is refused', async () => {
    expect(await ask(guest)).toMatchObject({ status: 403, errorId: 'AUT404' });
    const unknown = '/products/v1/products/WMZZ9999XXX/reviews/questions';
    const body = { text: 'How?', nickname: 'm' };
    expect(await maya.call('POST', unknown, body)).toMatchObject({ status: 404, errorId: 'PLP400' });
    expect(await guest.call('GET', unknown)).toMatchObject({ status: 404, errorId: 'PLP400' });
  });

  test('after ten in an hour is refused', async () => {
    for (let count = 0; count < 10; count += 1) expect((await ask(maya)).status).toBe(201);
    expect(await ask(maya)).toMatchObject({ status: 429, errorId: 'API429' });
    await shop.database.script('DELETE FROM questions WHERE owner IS NOT NULL');
  });
});

test('votes, reports and questions are in the download of a customer, and end with the account', async () => {
  const camille = await enter('camille.faure@example.com');
  await voteFor(camille, true);
  await flag(camille);
  await camille.call('POST', questionsPath, { text: 'How?', nickname: 'c' });
  const { body: data } = await camille.call<ConsumerData>('POST', '/consumers-v3/consumer/data', {
    password: demoPassword,
  });
  const rows = (name: string) => data.tables.find((table) => table.name === name)?.rows ?? [];
  expect(
    rows('reactions')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['flag', 'vote']);
  expect(rows('questions')).toMatchObject([{ status: 'SUBMITTED', question: { text: 'How?' } }]);
  await camille.call('POST', '/consumers-v3/consumer/erasure', { password: demoPassword });
  expect(await shop.database.raw('SELECT 1 FROM reactions', [])).toEqual([]);
  expect(await shop.database.raw('SELECT 1 FROM questions WHERE owner IS NOT NULL', [])).toEqual([]);
  expect((await readReview())?.helpful).toBe(review.helpful + 1);
});

describe('the own vote', () => {
  test('is known to its session and its customer again, and to nobody else', async () => {
    const votes = async (by: Shopper, at = base) =>
      (await by.call<OwnVotes>('GET', `${at}/reviews/votes`)).body.votes.toSorted((a, b) => a.id.localeCompare(b.id));
    await voteFor(guest, true);
    await voteFor(guest, false);
    await guest.call('POST', `${base}/review/${answer.id}/questions/vote`, { isHelpful: true });
    await voteFor(maya, true);
    expect(await votes(guest)).toEqual(
      [
        { id: review.id, isHelpful: false },
        { id: answer.id, isHelpful: true },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await votes(await enter('maya.reed@example.com'))).toEqual([{ id: review.id, isHelpful: true }]);
    expect(await votes(await shop.shopper())).toEqual([]);
    expect(await votes(guest, '/products/v1/products/WMTE1103STN')).toEqual([]);
    expect((await guest.call('GET', '/products/v1/products/WMXX9999MOS/reviews/votes')).errorId).toBe('PLP400');
  });
});
