import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsumerData, OwnReview, OwnReviewAnswer, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import { decide, waitingReviews } from '#src/commerce/reviews/moderation.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const { productId } = goods.shoe;
const path = `/products/v1/products/${productId}/reviews`;
const body = {
  rating: 4,
  title: ' Dry all winter ',
  text: 'Three <b>months</b> of rain',
  nickname: 'maya',
  fit: 'true-to-size',
};

let shop: TestShop;
let maya: Shopper;
let noa: Shopper;
const enter = async (email: string): Promise<Shopper> => {
  const { as, enter: signIn } = signedIn(shop.commerce);
  return as((await signIn(email)).accessToken);
};
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  maya = await enter('maya.reed@example.com');
  noa = await enter('noa.lindqvist@example.com');
});
beforeEach(() => shop.database.script('DELETE FROM rate_limits; DELETE FROM reviews WHERE owner IS NOT NULL'));
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const processes: Commerce[] = [];
afterEach(async () => {
  for (const process of processes.splice(0)) await process.close();
});

const write = (by: Shopper, given: object = body, at = path) => by.call<OwnReview>('POST', at, given);
const own = async (by: Shopper) => (await by.call<OwnReviewAnswer>('GET', `${path}/own`)).body.review;
const shown = async () => (await noa.call<ReviewPage>('GET', `${path}?limit=50`)).body;
const isShown = async (title = 'Dry all winter') => (await shown()).reviews.some((review) => review.title === title);
const decideNow = (id: string, status: 'APPROVED' | 'REJECTED') =>
  decide(shop.database, id, status, new Date(shop.now()));
const saved = async () =>
  (await shop.database.raw<{ n: number }>('SELECT count(*)::int AS n FROM reviews WHERE owner IS NOT NULL', []))[0]?.n;

describe('a review that a customer writes', () => {
  test('waits, is read by its author alone, and is shown when it is approved', async () => {
    const before = await shown();
    const { status, body: written } = await write(maya);
    expect(status).toBe(201);
    expect(written).toMatchObject({ status: 'SUBMITTED', title: 'Dry all winter', isVerifiedBuyer: false });
    expect(await own(maya)).toEqual(written);
    expect(await own(noa)).toBeUndefined();
    expect(await shown()).toEqual(before);
    const [waiting] = await waitingReviews(shop.database.raw);
    expect(await decideNow(waiting?.id ?? '', 'APPROVED')).toBe(true);
    const after = await shown();
    expect(after.total).toBe(before.total + 1);
    expect(after.reviews.find(({ id }) => id === written.id)).toMatchObject({
      text: 'Three <b>months</b> of rain',
      fit: 'true-to-size',
    });
    expect(await own(maya)).toMatchObject({ status: 'APPROVED' });
  });

  test('is not shown any more after a refusal', async () => {
    const { id } = (await write(maya)).body;
    await decideNow(id, 'APPROVED');
    await decideNow(id, 'REJECTED');
    expect(await isShown()).toBe(false);
    expect(await own(maya)).toMatchObject({ status: 'REJECTED' });
    expect(await waitingReviews(shop.database.raw)).toEqual([]);
  });

  test('leaves each decision in the audit trail, and none about a review that is gone', async () => {
    const { id } = (await write(maya)).body;
    await decideNow(id, 'APPROVED');
    await decideNow(id, 'REJECTED');
    await write(maya);
    expect(await decideNow(id, 'APPROVED')).toBe(false);
    const trail = 'SELECT kind, actor, role FROM audit_events WHERE subject = $1 ORDER BY seq';
    expect(await shop.database.raw(trail, [id])).toEqual([
      { kind: 'review-approved', actor: 'system', role: 'SYSTEM' },
      { kind: 'review-rejected', actor: 'system', role: 'SYSTEM' },
    ]);
  });

  test('takes the place of the last, and an approval of the last one does not show it', async () => {
    const { id } = (await write(maya)).body;
    await write(maya, { ...body, title: 'Not any more' });
    expect(await saved()).toBe(1);
    expect(await decideNow(id, 'APPROVED')).toBe(false);
    expect(await own(maya)).toMatchObject({ status: 'SUBMITTED', title: 'Not any more' });
    expect(await isShown('Not any more')).toBe(false);
  });

  test('is of a verified buyer after an order of the style that cannot be cancelled any more, until it is cancelled', async () => {
    const { body: order } = await place(noa, await readyCart(noa, { productId, upc: goods.shoe.upcs[0], qty: 1 }));
    // Half an hour in which the order could be cancelled, and the review would say that its author has bought it.
    expect((await write(noa)).body.isVerifiedBuyer).toBe(false);
    await shop.database.raw(`UPDATE orders SET created_at = created_at - interval '30 minutes' WHERE number = $1`, [
      order.orderNumber,
    ]);
    expect((await write(noa)).body.isVerifiedBuyer).toBe(true);
    await shop.database.raw(`UPDATE orders SET status = 'cancelled' WHERE number = $1`, [order.orderNumber]);
    expect((await write(noa)).body.isVerifiedBuyer).toBe(false);
  });

  test('is approved in the demo after a minute', async () => {
    await write(maya);
    processes.push(await shop.start());
    expect(await isShown()).toBe(false);
    shop.pass(61_000);
    processes.push(await shop.start());
    expect(await isShown()).toBe(true);
  });
});

