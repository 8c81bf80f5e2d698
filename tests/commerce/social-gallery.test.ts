import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SocialGallery, SocialPictureReport } from '#openapi/generated/waymark.gen.ts';
import { createHttpSocialGallery } from '#src/commerce/social-gallery/http-social-gallery.ts';
import { createSocialGallerySandbox } from '#src/sandbox/social-gallery/social-gallery-sandbox.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const { apiKey, customerId, fetch: standIn } = createSocialGallerySandbox('a secret of tests', 'http://shop.test');
const asked: string[] = [];
const sent: unknown[] = [];
let answer: ((request: Request) => Promise<Response>) | null = null;
let shop: TestShop;
let guest: Shopper;

const gallery = (key = apiKey) =>
  createHttpSocialGallery({
    baseUrl: 'http://sandbox/',
    apiKey: key,
    customerId,
    fetch: async (request) => {
      asked.push(request.url);
      if (request.method === 'POST') sent.push(await request.clone().json());
      return answer ? answer(request) : standIn(request);
    },
  });

beforeAll(async () => {
  shop = await openTestShop({ socialGallery: gallery() });
  guest = await shop.shopper();
});
beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  answer = null;
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

const read = (query = '') => guest.call<SocialGallery>('GET', `/fapi/components/social-gallery?locale=en-us${query}`);

