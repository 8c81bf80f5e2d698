import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '#src/commerce/contract/routes.ts';
import { createMailbox } from '#src/sandbox/mail/mailbox.ts';
import { isContractPath } from '#src/server/contract-path.ts';
import { createLog } from '#src/server/log.ts';
import { openTestShop, type TestShop } from '../commerce/support/shop.ts';
import { openTestServer, type TestServer } from './support/server.ts';

let shop: TestShop;
let server: TestServer;

beforeAll(async () => {
  shop = await openTestShop();
  server = await openTestServer({
    shop: { service: shop.commerce.fetch },
    addressOf: (target) => (target.includes('%E0%A4%A') ? null : target),
  });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const host = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const ours = `${host}Origin: http://127.0.0.1\r\n`;

/** The first error id and its field, if the answer has the error body. Only a 403 names no service. */
function refusalIn(body: string, status = 400): [string | undefined, string | undefined] {
  const {
    errorDetails = [],
    appId,
    correlationId,
  } = JSON.parse(body) as {
    errorDetails?: { errorId: string; field?: string }[];
    appId?: string;
    correlationId?: string;
  };
  if (status === 403) expect(appId).toBeUndefined();
  else expect(appId).toMatch(/^waymark-/);
  expect(correlationId).toMatch(/^[0-9a-f-]{36}$/);
  return [errorDetails[0]?.errorId, errorDetails[0]?.field];
}

describe('a cookie that cannot be decoded', () => {
  it.each([
    ['wm_locale=%', '/', 302],
    ['wm_access=%E0%A4%A', '/fapi/server/time', 200],
    ['wm_refresh=%; wm_access=%', '/en-us/cart', 200],
  ])('%s is ignored at %s', async (cookie, path, status) => {
    const answer = await server.send(`GET ${path} HTTP/1.1\r\n${host}Cookie: ${cookie}\r\n\r\n`);
    expect(answer.status).toBe(status);
  });
});

describe('a body that its sender aborts', () => {
  it.each([
    ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
    ['announced', 'Content-Length: 1000\r\n\r\n{'],
  ])('is not an error of the shop: %s', async (_, rest) => {
    const lines: { level: number; status?: number }[] = [];
    const broken = await openTestServer({
      log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    });
    const socket = connect(Number(new URL(broken.url).port), '127.0.0.1');
    socket.write(
      `POST /cart/v1/item HTTP/1.1\r\nHost: 127.0.0.1:${new URL(broken.url).port}\r\nOrigin: ${broken.url}\r\nContent-Type: application/json\r\n${rest}`,
    );
    await setTimeout(100);
    socket.destroy();
    await expect.poll(() => lines.map(({ level, status }) => [level, status])).toEqual([[20, 400]]);
    await broken.close();
  });
});

describe('a body over the limit', () => {
  const changing = allRoutes.filter(({ method }) => method !== 'get');

  it.each(
    changing.map(({ id, method, path }) => [id, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const),
  )('%s refuses it as 413', async (_, method, path) => {
    const answer = await server.send(
      `${method} ${path} HTTP/1.1\r\n${ours}Content-Type: text/plain\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(300_000)}`,
    );
    expect([answer.status, ...refusalIn(answer.body)]).toEqual([413, 'API413', undefined]);
  });

  it('is refused if it is chunked or never ends', async () => {
    const piece = `40000\r\n${'x'.repeat(0x40000)}\r\n`;
    const start = `POST /cart/v1/item HTTP/1.1\r\n${ours}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const whole = await server.send(`${start}${piece}${piece}0\r\n\r\n`);
    expect([whole.status, ...refusalIn(whole.body)]).toEqual([413, 'API413', undefined]);
    const endless = await server.send(start + piece.repeat(70));
    expect([endless.status, endless.headers.includes('connection: close')]).toEqual([413, true]);
  });

  it('leaves the connection usable for the next request', async () => {
    const large = `POST /cart/v1/item HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(300_000)}`;
    const { body } = await server.send(`${large}GET /health HTTP/1.1\r\n${host}\r\n`);
    expect(body).toContain('"status":"ok"');
  });
});

describe('texts that a database cannot store', () => {
  const post = (path: string, body: string) =>
    server.send(
      `POST ${path} HTTP/1.1\r\n${ours}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );

  it.each([
    ['U+0000', String.raw`{"grant":"guest","authorizationCode":"a\u0000b"}`, '/authorizationCode'],
    ['half of a surrogate pair', String.raw`{"grant":"guest","authorizationCode":"\ud800"}`, '/authorizationCode'],
    ['a field named so', String.raw`{"grant":"guest","\u0000":1}`, '/body'],
    [
      'too many levels',
      `{"grant":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      expect.stringMatching(/^\/grant(\/0)+/),
    ],
  ])('are refused: %s', async (_, body, field) => {
    const answer = await post('/token/v2/auth/token', body);
    expect([answer.status, ...refusalIn(answer.body)]).toEqual([400, 'API422', field]);
  });

  it('are refused in a path and in a query', async () => {
    const inPath = await server.send(`GET /publish/caas/v1/canvas/page/en-us/%00 HTTP/1.1\r\n${host}\r\n`);
    expect([inPath.status, ...refusalIn(inPath.body)]).toEqual([400, 'API422', '/path/page']);
    const inQuery = await server.send(
      `GET /products/v2/search/productSearch?locale=en-us&q=a%00 HTTP/1.1\r\n${host}\r\n`,
    );
    expect([inQuery.status, ...refusalIn(inQuery.body)]).toEqual([400, 'API422', '/query/q']);
  });

  it('a parameter named __proto__, which the contract does not have, is refused', async () => {
    const answer = await server.send(`GET /fapi/server/time?__proto__=1 HTTP/1.1\r\n${host}\r\n`);
    expect([answer.status, refusalIn(answer.body)[0]]).toEqual([400, 'API422']);
  });

  it.each(['{', '[]', '"x"', '{"grant":'])('a body that is not an object gets no token: %s', async (body) => {
    const answer = await server.send(
      `POST /token/v2/auth/token HTTP/1.1\r\n${ours}Cookie: wm_refresh=r\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect([answer.status, refusalIn(answer.body)[0]]).toEqual([400, 'API422']);
  });
});

describe('every refusal has the error body', () => {
  it.each([
    ['GET', '/foo/caas/v1/canvas/menu/en-us', 400],
    ['GET', '/mock/foo/caas/v1/canvas/menu/en-us', 400],
    ['GET', '/publish/caas/v1/canvas/nothing', 404],
    ['GET', '/publish/x', 404],
    ['GET', '/publish/caas/v1/canvas/page/en-us/no-such-page', 404],
    ['GET', '/publish/caas/v1/canvas/page/en-us/%E0%A4%A', 400],
    ['GET', '/cart/v9/cart', 404],
    ['GET', '/pre/x', 404],
    ['GET', '/charts/files/nothing.svg', 404],
    ['GET', '/sitemap.xml?part=no', 404],
    ['TRACE', '/cart/v1/cart', 403],
    ['PROPFIND', '/en-us', 405],
    ['POST', '/en-us', 405],
    ['DELETE', '/nowhere', 405],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await server.send(`${method} ${path} HTTP/1.1\r\n${host}\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('content-type: application/json');
    expect(refusalIn(answer.body, answer.status)[0]).toMatch(/^[A-Z]{3}\d{3}$/);
  });

  it('also of an internal error, without its details', async () => {
    const broken = await openTestServer({ shop: { service: () => Promise.reject(new Error('secret')) } });
    const answer = await broken.send(`GET /fapi/server/time HTTP/1.1\r\n${host}\r\n`);
    await broken.close();
    expect([answer.status, refusalIn(answer.body)[0], answer.body.includes('secret')]).toEqual([500, 'GEN500', false]);
  });

  it('wherever the contract has a path', () => {
    expect(
      allRoutes.map(({ path }) => path.replaceAll(/\{mode\}/g, 'draft')).filter((path) => !isContractPath(path)),
    ).toEqual([]);
    expect(
      ['/cart', '/en-us/cart', '/charts/cart', '/', '/en-us/stores/v1', '/search', '//caas/v1/canvas'].filter(
        isContractPath,
      ),
    ).toEqual([]);
  });
});

describe('invalid addresses and requests', () => {
  it.each([
    ['a path that cannot be decoded', `GET /en-us/%E0%A4%A HTTP/1.1\r\n${host}\r\n`, 404],
    ['a page with a NUL', `GET /en-us/%00 HTTP/1.1\r\n${host}\r\n`, 200],
    ['two hosts', `GET /en-us HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, 200],
    ['no host', `GET /en-us HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    ['a host that is none', `GET /en-us HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n`, 400],
    [
      'two lengths',
      `POST /cart/v1/item HTTP/1.1\r\n${ours}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a length that is none', `POST /cart/v1/item HTTP/1.1\r\n${ours}Content-Length: -1\r\n\r\n`, 400],
    ['pieces that are none', `POST /cart/v1/item HTTP/1.1\r\n${ours}Transfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n`, 400],
    ['another coding', `POST /cart/v1/item HTTP/1.1\r\n${ours}Transfer-Encoding: gzip\r\n\r\n`, 400],
    ['headers of 20 kB', `GET /en-us HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', `POST /cart/v1/item HTTP/1.1\r\n${ours}Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`, 417],
    ['HEAD of a page', `HEAD /en-us HTTP/1.1\r\n${host}\r\n`, 200],
    ['HEAD of a call', `HEAD /fapi/server/time HTTP/1.1\r\n${host}\r\n`, 405],
  ])('%s', async (_, request, status) => {
    expect((await server.send(request)).status).toBe(status);
  });
});

describe('the mailbox of the sandbox', () => {
  it.each(['/sandbox/mail/%00', '/sandbox/mail/%E0%A4%A', '/sandbox/mail/nothing'])(
    'has no email at %s',
    async (path) => {
      const store = {
        insertIfAbsent: async () => undefined,
        forget: async () => undefined,
        newest: async () => [],
        find: async (id: string) => (id.includes('\0') ? Promise.reject(new Error('no database holds that')) : null),
      };
      const { fetch: sandbox } = createMailbox({ store, clock: () => new Date() });
      expect((await sandbox(new Request(`http://shop.test${path}`), async () => undefined)).status).toBe(404);
    },
  );
});
