import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddedPicture, OwnReview, OwnReviewAnswer, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { decide } from '#src/commerce/reviews/moderation.ts';
import { picturesOfReview } from '#src/commerce/reviews/pictures.ts';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const { productId } = goods.shoe;
const path = `/products/v1/products/${productId}/reviews`;
const body = { rating: 4, title: 'Dry all winter', text: 'Three months of rain', nickname: 'maya' };

let shop: TestShop;
let maya: Shopper;
let noa: Shopper;
let photo: Buffer;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  const { as, enter } = signedIn(shop.commerce);
  maya = as((await enter('maya.reed@example.com')).accessToken);
  noa = as((await enter('noa.lindqvist@example.com')).accessToken);
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a8b6f' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '54/1 36/1 0/1' }, IFD0: { Artist: 'Maya Reed' } })
    .toBuffer();
});
beforeEach(() =>
  shop.database.script(
    'DELETE FROM rate_limits; DELETE FROM reviews WHERE owner IS NOT NULL; DELETE FROM review_pictures',
  ),
);
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const add = (by: Shopper, bytes: Uint8Array, kept: string[] = []) =>
  by.call<AddedPicture>('POST', `${path}/pictures`, { image: Buffer.from(bytes).toString('base64'), kept });
const write = (by: Shopper, ids: string[], more: object = {}) =>
  by.call<OwnReview>('POST', path, { ...body, pictures: ids.map((id) => ({ id, description: ' Mud ' })), ...more });
const read = (id: string, rendition = 'small') =>
  shop.commerce.fetch(new Request(`http://shop.test/products/v1/reviews/pictures/${id}/${rendition}`));
const approve = (id: string) => decide(shop.database, id, 'APPROVED', new Date(shop.now()));
const saved = async () =>
  (await shop.database.raw<{ n: number }>('SELECT count(*)::int AS n FROM review_pictures', []))[0]?.n;
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } });

test('forty pictures at once delay no answer that is compressed meanwhile, and those that find no room are no try', async () => {
  const large = await blank(2048, 2048).png().toBuffer();
  let encoded = 0;
  const all = Array.from({ length: 60 }, async (_, at) => {
    const { status, headers } = await add(at < 40 ? maya : noa, large);
    if (status === 201) encoded += 1;
    return `${status} ${headers.get('retry-after')}`;
  });
  await vi.waitFor(() => expect(encoded).toBeGreaterThan(0), 10_000);
  const before = encoded;
  await promisify(gzip)('an answer');
  expect(encoded - before).toBeLessThan(10);
  const answers = await Promise.all(all);
  expect(new Set(answers)).toEqual(new Set(['201 null', '503 1']));
  const counted = await shop.database.raw<{ points: number }>('SELECT points FROM rate_limits ORDER BY points', []);
  expect(counted.at(-1)?.points).toBe(encoded);
}, 60_000);

