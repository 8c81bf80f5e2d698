import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SocialGallery } from '#openapi/generated/waymark.gen.ts';
import { createHttpSocialGallery } from '#src/commerce/social-gallery/http-social-gallery.ts';
import { createSocialGallerySandbox } from '#src/sandbox/social-gallery/social-gallery-sandbox.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

const { apiKey, customerId, fetch: standIn } = createSocialGallerySandbox('a secret of tests', 'http://shop.test');
const asked: string[] = [];
let answer: ((request: Request) => Promise<Response>) | null = null;
let shop: TestShop;
let guest: Shopper;

const gallery = (key = apiKey) =>
  createHttpSocialGallery({
    baseUrl: 'http://sandbox/',
    apiKey: key,
    customerId,
    fetch: (request) => {
      asked.push(request.url);
      return answer ? answer(request) : standIn(request);
    },
  });

beforeAll(async () => {
  shop = await openTestShop({ socialGallery: gallery() });
  guest = await shop.shopper();
});
beforeEach(() => {
  asked.length = 0;
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
    await expect(gallery('another').recent({ stream: null, tag: null, count: 1 })).rejects.toThrow('answered 401');
  });
});
