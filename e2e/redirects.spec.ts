import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { request } from 'node:http';
import { locales } from '#src/domain/locale.ts';

/** Requests a path exactly as written: a browser or fetch would normalise it. */
const ask = (base: string, path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const asked = request({ hostname, port, path, headers: { host: new URL(base).host } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
    });
    asked.on('error', reject);
    asked.end();
  });

const pieces = [
  '/',
  '%2F',
  '\\',
  '%5C',
  '.',
  '..',
  '%2e',
  '%09',
  '%0d%0a',
  '@',
  'http:',
  'evil.example',
  'en-us',
  'EN-US',
  'xx-yy',
  'account',
  'cart',
  'search?q=returns',
  'c/1100',
  ';',
];
const paths = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('')}`);
const isOfLocale = (path: string): boolean => locales.some((locale) => new RegExp(`^/+${locale}(/|$|[?#])`).test(path));

test('no address leads out of the shop, and no page is shown in a locale that the shop has not', async ({
  baseURL: base,
}) => {
  const baseURL = base ?? '';
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const { status, location } = await ask(baseURL, path);
      expect(status).toBeLessThan(500);
      if (location !== undefined) expect(new URL(location, baseURL).origin).toBe(baseURL);
      if (status === 200) expect(isOfLocale(new URL(path, baseURL).pathname), path).toBe(true);
    }),
    {
      numRuns: 150,
      examples: [
        ['/%2F%2Fevil.example/account'],
        ['/%5Cevil.example/account'],
        ['//evil.example/'],
        ['/en-us//evil.example/'],
        ['/xx-yy/cart'],
      ],
    },
  );
});
