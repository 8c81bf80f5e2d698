import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddedPicture, OwnReview, OwnReviewAnswer, SocialGallery } from '#openapi/generated/waymark.gen.ts';
import { decide } from '#src/commerce/reviews/moderation.ts';
import { queueGallery } from '#src/commerce/social-gallery/follow-reviews.ts';
import { createHttpSocialGallery } from '#src/commerce/social-gallery/http-social-gallery.ts';
import { publishReview, takeBack } from '#src/commerce/social-gallery/publish-review.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { createSocialGallerySandbox } from '#src/sandbox/social-gallery/social-gallery-sandbox.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { keys, openTestShop, type Shopper, type TestShop } from './support/shop.ts';

/** Pictures of reviews in the social gallery: published once, taken back whenever the review ends. */

const { productId } = goods.shoe;
const path = `/products/v1/products/${productId}/reviews`;
const review = { rating: 4, title: 'Dry all winter', text: 'Three months of rain', nickname: 'maya' };

const openStandIn = () => createSocialGallerySandbox('a secret of tests', 'http://shop.test');
let standIn = openStandIn();
const calls: { path: string; body: Record<string, unknown> }[] = [];
/** What the gallery does with a call in place of answering it. */
let failing: ((path: string, answer: () => Promise<Response>) => Promise<Response>) | null = null;
const gallery = createHttpSocialGallery({
  baseUrl: 'http://sandbox',
  apiKey: standIn.apiKey,
  customerId: standIn.customerId,
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') calls.push({ path: pathname, body: await request.clone().json() });
    return failing ? failing(pathname, () => standIn.fetch(request)) : standIn.fetch(request);
  },
});

let shop: TestShop;
let maya: Shopper;
let noa: Shopper;
let image: string;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people }, socialGallery: gallery });
  const { as, enter } = signedIn(shop.commerce);
  maya = as((await enter('maya.reed@example.com')).accessToken);
  noa = as((await enter('noa.lindqvist@example.com')).accessToken);
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a8b6f' } });
  image = (await photo.jpeg().toBuffer()).toString('base64');
});
beforeEach(async () => {
  failing = null;
  standIn = openStandIn();
  await shop.database.script(
    `DELETE FROM rate_limits; DELETE FROM reviews WHERE owner IS NOT NULL; DELETE FROM review_pictures;
     DELETE FROM gallery_pictures; DELETE FROM outbox`,
  );
  calls.length = 0;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const deps = () => ({
  database: shop.database,
  clock: shop.now,
  keys,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  socialGallery: gallery,
  publicUrl: 'http://shop.test',
});
const tasks = { 'gallery-publication': publishReview, 'gallery-removal': takeBack };

/** A round of the shop: what the gallery has to be told is queued, and each task is tried once. */
async function round(): Promise<void> {
  await queueGallery(deps());
  const due = await shop.database.raw<{ id: string; kind: keyof typeof tasks; about: string }>(
    'SELECT id, kind, about FROM outbox WHERE done_at IS NULL ORDER BY created_at, kind DESC',
    [],
  );
  for (const { id, kind, about } of due) {
    const isDone = await tasks[kind](deps(), about).then(
      () => true,
      () => false,
    );
    if (isDone) await shop.database.raw('UPDATE outbox SET done_at = now() WHERE id = $1', [id]);
  }
}

const add = async (by: Shopper, at: string) =>
  (await by.call<AddedPicture>('POST', `${at}/pictures`, { image, kept: [] })).body.id;
async function write(by: Shopper, count: number, more: object = {}, to = path) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await add(by, to));
  const pictures = ids.map((id, at) => ({ id, description: `Mud ${at + 1}` }));
  return by.call<OwnReview>('POST', to, { ...review, pictures, sharesPictures: true, ...more });
}
const settle = (id: string, status: 'APPROVED' | 'REJECTED') => decide(shop.database, id, status, new Date(shop.now()));
async function published(by: Shopper, count = 1): Promise<string> {
  const { id } = (await write(by, count)).body;
  await settle(id, 'APPROVED');
  await round();
  return id;
}
const shown = async () => {
  const answer = await noa.call<SocialGallery>('GET', '/fapi/components/social-gallery?locale=en-us');
  return answer.body.pictures.filter(({ path: address }) => address.includes('/reviews/pictures/'));
};
const posted = (end: string) => calls.filter((call) => call.path.endsWith(end));
const rows = () => shop.database.raw<{ owner: string; media_id: string | null }>('SELECT * FROM gallery_pictures', []);

