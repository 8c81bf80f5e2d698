import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuestionPage, ReviewPage, ReviewTranslation } from '#openapi/generated/waymark.gen.ts';
import { decide } from '#src/commerce/reviews/moderation.ts';
import { createHttpTranslator } from '#src/commerce/translation/http-translator.ts';
import { seed } from '#src/demo/seed.ts';
import { createTranslationSandbox } from '#src/sandbox/translation/translation-sandbox.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const base = '/products/v1/products/WMTR1001MOS';

const sandbox = createTranslationSandbox('a secret of tests');
let calls = 0;
let isDown = false;
let shop: TestShop;
let guest: Shopper;
beforeAll(async () => {
  const fetch = (request: Request) => {
    calls += 1;
    return isDown ? Promise.resolve(new Response('{}', { status: 500 })) : sandbox.fetch(request);
  };
  const translator = createHttpTranslator({ baseUrl: 'http://sandbox/', apiKey: sandbox.apiKey, fetch });
  shop = await openTestShop({ seed, translator });
  guest = await shop.shopper();
});
beforeEach(async () => {
  isDown = false;
  calls = 0;
  await shop.database.script('DELETE FROM rate_limits');
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const translate = (id: string, language = 'de', by = guest) =>
  by.call<ReviewTranslation>('POST', `/products/v1/review/${id}/translate`, { language });
const reviews = async () => (await guest.call<ReviewPage>('GET', `${base}/reviews`)).body;
const questions = async () => (await guest.call<QuestionPage>('GET', `${base}/reviews/questions`)).body;

describe('a translation', () => {
  test('of a review has its title and its text, and is asked for once', async () => {
    const {
      canTranslate,
      reviews: [review],
    } = await reviews();
    expect(canTranslate).toBe(true);
    const { status, body } = await translate(review?.id ?? '');
    expect(status).toBe(200);
    expect(body).toEqual({
      title: `Probeübersetzung: ${review?.title}`,
      text: `Probeübersetzung: ${review?.text}`,
      answers: [],
    });
    expect((await translate(review?.id ?? '')).body).toEqual(body);
    expect(calls).toBe(1);
  });

  test('of a question has its answers', async () => {
    const { canTranslate, questions: all } = await questions();
    const question = all.find(({ answers }) => answers.length > 0);
    expect([canTranslate, question?.language]).toEqual([true, 'en']);
    expect((await translate(question?.id ?? '', 'fr')).body).toEqual({
      title: '',
      text: `Traduction d’essai: ${question?.text}`,
      answers: question?.answers.map(({ id, text }) => ({ id, text: `Traduction d’essai: ${text}` })),
    });
  });

  test('into its own language is the original', async () => {
    const [review] = (await reviews()).reviews;
    expect((await translate(review?.id ?? '', 'en')).body.text).toBe(review?.text);
    expect(calls).toBe(0);
  });

  test('that does not come is told, and tried again', async () => {
    const review = (await reviews()).reviews[1];
    isDown = true;
    expect(await translate(review?.id ?? '')).toMatchObject({ status: 503, errorId: 'API503' });
    isDown = false;
    expect((await translate(review?.id ?? '')).status).toBe(200);
  });

  test('is of what is shown alone, into a language of the shop', async () => {
    const review = (await reviews()).reviews[2];
    expect((await translate('WMXX-R99')).errorId).toBe('API404');
    expect((await translate(review?.id ?? '', 'nl')).errorId).toBe('API422');
    await decide(shop.database, review?.id ?? '', 'REJECTED', new Date(shop.now()));
    expect((await translate(review?.id ?? '')).errorId).toBe('API404');
    await decide(shop.database, review?.id ?? '', 'APPROVED', new Date(shop.now()));
  });

  test('is refused after sixty in an hour', async () => {
    const [review] = (await reviews()).reviews;
    for (let at = 0; at < 60; at += 1) await translate(review?.id ?? '', 'en');
    expect((await translate(review?.id ?? '', 'en')).errorId).toBe('API429');
  });
});

test('a stand-in answers nobody without its key', async () => {
  const answer = await sandbox.fetch(new Request('http://sandbox/v1/translations', { method: 'POST', body: '{}' }));
  expect(answer.status).toBe(401);
});

test('a shop without a translator offers none', async () => {
  const other = await openTestShop({ seed });
  const by = await other.shopper();
  const {
    canTranslate,
    reviews: [review],
  } = (await by.call<ReviewPage>('GET', `${base}/reviews`)).body;
  expect(canTranslate).toBe(false);
  expect((await translate(review?.id ?? '', 'de', by)).errorId).toBe('API404');
  await other.close();
});
