import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { createLog } from '#src/server/log.ts';
import { openShop } from '#src/server/shop.ts';
import type { Shop } from '#src/server/shop.types.ts';

const accessKey = 'access-key-of-the-shop';
let server: Server;
let shop: Shop;

/** Another implementation of the contract: it compresses its answers and echoes the request. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    const told = {
      method,
      url,
      token: headers.authorization ?? null,
      address: headers['x-client-address'] ?? null,
      key: headers['x-api-key'] ?? null,
      visit: [headers['x-usid'], headers['x-channel'], headers['source']],
      body: Buffer.concat(parts).toString(),
      much: 'x'.repeat(3000),
    };
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: '"one"' })
      .end(gzipSync(JSON.stringify(told)));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  shop = await openShop(
    readConfig({
      COMMERCE_API_URL: `http://localhost:${port}`,
      ACCESS_KEYS: `${accessKey},another-access-key`,
      DATA_DIR: tmpdir(),
    }),
    createLog('silent'),
  );
});

afterAll(() => void server.close());

describe('the service at COMMERCE_API_URL', () => {
  it('gets the request of the shop’s caller, with their token', async () => {
    const body = '{"items":[]}';
    const headers = { 'content-type': 'application/json', authorization: 'Bearer access.jwt' };
    const answer = await shop.service(
      new Request('http://shop.test/cart/v1/item?locale=en-us', { method: 'POST', headers, body }),
    );
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/cart/v1/item?locale=en-us',
      token: 'Bearer access.jwt',
      body,
    });
  });

  it('gets the first access key, whatever key a call names', async () => {
    for (const headers of [new Headers(), new Headers({ 'x-api-key': 'a-key-of-somebody-else' })]) {
      const answer = await shop.service(new Request('http://shop.test/cart/v1/cart', { headers }));
      expect((await answer.json()).key).toBe(accessKey);
    }
  });

  it('gets the headers of the visit, and those of the shop itself where no browser calls', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await (await shop.service(new Request('http://shop.test/cart/v1/cart', { headers }))).json()).visit;
    const visit = { 'x-usid': 'visit-1', 'x-channel': 'MAPP', source: 'banner' };
    expect(await ask(visit)).toEqual(['visit-1', 'MAPP', 'banner']);
    expect(await ask({})).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'ECOMM', 'ECOM15']);
  });

  it('is the only host that is called, for any path', async () => {
    for (const path of [
      '//elsewhere.invalid/v1/canvas',
      '//caas/v1/canvas',
      '///caas/v1',
      '//user@elsewhere.invalid:80/x',
    ]) {
      const answer = await shop.service(
        new Request(`http://shop.test${path}`, { headers: { authorization: 'Bearer access.jwt' } }),
      );
      expect([answer.status, (await answer.json()).url]).toEqual([200, path]);
    }
  });

  it('gets the address of the client', async () => {
    const call = {
      url: 'http://shop.test/fapi/server/time',
      method: 'GET',
      headers: new Headers(),
      address: '203.0.113.7',
      text: async () => '',
    };
    expect(await (await shop.service(call)).json()).toMatchObject({ address: '203.0.113.7' });
  });

  it('is answered uncompressed, with headers that the shop can extend', async () => {
    const answer = await shop.service(new Request('http://shop.test/fapi/server/time'));
    answer.headers.set('x-correlation-id', 'mine');
    expect(
      ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'].map((name) =>
        answer.headers.get(name),
      ),
    ).toEqual([null, null, null, null, '"one"']);
    expect(await answer.json()).toMatchObject({ method: 'GET', body: '' });
  });
});
