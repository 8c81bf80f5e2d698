import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './support/server.ts';

const servers: TestServer[] = [];
const open = async (env: Record<string, string>) => {
  const server = await openTestServer({ env, files: { 'favicon.svg': '<svg/>' } });
  servers.push(server);
  return server;
};
let demo: TestServer;
let shop: TestServer;

beforeAll(async () => {
  demo = await open({});
  shop = await open({
    MODE: 'production',
    PUBLIC_URL: 'https://shop.example',
    COMMERCE_API_URL: 'https://commerce.example',
    PAYMENT_PROVIDER_URL: 'https://pay.example',
    PAYMENT_PROVIDER_KEY: 'k'.repeat(16),
    TRUST_PROXY: 'loopback',
  });
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const portOf = (server: TestServer): string => new URL(server.url).port;
const get = (server: TestServer, path: string, host: string, more = '') =>
  server.send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);
const post = (server: TestServer, host: string, origin: string) =>
  server.send(
    `POST /cart/v1/cart HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nOrigin: ${origin}\r\nContent-Length: 0\r\n\r\n`,
  );

describe('a request for another host', () => {
  it.each(['/en-us', '/favicon.svg', '/', '/images/a.jpg', '/sandbox/mail'])(
    'is refused as text at %s',
    async (path) => {
      // A request for the shop's own host first, so that the page is cached.
      await get(demo, path, `localhost:${portOf(demo)}`);
      const { status, headers, body } = await get(demo, path, 'rebound.example');
      expect(status).toBe(421);
      expect(headers).toContain('content-type: text/plain');
      expect(body).toContain('There is no shop at this address.');
    },
  );

  it.each(['/fapi/server/time', '/pre/fapi/server/time', '/mock/cart/v1/cart'])(
    'is refused in JSON at %s',
    async (path) => {
      const { status, body } = await get(demo, path, 'rebound.example');
      expect(status).toBe(421);
      expect(JSON.parse(body)).toMatchObject({
        errorDetails: [{ errorId: 'API404' }],
        correlationId: expect.any(String),
      });
    },
  );

  it('is refused if the request line names it', async () => {
    expect((await get(demo, 'http://rebound.example/en-us', `localhost:${portOf(demo)}`)).status).toBe(421);
  });

  it('cannot make a change with the matching Origin', async () => {
    const host = `rebound.example:${portOf(demo)}`;
    expect((await post(demo, host, `http://${host}`)).status).toBe(421);
  });

  it.each(['/health', '/ready'])('is answered at %s, where load balancers call by address', async (path) => {
    expect((await get(demo, path, '192.0.2.1')).status).toBe(200);
  });
});

describe('the hosts of a shop', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('are %s with the port of a demo', async (name) => {
    expect((await get(demo, '/en-us', `${name}:${portOf(demo)}`)).status).toBe(200);
  });

  it.each(['localhost', 'localhost:1', 'localhost.rebound.example', '127.0.0.1.rebound.example'])(
    'are not %s',
    async (host) => {
      expect((await get(demo, '/en-us', host)).status).toBe(421);
    },
  );

  it('in production are those of PUBLIC_URL alone', async () => {
    for (const host of ['shop.example', 'SHOP.example', 'shop.example:443'])
      expect((await get(shop, '/en-us', host)).status).toBe(200);
    for (const host of [
      `localhost:${portOf(shop)}`,
      `127.0.0.1:${portOf(shop)}`,
      'shop.example:80',
      'shop.example.evil.example',
    ])
      expect((await get(shop, '/en-us', host)).status).toBe(421);
  });

  it('are named by a trusted proxy', async () => {
    expect((await get(shop, '/en-us', 'app:3000', 'X-Forwarded-Host: shop.example\r\n')).status).toBe(200);
    expect((await get(shop, '/en-us', 'shop.example', 'X-Forwarded-Host: evil.example\r\n')).status).toBe(421);
    expect((await get(demo, '/en-us', 'app:3000', `X-Forwarded-Host: localhost:${portOf(demo)}\r\n`)).status).toBe(421);
  });
});

describe('a change', () => {
  it('comes from PUBLIC_URL, over the scheme that it has', async () => {
    expect((await post(shop, 'shop.example', 'https://shop.example')).status).toBe(200);
    expect((await post(shop, 'shop.example', 'http://shop.example')).status).toBe(403);
    expect((await post(shop, 'shop.example', `http://localhost:${portOf(shop)}`)).status).toBe(403);
  });

  it('in a demo comes from the host that was opened', async () => {
    const [one, other] = [`localhost:${portOf(demo)}`, `127.0.0.1:${portOf(demo)}`];
    expect((await post(demo, one, `http://${one}`)).status).toBe(200);
    expect((await post(demo, other, `http://${other}`)).status).toBe(200);
    expect((await post(demo, one, `http://${other}`)).status).toBe(403);
    expect((await post(demo, one, 'http://localhost:1')).status).toBe(403);
  });
});
