import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, emit, fromCallback } from 'xstate';
import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { consentTo } from '#src/domain/consent.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { keepConsent } from '#src/flows/consent/consent.cookie.ts';
import { tellTagManagers } from '#src/flows/telemetry/data-layer.ts';
import type { PageRouter, Source } from '#src/flows/telemetry/page.ts';
import { sendBatch, sendBeacons } from '#src/flows/telemetry/shop-counting.ts';
import { watchCalls } from '#src/flows/telemetry/sources/calls.ts';
import { watchExperiences } from '#src/flows/telemetry/sources/experiences.ts';
import { watchForms } from '#src/flows/telemetry/sources/forms.ts';
import { watchMenus } from '#src/flows/telemetry/sources/menus.ts';
import { watchPages } from '#src/flows/telemetry/sources/pages.ts';
import { watchPopups } from '#src/flows/telemetry/sources/popups.ts';
import { watchRecommendations } from '#src/flows/telemetry/sources/recommendations.ts';
import { watchPromotions } from '#src/flows/telemetry/sources/promotions.ts';
import { watchTelemetry } from '#src/flows/telemetry/watchTelemetry.ts';

/** A router whose pages are shown by `show`. */
function openRouter(loaderData: object = {}) {
  const listeners = new Set<() => void>();
  const matchOf = (status: string) => ({ status, routeId: '/$locale', loaderData });
  const state = { matches: [matchOf('success')] };
  const router = {
    state,
    subscribe: (_: string, listen: () => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  } as unknown as PageRouter;
  const show = (path: string, status = 'success') => {
    history.replaceState(null, '', path);
    state.matches = [matchOf(status)];
    for (const listen of listeners) listen();
  };
  return { router, show };
}

function watch(source: Source, path = '/en-us') {
  history.replaceState(null, '', path);
  const { router, show } = openRouter();
  const noted: TelemetryEvent[] = [];
  const end = source((event) => noted.push(event), router);
  return { noted, show, end };
}

/** An observer of sight that a test calls itself. */
class Sight {
  static last: Sight;
  readonly seen: Element[] = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    Sight.last = this;
  }
  observe(element: Element) {
    this.seen.push(element);
  }
  unobserve(element: Element) {
    this.seen.splice(this.seen.indexOf(element), 1);
  }
  disconnect() {
    this.seen.length = 0;
  }
  show(element: Element, intersectionRatio: number) {
    const entry = { target: element, intersectionRatio, intersectionRect: { height: 0 } };
    this.#tell([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const promotion = '<div data-promotion="ridge" data-promotion-name="Take the long way"><a href="#x">Shop</a></div>';
const ridge = { promotionId: 'ridge', promotionName: 'Take the long way' };
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.stubGlobal('IntersectionObserver', Sight);
  return () => vi.unstubAllGlobals();
});

test('each page is noted once, a missing one as an error', () => {
  const { noted, show, end } = watch(watchPages);
  show('/en-us');
  show('/en-us/c/women-1000');
  show('/en-us/nowhere', 'notFound');
  end();
  show('/en-us/cart');
  expect(noted).toEqual([
    { event: 'page-viewed', pageType: 'home' },
    { event: 'page-viewed', pageType: 'category' },
    { event: 'page-viewed', pageType: 'error' },
  ]);
});

test('a product page says how the shopper came to it', () => {
  sessionStorage.setItem('waymark.origin.WMTR1001', 'grid');
  const { noted, end } = watch(watchPages, '/en-us/p/ridgeline-WMTR1001MOS');
  end();
  expect(noted).toEqual([{ event: 'page-viewed', pageType: 'product', origin: 'grid' }]);
});