describe('a review is refused, and nothing is saved', () => {
  test.each([
    ['a title that is too long', { ...body, title: 'x'.repeat(121) }, 422, 'REV410'],
    ['a text that is too long', { ...body, text: 'x'.repeat(4001) }, 422, 'REV410'],
    ['no stars', { ...body, rating: 0 }, 400, 'API422'],
    ['half a star', { ...body, rating: 3.5 }, 400, 'API422'],
    ['a blank text', { ...body, text: ' \n ' }, 400, 'API422'],
    ['a zero byte', { ...body, text: 'a\0b' }, 400, 'API422'],
    ['a field that decides', { ...body, status: 'APPROVED' }, 400, 'API422'],
    ['another fit', { ...body, fit: 'odd' }, 400, 'API422'],
  ])('with %s', async (_, given, status, errorId) => {
    expect(await write(maya, given)).toMatchObject({ status, errorId });
    expect(await saved()).toBe(0);
  });

  test('of a guest, of nobody, and of an unknown product', async () => {
    const guest = await shop.shopper();
    expect(await write(guest)).toMatchObject({ status: 403, errorId: 'AUT404' });
    expect(await guest.call('GET', `${path}/own`)).toMatchObject({ status: 403, errorId: 'AUT404' });
    const unknown = '/products/v1/products/WMZZ9999XXX/reviews';
    expect(await write(maya, body, unknown)).toMatchObject({ status: 404, errorId: 'PLP400' });
    expect(await saved()).toBe(0);
  });

  test('after ten in an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await write(maya)).status).toBe(201);
    expect(await write(maya)).toMatchObject({ status: 429, errorId: 'API429' });
    expect((await write(noa)).status).toBe(201);
    shop.pass(3_600_001);
    expect((await write(await enter('maya.reed@example.com'))).status).toBe(201);
  });
});

test('a review is in the download of its author, and ends with the account', async () => {
  const camille = await enter('camille.faure@example.com');
  await write(camille);
  const { body: data } = await camille.call<ConsumerData>('POST', '/consumers-v3/consumer/data', {
    password: demoPassword,
  });
  expect(data.tables.find(({ name }) => name === 'reviews')?.rows).toMatchObject([
    { status: 'SUBMITTED', review: { title: 'Dry all winter' } },
  ]);
  await camille.call('POST', '/consumers-v3/consumer/erasure', { password: demoPassword });
  expect(await saved()).toBe(0);
});
