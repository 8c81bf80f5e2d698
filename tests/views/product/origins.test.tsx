import { beforeEach, expect, test, vi } from 'vitest';
import { consentTo } from '#src/domain/consent.ts';
import { keepConsent } from '#src/flows/consent/consent.cookie.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { watchOrigins } from '#src/flows/origins/index.ts';

const shoe = '/en-us/p/ridgeline-WMTR1001MOS';
const router = { subscribe: () => () => undefined };

function press(page: string, html: string): void {
  history.replaceState(null, '', page);
  document.body.innerHTML = html;
  const place = document.querySelector('[data-press]');
  place?.addEventListener('click', (event) => event.preventDefault());
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

const noted = () => originOf({ productId: 'WMTR1001INK' }).interactionOrigin;
const link = `<a href="${shoe}" data-press>Ridgeline</a>`;

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'wm_consent=; Path=/; Max-Age=0';
});

watchOrigins(router, { pathname: shoe, presses: [] });

test.each([
  ['/en-us/search?q=trail', link, 'search'],
  ['/en-us/c/women-trail-2110', link, 'grid'],
  ['/en-us/c/women-trail-2110', `<li><a href="${shoe}">R</a><button data-press>Quick shop</button></li>`, 'grid'],
  ['/en-us/c/x-2110', `<div data-origin="recommendation-carousel">${link}</div>`, 'recommendation-carousel'],
  ['/en-us/guides/footwear', `<div data-origin="recommendation-carousel">${link}</div>`, 'footwear-finder'],
  ['/en-us/about', link, undefined],
  ['/en-us/c/x-2110', '<a href="/en-us/c/y-2120" data-press>Y</a>', undefined],
])('a press on %s in %s notes %s for all colours of the style', (page, html, origin) => {
  press(page, html);
  expect(noted()).toBe(origin);
});

test('the last way to a product counts', () => {
  press('/en-us/search', link);
  press('/en-us/compare', link);
  expect(noted()).toBe('product-compare');
});

test('nothing is noted in Germany before the shopper agreed, and a withdrawal forgets it', () => {
  const shoe = '<a href="/de-de/p/ridgeline-WMTR1001MOS" data-press>Ridgeline</a>';
  press('/de-de/search', shoe);
  expect(noted()).toBeUndefined();
  keepConsent(consentTo(['C0002']));
  press('/de-de/search', shoe);
  expect(noted()).toBe('search');
  keepConsent(consentTo(['C0003']));
  expect(noted()).toBeUndefined();
});

test('a product that the document was opened at is direct, one with a design is of the customiser', () => {
  history.replaceState(null, '', shoe);
  keepConsent(consentTo(['C0002']));
  expect(noted()).toBe('direct-to-pdp');
  history.replaceState(null, '', `${shoe}?recipe=abc`);
  keepConsent(consentTo(['C0002']));
  expect(noted()).toBe('customizer');
});

test.each([
  ['/en-us/c/women-trail-2110', 'grid'],
  ['/en-us/search?q=trail', 'search'],
  ['/en-us', undefined],
])('a link of %s that opened the document notes %s', (page, origin) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + page);
  history.replaceState(null, '', shoe);
  keepConsent(consentTo(['C0002']));
  expect(noted()).toBe(origin);
  vi.restoreAllMocks();
});

test('another product that a page without an origin leads to is not direct', () => {
  const other = '/en-us/p/ridgeline-WMTR1001INK';
  press('/en-us', `<a href="${other}" data-press>Ridgeline</a>`);
  history.replaceState(null, '', other);
  keepConsent(consentTo(['C0002']));
  expect(noted()).toBeUndefined();
});

test('a press that comes before the watch is noted by the page that it was on', () => {
  document.body.innerHTML = link;
  const target = document.querySelector('a');
  document.body.innerHTML = '';
  history.replaceState(null, '', shoe);
  keepConsent(consentTo(['C0002']));
  sessionStorage.clear();
  watchOrigins(router, { pathname: '/en-us/c/women-trail-2110', presses: [[target, '/en-us/c/women-trail-2110']] });
  expect(noted()).toBe('grid');
});