test('what was decided for an experience is noted once, where editors named an event', async () => {
  document.body.innerHTML =
    '<div id="picks"></div><div id="base" data-experience="base" data-tracking="base_seen"></div>' +
    '<div id="ways" data-experience="ways" data-variant="short"></div>';
  const { noted, end } = watch(watchExperiences, '/en-us/promotions');
  const picks = find('#picks');
  expect(Sight.last.seen).not.toContain(picks);
  // It is decided while the page is shown: only attributes change.
  Object.assign(picks.dataset, { experience: 'picks', variant: 'popular', tracking: 'picks_seen' });
  await vi.waitFor(() => expect(Sight.last.seen).toContain(picks));
  Sight.last.show(picks, 0.3);
  for (const element of [picks, picks, find('#base'), find('#ways')]) Sight.last.show(element, 0.5);
  end();
  const shown = { event: 'experience-shown', pageType: 'other' };
  expect(noted).toEqual([
    { ...shown, experienceId: 'picks', trackingEvent: 'picks_seen', variantId: 'popular' },
    { ...shown, experienceId: 'base', trackingEvent: 'base_seen' },
  ]);
});

test('a row of recommendations is noted with its products once it has some, and again with others', async () => {
  const card = (id: string) =>
    `<li><a href="/en-us/p/tarn-${id}">Tarn</a><ul><li><a href="/en-us/p/tarn-WMTR1009RED">Red</a></li></ul></li>`;
  document.body.innerHTML = '<ul id="row"><li>bones</li></ul>';
  const { noted, show, end } = watch(watchRecommendations, '/en-us/p/ridgeline-WMTR1001MOS');
  const row = find('#row');
  expect(Sight.last.seen).toEqual([]);
  row.innerHTML = `${card('WMTR1001MOS')}${card('WMTR1002SLA')}<li><a href="/en-us/c/all-1000">All</a></li>`;
  row.dataset['origin'] = 'recommendation-carousel';
  await vi.waitFor(() => expect(Sight.last.seen).toContain(row));
  for (const part of [0.3, 0.5, 1]) Sight.last.show(row, part);
  const first = { event: 'recommendations-shown', pageType: 'product', origin: 'recommendation-carousel' };
  expect(noted).toEqual([{ ...first, productIds: ['WMTR1001MOS', 'WMTR1002SLA'] }]);

  show('/en-us/cart');
  row.innerHTML = Array.from({ length: 30 }, (_, at) => card(`WMTR10${10 + at}MOS`)).join('');
  Sight.last.show(row, 0.5);
  end();
  expect(noted).toHaveLength(2);
  expect(noted[1]).toMatchObject({ pageType: 'cart', productIds: { length: 24 } });
});

test('a promotion is shown when half of it is in the window, once for a view of a page', () => {
  document.body.innerHTML = promotion;
  const { noted, show, end } = watch(watchPromotions);
  const element = find('[data-promotion]');
  Sight.last.show(element, 0.3);
  expect(noted).toEqual([]);
  Sight.last.show(element, 0.5);
  Sight.last.show(element, 1);
  expect(noted).toEqual([{ event: 'promotion-shown', pageType: 'home', ...ridge }]);
  show('/en-us/c/women-1000');
  Sight.last.show(element, 1);
  expect(noted).toHaveLength(2);
  end();
  expect(Sight.last.seen).toEqual([]);
});

test('a message above the header that editors named is a promotion, on the next page too', () => {
  const line = '<header><div data-tone="night"><ul><li>Returns</li><li><a href="#s">Sale</a></li></ul></div></header>';
  const messages = [
    { id: 'returns', text: 'Returns' },
    { id: 'sale', text: 'Sale', promotionTracking: { promotionId: 'sale', promotionName: 'Sale' } },
  ];
  document.body.innerHTML = line;
  history.replaceState(null, '', '/en-us');
  const { router, show } = openRouter({ menu: { promoBar: { messages } } });
  const noted: TelemetryEvent[] = [];
  const end = watchPromotions((event) => noted.push(event), router);
  expect(Sight.last.seen).toEqual([find('li:nth-child(2)')]);
  Sight.last.show(find('li:nth-child(2)'), 1);
  find('header a').click();
  const sale = { promotionId: 'sale', promotionName: 'Sale' };
  expect(noted).toEqual([
    { event: 'promotion-shown', pageType: 'home', ...sale },
    { event: 'promotion-clicked', pageType: 'home', ...sale },
  ]);
  document.body.innerHTML = line;
  show('/en-us/c/women-1000');
  expect(Sight.last.seen).toEqual([find('[data-promotion]')]);
  end();
});

