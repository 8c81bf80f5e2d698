import { URLPattern } from 'node:url';
import { describe, expect, it } from 'vitest';
import { speculationPath, speculationRules } from '#src/server/speculation.ts';
import { openTestServer } from './support/server.ts';

interface Condition {
  href_matches?: string | string[];
  not?: Condition;
}

const { prefetch } = JSON.parse(speculationRules) as { prefetch: { where: { and: Condition[] }; eagerness: string }[] };
const origin = 'https://shop.example';

const fits = ({ href_matches, not }: Condition, url: string): boolean => {
  if (not) return not.href_matches === undefined || !fits(not, url);
  return [href_matches ?? []].flat().some((pattern) => new URLPattern(pattern, origin).test(url));
};

/** Reads the rules as a browser does, except for conditions on the link element. */
const isFetched = (path: string): boolean =>
  prefetch.some(({ where }) => where.and.every((condition) => fits(condition, origin + path)));

describe('what browsers may prefetch', () => {
  it('is served as rules at a path that a header can name', async () => {
    const server = await openTestServer({});
    const answer = await fetch(server.url + speculationPath);
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(await answer.text()).toBe(speculationRules);
    await server.close();
  });

  it('is only prefetched, not prerendered, and only when its link is about to be pressed', () => {
    expect(Object.keys(JSON.parse(speculationRules) as object)).toEqual(['prefetch']);
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });

  it.each(['/en-us', '/en-us/p/ridgeline-WMTR1001MOS', '/de-de/c/shoes-1100', '/fr-fr/help'])('is %s', (path) => {
    expect(isFetched(path)).toBe(true);
  });

  it.each([
    '/en-us/cart',
    '/en-us/checkout',
    '/de-de/account/orders',
    '/en-us/order-confirmation',
    '/en-us/order-lookup/WM1',
    '/en-us/favorites',
    '/en-us/search',
    '/en-us/search?q=boots',
    '/en-us/associate-login',
    '/en-us/c/shoes-1100?filter=size:9',
    '/en-us?preview=1',
    '/sandbox/guide',
    '/charts',
    '/',
  ])('is never %s', (path) => {
    expect(isFetched(path)).toBe(false);
  });
});