describe('pictures of shoppers', () => {
  test('are the newest of the shop', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(asked).toEqual(['http://sandbox/customers/waymark/media/recent?count=6']);
    expect(body.pictures[0]).toEqual({
      id: 'camp-night',
      path: 'http://shop.test/images/scene/camp-night/square?w=640',
      alt: 'Two tents under the stars',
      by: 'wren.outside',
    });
    expect(body.pictures.find(({ id }) => id === 'aurora')).not.toHaveProperty('by');
  });

  test('are those of a stream, and of a product by its master id', async () => {
    await read('&filter=at%2Fcamp&productId=WMTR1001MOS');
    expect(asked).toEqual(['http://sandbox/streams/at%2Fcamp/media/recent?count=6&tag=WMTR1001']);
  });

  test('are those of several streams', async () => {
    expect((await read('&filter=outside,at-camp')).body.pictures).toHaveLength(6);
    expect(asked).toEqual(['http://sandbox/streams/media/recent?stream=outside&stream=at-camp&count=6']);
    expect((await read('&filter=empty,empty')).body.pictures).toEqual([]);
  });

  test('are those of categories', async () => {
    const ids = async (filter: string) => (await read(`&filter=${filter}`)).body.pictures.map(({ id }) => id);
    expect(await ids('category:camping')).toEqual(['camp-night', 'aurora']);
    expect(await ids('category:camping,coast')).toEqual(['camp-night', 'aurora', 'coast-cliffs']);
    expect(asked.at(-1)).toBe('http://sandbox/categories/media/recent?category=camping&category=coast&count=6');
    expect(await ids('category:indoors')).toEqual([]);
  });

  test.each(['category:', '..', 'a,', ',', 'a%20b', 'tag:a', 'a,category:b'])(
    'are refused for the filter "%s", which names nothing',
    async (filter) => {
      expect((await read(`&filter=${filter}`)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test('of an unknown product carry no tag', async () => {
    expect((await read('&productId=WMTR9999MOS')).status).toBe(200);
    expect(asked).toEqual(['http://sandbox/customers/waymark/media/recent?count=6']);
  });

  test('of a stream without pictures are none', async () => {
    expect((await read('&filter=empty')).body).toEqual({ pictures: [] });
  });

  test.each([
    ['fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new Error('no route'))],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
    [
      'names a script as a picture',
      () => Promise.resolve(Response.json({ media: [{ id: 'x', image: 'javascript:1' }] })),
    ],
  ])('are refused where the gallery %s', async (_, fails) => {
    answer = fails;
    expect(await read()).toMatchObject({ status: 503, errorId: 'API503' });
    expect(shop.logged.some(({ message }) => message === 'the social gallery does not answer')).toBe(true);
  });

  test('are none in a shop without a gallery', async () => {
    const plain = await openTestShop();
    const { body } = await (await plain.shopper()).call('GET', '/fapi/components/social-gallery?locale=en-us');
    expect(body).toEqual({ pictures: [] });
    await plain.close();
  });

  test('are for the shop alone: the stand-in refuses another key', async () => {
    await expect(gallery('another').recent({ source: { of: 'shop' }, tag: null, count: 1 })).rejects.toThrow(
      'answered 401',
    );
  });
});

describe('a picture that an author publishes', () => {
  const one = gallery();
  const user = { id: 'author-1', name: 'maya' };
  const picture = {
    key: 'key-1',
    userId: user.id,
    image: 'https://shop.test/products/v1/reviews/pictures/1/large',
    caption: 'Mud on the sole',
    tag: 'WMTR1001',
  };
  const newest = (tag: string | null = null) => one.recent({ source: { of: 'shop' }, tag, count: 50 });

  test('is the newest of the shop and of its product, once, until its author takes it back', async () => {
    await one.addUser(user);
    await one.addUser(user);
    const id = await one.publish(picture);
    expect(await one.publish(picture)).toBe(id);
    const shown = { id, path: picture.image, alt: 'Mud on the sole', by: 'maya' };
    expect((await newest()).slice(0, 2)).toMatchObject([shown, { id: 'camp-night' }]);
    expect((await newest('WMTR1001'))[0]).toEqual(shown);
    const inStream = (name: string) => one.recent({ source: { of: 'streams', ids: [name] }, tag: null, count: 1 });
    expect([await inStream('outside'), await inStream('empty')]).toEqual([[shown], []]);
    expect((await newest('WMTR2002'))[0]).toMatchObject({ id: 'camp-night' });

    // Anybody may report it; only its author takes it down.
    expect(await one.report({ id: id ?? '', reason: 'personal-data' })).toBe(true);
    await one.takeBack({ id: id ?? '', userId: 'author-2' });
    expect((await newest())[0]).toEqual(shown);
    await one.takeBack({ id: id ?? '', userId: user.id });
    await one.takeBack({ id: id ?? '', userId: user.id });
    expect((await newest())[0]).toMatchObject({ id: 'camp-night' });
    expect(await one.publish(picture)).toBe(id);
    expect((await newest())[0]).toMatchObject({ id: 'camp-night' });
    expect(asked.at(-1)).toBe('http://sandbox/customers/waymark/media/recent?count=50');
  });

  test('is sent with its author, its product and its key', async () => {
    await one.addUser({ id: 'author-3', name: 'noa' });
    const id = await one.publish({ ...picture, userId: 'author-3', key: 'key-3' });
    await one.addStash({ id: 'review-3', userId: 'author-3', tag: 'WMTR1001', media: [id ?? ''] });
    await one.takeBack({ id: id ?? '', userId: 'author-3' });
    expect(asked).toEqual([
      'http://sandbox/users',
      'http://sandbox/users/author-3/media',
      'http://sandbox/stashes',
      `http://sandbox/media/${id}/reports`,
    ]);
    expect(sent).toEqual([
      { id: 'author-3', name: 'noa' },
      { image: picture.image, caption: 'Mud on the sole', tag: 'WMTR1001' },
      { id: 'review-3', user: 'author-3', tag: 'WMTR1001', media: [id] },
      { reason: 'personal-data', user: 'author-3' },
    ]);
  });

  test('may be refused, and a gallery that is away is tried again', async () => {
    expect(await one.publish({ ...picture, userId: 'nobody' })).toBeNull();
    expect(await one.publish({ ...picture, image: 'file:///etc/passwd' })).toBeNull();
    await expect(one.addStash({ id: 's', userId: user.id, tag: 't', media: ['none'] })).rejects.toThrow('no stashes');
    answer = () => Promise.resolve(new Response('{}', { status: 500 }));
    await expect(one.addUser(user)).rejects.toThrow('answered 500');
    await expect(one.publish(picture)).rejects.toThrow('answered 500');
    await expect(one.takeBack({ id: 'x', userId: user.id })).rejects.toThrow('answered 500');
  });
});

describe('a report of a picture', () => {
  const report = (id: string, body: object = { reason: 'offensive' } satisfies SocialPictureReport) =>
    guest.call('POST', `/fapi/components/social-gallery/${id}/reports`, body);

  test('is told to the gallery, and nothing else is', async () => {
    expect((await report('camp-night')).status).toBe(204);
    expect(asked).toEqual(['http://sandbox/media/camp-night/reports']);
    expect(sent).toEqual([{ reason: 'offensive' }]);
  });

  test('of a picture that the gallery does not have is refused', async () => {
    expect(await report('no%2Fsuch')).toMatchObject({ status: 404, errorId: 'API404' });
    expect(asked).toEqual(['http://sandbox/media/no%2Fsuch/reports']);
  });

  test('needs one of the reasons', async () => {
    expect((await report('camp-night', { reason: 'dull' })).status).toBe(400);
    expect((await report('camp-night', { reason: 'offensive', name: 'Wren' })).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each([
    ['fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new Error('no route'))],
  ])('is refused where the gallery %s', async (_, fails) => {
    answer = fails;
    expect(await report('aurora')).toMatchObject({ status: 503, errorId: 'API503' });
    expect(shop.logged.some(({ message }) => message === 'the social gallery took no report')).toBe(true);
  });

  test('is refused after five in an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await report('trail-path')).status).toBe(204);
    expect(await report('trail-path')).toMatchObject({ status: 429, errorId: 'API429' });
    expect(sent).toHaveLength(5);
  });

  test('is refused in a shop without a gallery', async () => {
    const plain = await openTestShop();
    const one = await plain.shopper();
    const path = '/fapi/components/social-gallery/camp-night/reports';
    expect(await one.call('POST', path, { reason: 'offensive' })).toMatchObject({ status: 404, errorId: 'API404' });
    await plain.close();
  });
});