test('a promotion that comes later is watched, too', async () => {
  const { end } = watch(watchPromotions);
  document.body.innerHTML = promotion;
  await vi.waitFor(() => expect(Sight.last.seen).toEqual([find('[data-promotion]')]));
  end();
});

test('a press counts for a promotion where it is on a link', () => {
  document.body.innerHTML = promotion;
  const { noted, end } = watch(watchPromotions);
  find('[data-promotion]').click();
  expect(noted).toEqual([]);
  find('[data-promotion] a').click();
  expect(noted).toEqual([{ event: 'promotion-clicked', pageType: 'home', ...ridge }]);
  end();
});

test('a link of the navigation is noted by its first-level item, a section that unfolds by its id', () => {
  document.body.innerHTML = '<ul><li data-item="women"><a href="#w">Women</a><button>Open</button></li></ul>';
  const menu = createActor(mobileMenuMachine.provide({ actors: { watchRoute: fromCallback(() => undefined) } }), {
    inspect: inspection(),
  }).start();
  const { noted, end } = watch(watchMenus);
  find('li button').click();
  find('li a').click();
  menu.send({ type: 'menu.opened' });
  menu.send({ type: 'section.toggled', sectionId: 'men' });
  menu.send({ type: 'section.toggled', sectionId: 'men' });
  end();
  menu.send({ type: 'section.toggled', sectionId: 'men' });
  expect(noted).toEqual([
    { event: 'navigation-clicked', pageType: 'home', item: 'women' },
    { event: 'menu-section-expanded', pageType: 'home', section: 'men' },
  ]);
  menu.stop();
});

test('a pop-up that starts later is noted when it is shown and unfolds', () => {
  const { noted, end } = watch(watchPopups);
  const report = (type: string) => emit({ type, id: 'field-notes', kind: 'newsletter' });
  const machine = createMachine({
    id: 'popups',
    on: { seen: { actions: report('popup.shown') }, opened: { actions: report('popup.expanded') } },
  });
  const popups = createActor(machine, { inspect: inspection() }).start();
  popups.send({ type: 'seen' });
  popups.send({ type: 'opened' });
  end();
  popups.send({ type: 'opened' });
  popups.stop();
  const popup = { pageType: 'home', popupId: 'field-notes', kind: 'newsletter' };
  expect(noted).toEqual([
    { event: 'popup-shown', ...popup },
    { event: 'popup-expanded', ...popup },
  ]);
});

test('a form is noted where it opens, once each time, and not for a location that the contract does not have', async () => {
  const form = (location: string) => `<div data-form-location="${location}"><form></form></div>`;
  document.body.innerHTML = `<main>${form('page:single:sign-in:none')}</main>`;
  const { noted, end } = watch(watchForms, '/en-us/sign-in');
  expect(noted).toEqual([{ event: 'form-shown', pageType: 'other', location: 'page:single:sign-in:none' }]);
  const open = (location: string) => {
    const dialog = document.createElement('div');
    dialog.innerHTML = `<section>${form(location)}</section>`;
    document.body.append(dialog);
    return dialog;
  };
  const dialog = open('modal:single:sign-up:none');
  await vi.waitFor(() => expect(noted).toHaveLength(2));
  // Another step of the same form.
  find('section form').replaceWith(document.createElement('form'));
  open('modal:single:other:none');
  dialog.remove();
  open('modal:single:sign-up:none');
  await vi.waitFor(() => expect(noted).toHaveLength(3));
  const modal = { event: 'form-shown', pageType: 'other', location: 'modal:single:sign-up:none' };
  expect(noted.slice(1)).toEqual([modal, modal]);
  end();
  open('modal:single:sign-up:none');
  await new Promise((resolve) => setTimeout(resolve));
  expect(noted).toHaveLength(3);
});