describe('a picture of a review', () => {
  test('is shown with the review when it is approved, and not before', async () => {
    const { status, body: added } = await add(maya, photo);
    expect([status, added.width, added.height]).toEqual([201, 1280, 960]);
    expect(added.preview).toMatch(/^data:image\/webp;base64,/);
    const { body: review } = await write(maya, [added.id]);
    expect(review.pictures).toMatchObject([{ id: added.id, description: 'Mud' }]);
    expect((await read(added.id)).status).toBe(404);
    await approve(review.id);
    const shown = (await noa.call<ReviewPage>('GET', `${path}?limit=50`)).body.reviews.find(
      ({ id }) => id === review.id,
    );
    expect(shown?.pictures).toEqual([{ id: added.id, description: 'Mud', width: 1280, height: 960 }]);
    const answer = await read(added.id, 'large');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, format]).toEqual([1280, 'webp']);
    await decide(shop.database, review.id, 'REJECTED', new Date(shop.now()));
    expect((await read(added.id)).status).toBe(404);
  });

  test('says nothing of its place and its author', async () => {
    const { body: added } = await add(maya, photo);
    const { body: review } = await write(maya, [added.id]);
    await approve(review.id);
    for (const rendition of ['small', 'large']) {
      const bytes = Buffer.from(await (await read(added.id, rendition)).arrayBuffer());
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Maya Reed')).toBe(false);
    }
    expect(await picturesOfReview(shop.database.raw, review.id)).toMatchObject([{ id: added.id }]);
  });

  test('stays with a review that is written anew if it is named, and goes if it is not', async () => {
    const first = (await add(maya, photo)).body.id;
    const second = (await add(maya, photo)).body.id;
    await write(maya, [first, second]);
    const { body: review } = await write(maya, [second]);
    expect(review.pictures?.map(({ id }) => id)).toEqual([second]);
    expect(await saved()).toBe(1);
    await approve(review.id);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await maya.call<OwnReviewAnswer>('GET', `${path}/own`)).body.review?.pictures).toHaveLength(1);
    await write(maya, []);
    expect(await saved()).toBe(0);
  });

  test.each([
    ['no picture', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
    ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    ['a GIF', () => blank(9, 9).gif().toBuffer()],
    ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
    ['the beginning of a photo', () => Promise.resolve(photo.subarray(0, 2000))],
    ['the sign of a PNG before HTML', () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'))],
    ['too wide a picture', () => blank(2049, 1).png().toBuffer()],
    ['a picture of 36 million pixels', () => blank(6000, 6000).png({ compressionLevel: 9 }).toBuffer()],
    [
      'an animation',
      async () => {
        const frames = [await blank(9, 9).png().toBuffer(), await blank(9, 9).negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
  ])('is refused if it is %s', async (_, make) => {
    const { status, errorId } = await add(maya, await make());
    expect([status, errorId]).toEqual([400, 'API422']);
    expect(await saved()).toBe(0);
  });

  test('is of its author, of the style, and named once', async () => {
    const { id } = (await add(maya, photo)).body;
    expect((await write(noa, [id])).errorId).toBe('API422');
    expect((await write(maya, [id, id])).errorId).toBe('API422');
    expect((await write(maya, [crypto.randomUUID()])).errorId).toBe('API422');
    const other = `/products/v1/products/${goods.boots.productId}/reviews`;
    expect((await maya.call('POST', other, { ...body, pictures: [{ id, description: '' }] })).errorId).toBe('API422');
    expect(await saved()).toBe(1);
    const guest = await shop.shopper();
    expect((await add(guest, photo)).status).toBe(403);
  });

  test('takes the place of the oldest that waits; after forty in an hour there is a pause', async () => {
    const small = await blank(8, 8).png().toBuffer();
    const { id } = (await add(maya, small)).body;
    for (let at = 1; at < 40; at += 1) await add(maya, small);
    expect(await saved()).toBe(4);
    expect((await write(maya, [id])).errorId).toBe('API422');
    expect((await add(maya, small)).errorId).toBe('API429');
  });

  test('of two reviews sent at once stays with the one that was written last', async () => {
    const small = await blank(8, 8).png().toBuffer();
    for (let round = 0; round < 4; round += 1) {
      await shop.database.script('DELETE FROM rate_limits');
      const pictures = await Promise.all([add(maya, small), add(maya, small), add(maya, small), add(maya, small)]);
      const [a = '', b = '', c = '', d = ''] = pictures.map(({ body: { id } }) => id);
      const answers = await Promise.all([write(maya, [a, b]), write(maya, [b, a]), write(maya, [c]), write(maya, [d])]);
      // Each takes the others off; a picture that is gone by then is API422.
      for (const { status, errorId } of answers)
        expect([status, errorId]).toBeOneOf([
          [201, undefined],
          [400, 'API422'],
        ]);
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
      const { review } = (await maya.call<OwnReviewAnswer>('GET', `${path}/own`)).body;
      const ids = (review?.pictures ?? []).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(await saved()).toBe(ids.length);
    }
  });

  test('that was taken out of the form goes before those that are kept', async () => {
    const small = await blank(8, 8).png().toBuffer();
    const kept: string[] = [];
    for (let at = 0; at < 4; at += 1) kept.push((await add(maya, small, kept)).body.id);
    kept.splice(1, 1);
    kept.push((await add(maya, small, kept)).body.id);
    expect((await write(maya, kept)).body.pictures?.map(({ id }) => id)).toEqual(kept);
  });

  test('goes with the account of its author', async () => {
    const { body: added } = await add(noa, photo);
    const { body: review } = await write(noa, [added.id]);
    await approve(review.id);
    await add(noa, photo);
    const { status } = await noa.call('POST', '/consumers-v3/consumer/erasure', { password: demoPassword });
    expect(status).toBeLessThan(300);
    expect(await saved()).toBe(0);
    expect((await read(added.id)).status).toBe(404);
  });
});
