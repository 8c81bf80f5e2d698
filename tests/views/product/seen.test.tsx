import { beforeEach, describe, expect, it } from 'vitest';
import { consentTo } from '#src/domain/consent.ts';
import { keepConsent } from '#src/flows/consent/consent.cookie.ts';
import { maySee, rememberSeen, seenIds, seenKey } from '#src/flows/carousel/seen.ts';
import { watchSeen } from '#src/flows/carousel/watchSeen.ts';

const router = { subscribe: () => () => undefined };
const goTo = (path: string) => history.replaceState(null, '', path);

describe('what a device saw', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'wm_consent=; Path=/; Max-Age=0';
    goTo('/en-us');
  });

  it('begins with the last product, of each style the last color', () => {
    for (const id of ['WMTR1001MOS', 'WMHK1001SLT', 'WMTR1001INK']) rememberSeen(id);
    expect(seenIds()).toEqual(['WMTR1001INK', 'WMHK1001SLT']);
  });

  it('is at most a row of 16 and the product of the page', () => {
    for (let at = 100; at < 130; at += 1) rememberSeen(`WMTR1${at}MOS`);
    expect(seenIds()).toHaveLength(17);
    expect(seenIds()[0]).toBe('WMTR1129MOS');
  });

  it('leaves out what is no product', () => {
    localStorage.setItem(seenKey, '<b>,WMTR1001MOS,,x');
    expect(seenIds()).toEqual(['WMTR1001MOS']);
  });

  it('has the product of the page in the United States, where nobody is asked', () => {
    goTo('/en-us/p/ridgeline-WMTR1001MOS');
    watchSeen(router);
    expect(seenIds()).toEqual(['WMTR1001MOS']);
  });

  it('has nothing in Germany before the shopper agreed, the product of the page after', () => {
    goTo('/de-de/p/ridgeline-WMTR1001MOS');
    localStorage.setItem(seenKey, 'WMHK1001SLT');
    watchSeen(router);
    expect(localStorage.getItem(seenKey)).toBeNull();
    expect(maySee()).toBe(false);
    keepConsent(consentTo(['C0003']));
    expect(seenIds()).toEqual(['WMTR1001MOS']);
    keepConsent(consentTo(['C0002']));
    expect(localStorage.getItem(seenKey)).toBeNull();
  });
});