test('a call is timed by its path in the contract, one without an answer has the status 0', async () => {
  const answer = vi.fn(async () => Response.json({ timestamp: 1 }));
  vi.stubGlobal('fetch', answer);
  const { noted, end } = watch(watchCalls(api), '/en-us/cart');
  await api.GET('/fapi/server/time');
  answer.mockRejectedValueOnce(new TypeError('no connection'));
  await api.GET('/fapi/server/time').catch(() => undefined);
  end();
  await api.GET('/fapi/server/time');
  const call = { event: 'api-called', pageType: 'cart', method: 'GET', path: '/fapi/server/time' };
  expect(noted).toEqual([
    { ...call, status: 200, milliseconds: expect.any(Number) },
    { ...call, status: 0, milliseconds: expect.any(Number) },
  ]);
});

const viewed: TelemetryEvent = { event: 'page-viewed', pageType: 'home' };

test('tag managers are told where there are any', () => {
  tellTagManagers(viewed);
  expect(window.dataLayer).toBeUndefined();
  const dataLayer: object[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  tellTagManagers(viewed);
  expect(dataLayer).toEqual([{ event: 'waymark.page-viewed', pageType: 'home' }]);
});

test('a batch is sent without cookies; a refusal has its status', async () => {
  const answer = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', answer);
  const { signal } = new AbortController();
  await sendBatch([viewed], signal);
  expect(answer).toHaveBeenCalledWith(
    '/fapi/performance/ingest',
    expect.objectContaining({ credentials: 'omit', keepalive: true, body: JSON.stringify({ events: [viewed] }) }),
  );
  answer.mockResolvedValueOnce(new Response(null, { status: 429 }));
  await expect(sendBatch([viewed], signal)).rejects.toMatchObject({ status: 429 });
});

test('beacons have no more events than the contract takes, and refused ones come back', async () => {
  const sent: Blob[] = [];
  const take = vi.fn((_: string, body: Blob) => sent.push(body) > 0);
  vi.stubGlobal('navigator', { sendBeacon: take });
  const events = Array.from({ length: 60 }, () => viewed);
  expect(sendBeacons(events)).toEqual([]);
  expect(sent.map(({ type }) => type)).toEqual(['application/json', 'application/json']);
  take.mockReturnValueOnce(true).mockReturnValueOnce(false);
  expect(sendBeacons(events)).toHaveLength(10);
});

test('in Germany nothing runs before the shopper agreed; withdrawn consent silences it', async () => {
  document.cookie = 'wm_consent=; Path=/; Max-Age=0';
  const dataLayer: object[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  const beacon = vi.fn<Navigator['sendBeacon']>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  history.replaceState(null, '', '/de-de');
  const { router, show } = openRouter();
  const telemetry = () => window.__waymark?.state('telemetry');
  watchTelemetry(router);
  keepConsent(consentTo(['C0003']));
  await Promise.resolve();
  expect(telemetry()).toBeUndefined();

  keepConsent(consentTo(['C0002', 'C0004']));
  await vi.waitFor(() => expect(telemetry()).toBe('collecting'), { timeout: 10_000 });
  expect(dataLayer).toContainEqual({ event: 'waymark.page-viewed', pageType: 'home' });
  dispatchEvent(new Event('pagehide'));
  expect(telemetry()).toBe('idle');
  const [, body] = beacon.mock.calls[0] ?? [];
  const { events } = JSON.parse(await (body as Blob).text()) as { events: TelemetryEvent[] };
  expect(events).toContainEqual({ event: 'page-viewed', pageType: 'home' });

  keepConsent(consentTo(['C0002']));
  const told = dataLayer.length;
  show('/de-de/cart');
  expect(dataLayer).toHaveLength(told);
  keepConsent(consentTo([]));
  expect(telemetry()).toBe('silent');
});
