import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPath } from '#src/server/own-path.ts';
import { openTestServer, pageOf, type TestServer } from './support/server.ts';

let server: TestServer;

/**
 * The test's renderer redirects one page and answers 404 to all others, so every other redirect is the server's own.
 */
beforeAll(async () => {
  server = await openTestServer({
    render: async (request) =>
      request.url.endsWith('/moved')
        ? new Response(null, { status: 308, headers: { location: 'http://shop.internal:3000//en-us/here' } })
        : pageOf(request, { status: 404, shared: false }),
  });
});
afterAll(() => server.close());

async function locationOf(path: string): Promise<string | undefined> {
  const { headers } = await server.send(
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: close\r\n\r\n`,
  );
  return /^location: (.*)$/m.exec(headers)?.[1];
}

/** The origin to which a browser at the shop resolves this Location. */
const originAfter = (location: string): string => new URL(location, server.url).origin;

const pieces = [
  '/',
  '%2F',
  '%2f',
  '\\',
  '%5C',
  '%5c',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%09',
  '%0d%0a',
  '%00',
  '@',
  ':',
  '?',
  'http:',
  'evil.example',
  'en-us',
  'EN-US',
  'xx-yy',
  'account',
  'cart',
  '%',
  '%C0%AF',
  ';',
];
const paths = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => `/${parts.join('')}`);

describe('a redirect', () => {
  it.each([
    '/%2F%2Fevil.example/account',
    '/%5Cevil.example/account',
    '/en-us%2F%2Fevil.example/account',
    '/xx-yy/account',
    '/%0d%0aLocation:%20x/account',
  ])('is not the answer to %s', async (path) => {
    expect(await locationOf(path)).toBeUndefined();
  });

  it('never leaves the shop, for any path', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          paths,
          paths.map((path) => `${path}/account`),
        ),
        async (path) => {
          const location = await locationOf(path);
          if (location !== undefined) expect(originAfter(location)).toBe(server.url);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of the renderer names no host', async () => {
    expect(await locationOf('/moved')).toBe('/en-us/here');
  });

  it('of the renderer is a path of the shop, whatever it names', () => {
    expect(ownPath('http://shop.test/en-us/cart?a=1#b')).toBe('/en-us/cart?a=1#b');
    expect(ownPath('/en-us')).toBe('/en-us');
    fc.assert(
      fc.property(
        fc.oneof(
          paths,
          paths.map((path) => `http:${path}`),
          paths.map((path) => `https://shop.test${path}`),
        ),
        (location) => {
          fc.pre(URL.canParse(location, server.url));
          expect(originAfter(ownPath(location))).toBe(server.url);
        },
      ),
    );
  });
});