describe('pictures that their author shares', () => {
  test('are published when the review is approved, each once, under a pseudonym', async () => {
    const { status, body } = await write(maya, 2);
    expect([status, body.hasSharedPictures]).toEqual([201, true]);
    await round();
    expect(calls).toEqual([]);
    await settle(body.id, 'APPROVED');
    await round();
    await round();
    const [user] = posted('/users');
    expect(calls.map((call) => call.path)).toEqual([
      '/users',
      `/users/${user?.body['id']}/media`,
      `/users/${user?.body['id']}/media`,
      '/stashes',
    ]);
    expect(user?.body).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), name: 'maya' });
    expect(posted('/media').map((call) => call.body)).toEqual(
      (body.pictures ?? []).map(({ id }, at) => ({
        image: `http://shop.test/products/v1/reviews/pictures/${id}/large`,
        caption: `Mud ${at + 1}`,
        tag: 'WMTR1001',
      })),
    );
    expect((await shown()).map(({ by }) => by)).toEqual(['maya', 'maya']);
    const media = (await rows()).map((row) => row.media_id);
    expect(new Set(posted('/stashes')[0]?.body['media'] as string[])).toEqual(new Set(media));
    const told = JSON.stringify(calls);
    for (const secret of ['maya.reed@example.com', (await rows())[0]?.owner ?? '']) expect(told).not.toContain(secret);
  });

  test('are published and taken back by any process of the shop', async () => {
    const { id } = (await write(maya, 1)).body;
    for (const [status, count] of [
      ['APPROVED', 1],
      ['REJECTED', 0],
    ] as const) {
      await settle(id, status);
      const process = await shop.start();
      await expect.poll(async () => (await shown()).length).toBe(count);
      await process.close();
    }
  });

  test('make their author known once, and another name is another author', async () => {
    await published(maya);
    await published(noa);
    const boots = `/products/v1/products/${goods.boots.productId}/reviews`;
    for (const more of [{}, { nickname: 'M. R.' }]) {
      await settle((await write(maya, 1, more, boots)).body.id, 'APPROVED');
      await round();
    }
    expect(posted('/media')).toHaveLength(4);
    const users = posted('/users').map(({ body }) => body);
    expect(users.map(({ name }) => name)).toEqual(['maya', 'maya', 'M. R.']);
    expect(new Set(users.map((user) => user['id'])).size).toBe(3);
  });

  test('are not published without the word of their author', async () => {
    const { body } = await write(maya, 1, { sharesPictures: false });
    await settle(body.id, 'APPROVED');
    await round();
    expect([body.hasSharedPictures, calls]).toEqual([false, []]);
  });

  test('need a picture and a gallery', async () => {
    expect((await write(maya, 0)).errorId).toBe('API422');
    expect((await maya.call<OwnReviewAnswer>('GET', `${path}/own`)).body).toEqual({ canSharePictures: true });
    const plain = await openTestShop({ seed: { ...smallSeed, people } });
    const { as, enter } = signedIn(plain.commerce);
    const one = as((await enter('maya.reed@example.com')).accessToken);
    expect(await write(one, 1)).toMatchObject({ status: 400, errorId: 'API422' });
    expect((await one.call<OwnReviewAnswer>('GET', `${path}/own`)).body).toEqual({ canSharePictures: false });
    await plain.close();
  });

  test('are published once although an answer is lost and a process ends', async () => {
    let isLost = true;
    failing = async (at, answer) => {
      const given = await answer();
      if (!isLost || !at.endsWith('/media')) return given;
      isLost = false;
      throw new Error('the connection broke');
    };
    await published(maya, 2);
    expect((await rows()).filter((row) => row.media_id !== null)).toEqual([]);
    await Promise.all([round(), round()]);
    expect(await shown()).toHaveLength(2);
    expect((await rows()).every((row) => row.media_id !== null)).toBe(true);
  });
});

describe('pictures in the gallery are taken back', () => {
  const takenBack = () => posted('/reports').map(({ body }) => body['reason']);

  test('when the review is rejected later, and come again when it is approved again', async () => {
    const id = await published(maya, 2);
    await settle(id, 'REJECTED');
    await round();
    expect(takenBack()).toEqual(['personal-data', 'personal-data']);
    expect([await shown(), await rows()]).toEqual([[], []]);
    await settle(id, 'APPROVED');
    await round();
    expect(await shown()).toHaveLength(2);
  });

  test('when the review is written anew without them', async () => {
    await published(maya);
    await maya.call('POST', path, review);
    await round();
    expect([takenBack(), await shown()]).toEqual([['personal-data'], []]);
  });

  test('when the review is deleted, also while the gallery is away', async () => {
    const id = await published(maya);
    await shop.database.raw('DELETE FROM reviews WHERE id = $1', [id]);
    failing = () => Promise.resolve(new Response('{}', { status: 503 }));
    await round();
    expect(await rows()).toHaveLength(1);
    failing = null;
    await round();
    expect([await shown(), await rows()]).toEqual([[], []]);
  });

  test('although the answer to their publication was lost', async () => {
    failing = async (at, answer) => {
      const given = await answer();
      if (at.endsWith('/media')) throw new Error('the connection broke');
      return given;
    };
    const id = await published(maya);
    failing = null;
    expect(await shown()).toHaveLength(1);
    await settle(id, 'REJECTED');
    await round();
    expect([await shown(), await rows()]).toEqual([[], []]);
  });

  test('never having been published, without a word to the gallery', async () => {
    const { id } = (await write(maya, 1)).body;
    await settle(id, 'APPROVED');
    await queueGallery(deps());
    await settle(id, 'REJECTED');
    await round();
    expect([calls, await rows()]).toEqual([[], []]);
  });

  test('when the account of their author is erased; the download had them', async () => {
    await published(noa);
    const [row] = await rows();
    const download = await noa.call<object>('POST', '/consumers-v3/consumer/data', { password: demoPassword });
    expect([download.status, JSON.stringify(download.body)]).toEqual([
      200,
      expect.stringContaining(row?.media_id ?? '-'),
    ]);
    const { status } = await noa.call('POST', '/consumers-v3/consumer/erasure', { password: demoPassword });
    expect(status).toBeLessThan(300);
    expect(await rows()).toMatchObject([{ owner: '', media_id: row?.media_id }]);
    await round();
    expect([takenBack(), await rows()]).toEqual([['personal-data'], []]);
  });
});
