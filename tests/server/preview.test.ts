import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewAccess, PREVIEW_KEY_HEADER } from '#src/server/preview/preview-access.ts';
import { createPreviewChanges } from '#src/server/preview/preview-changes.ts';
import { previewedCall, previewedIn, previewedRedirect, previewIn } from '#src/server/preview/preview.ts';
import { previewedPage } from '#src/server/preview/previewed-page.ts';
import { openComposition, production, type Start } from './support/composition.ts';

const now = { at: null, siteId: null, isMock: false };

describe('what an editor asks for', () => {
  it.each([
    ['', null],
    ['?preview=false', null],
    ['?previewDateTime=2026-12-24T08:00:00Z', null],
    ['?preview=true', now],
    ['?preview=true&previewDateTime=2026-12-24T08:00:00%2B01:00', { ...now, at: '2026-12-24T07:00:00.000Z' }],
    ['?preview=true&previewDateTime=tomorrow', now],
    ['?preview=true&siteId=de-de', { ...now, siteId: 'de-de' }],
    ['?preview=true&siteId=%3Cscript%3E', now],
    ['?mock=true', { ...now, isMock: true }],
  ])('%s', (search, preview) => expect(previewIn(search)).toEqual(preview));

  it.each([
    ['/en-us/help/delivery?preview=true&localePath=de-de', '/de-de/help/delivery?preview=true'],
    ['/?preview=true&localePath=fr-fr', '/fr-fr?preview=true'],
    ['/cart?localePath=fr-fr&preview=true&siteId=it-it', '/fr-fr/cart?preview=true&siteId=it-it'],
    ['/en-us?preview=true&localePath=xx-xx', null],
    ['/en-us?preview=true', null],
  ])('%s leads to %s', (from, to) => expect(previewedIn(new URL(from, 'http://shop.test'))).toBe(to));
});

describe('a redirect of a preview', () => {
  const asked = new URL('http://shop.test/en-us/c/women-1000?preview=true&siteId=de-de&localePath=en-us&page=2');
  it.each([
    ['/en-us/c/new-1000?page=2', '/en-us/c/new-1000?page=2&preview=true&siteId=de-de'],
    ['/en-us/stores#list', '/en-us/stores?preview=true&siteId=de-de#list'],
    ['https://pay.test/window', 'https://pay.test/window'],
  ])('to %s leads to %s', (to, previewed) => expect(previewedRedirect(to, asked)).toBe(previewed));
});

describe('a call of a previewed page', () => {
  const at = '2026-12-24T07:00:00.000Z';
  it.each([
    [now, '/publish/caas/v1/canvas/page/en-us/home', '/pre/preview/caas/v1/canvas/page/en-us/home'],
    [now, '/products/v2/catalog?locale=en-us', '/pre/products/v2/catalog?locale=en-us'],
    [
      { ...now, at, siteId: 'de-de' as const },
      '/publish/caas/v1/canvas/menu/en-us',
      '/pre/preview/caas/v1/canvas/menu/de-de?previewDateTime=2026-12-24T07%3A00%3A00.000Z',
    ],
    [
      { ...now, siteId: 'de-de' as const },
      '/publish/caas/v1/canvas/fragment/sms-terms?siteId=en-us',
      '/pre/preview/caas/v1/canvas/fragment/sms-terms?siteId=de-de',
    ],
    [{ ...now, isMock: true }, '/publish/caas/v1/canvas/menu/en-us', '/mock/preview/caas/v1/canvas/menu/en-us'],
  ])('%j %s', (preview, from, to) =>
    expect(previewedCall(`http://shop.test${from}`, preview)).toBe(`http://shop.test${to}`),
  );
});

it('a previewed page runs its script before any other, by values that no address can choose freely', () => {
  const preview = previewIn('?preview=true&siteId=</script>&previewDateTime=</script>');
  const html = previewedPage('<html><head><script>first()</script></head></html>', preview ?? now);
  expect(html.indexOf('syncScroll')).toBeLessThan(html.indexOf('first()'));
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

describe('the access value', () => {
  const key = 'a value of editors';
  const basic = (password: string) => `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
  const shown = (headers: Record<string, string>) => new Headers(headers);

  it('is not asked for outside production', () => {
    const access = createPreviewAccess({ MODE: 'demo', PREVIEW_KEY: undefined });
    expect([access.allows(shown({})), access.allowsCall(shown({}))]).toEqual([true, true]);
    expect(access.value).not.toBeNull();
  });

  it('opens nothing in production where none is configured, not even the one of the sandbox', () => {
    const { value } = createPreviewAccess({ MODE: 'demo', PREVIEW_KEY: undefined });
    const access = createPreviewAccess({ MODE: 'production', PREVIEW_KEY: undefined });
    expect(access.value).toBeNull();
    expect(access.allows(shown({ authorization: basic(value ?? '') }))).toBe(false);
    expect(access.allowsCall(shown({ [PREVIEW_KEY_HEADER]: value ?? '' }))).toBe(false);
  });

  it('opens previews to who shows it, in every mode', () => {
    for (const MODE of ['demo', 'production'] as const) {
      const access = createPreviewAccess({ MODE, PREVIEW_KEY: key });
      expect(access.allows(shown({ authorization: basic(key) }))).toBe(true);
      expect(access.allows(shown({ authorization: basic('another') }))).toBe(false);
      expect(access.allows(shown({}))).toBe(false);
      expect(access.allowsCall(shown({ [PREVIEW_KEY_HEADER]: key }))).toBe(true);
    }
  });
});

describe('in production', () => {
  let composition: Awaited<ReturnType<typeof openComposition>>;
  let start: Start;
  const PREVIEW_KEY = 'a value of editors';
  const authorization = `Basic ${Buffer.from(`editor:${PREVIEW_KEY}`).toString('base64')}`;
  beforeAll(async () => {
    composition = await openComposition();
    start = await composition.start({ ...production, PREVIEW_KEY });
  }, 60_000);
  afterAll(async () => {
    await start.shop.close();
    await composition.close();
  });

  it.each([
    '/en-us?preview=true',
    '/en-us?mock=true',
    '/blocks/preview',
    '/pre/fapi/server/time',
    '/preview/caas/v1/canvas/menu/en-us',
  ])('%s is refused without the value, and never cached', async (path) => {
    const refused = await start.ask(path);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('www-authenticate')).toContain('Basic');
  });

  it('is answered with it', async () => {
    const answer = await start.ask('/pre/fapi/server/time', { headers: { authorization } });
    expect(answer.status).toBe(200);
    const menu = await start.ask('/preview/caas/v1/canvas/menu/en-us', { headers: { authorization } });
    expect(menu.headers.get('cache-control') ?? '').not.toContain('public');
  });
});

describe('an open preview', () => {
  const textOf = async (answer: Response) => {
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    return { said: new TextDecoder().decode(value), reader };
  };
  const ask = (known?: string) =>
    new Request(
      'http://shop.test/blocks/preview/changes',
      known === undefined ? {} : { headers: { 'last-event-id': known } },
    );

  it('hears that an editor saved something', async () => {
    let revision = 'a';
    const changes = createPreviewChanges(() => revision);
    const { said, reader } = await textOf(changes.answer(ask()));
    expect(said).toContain('event: opened');
    revision = 'b';
    changes.changed();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('id: b\nevent: changed');
    await reader?.cancel();
    changes.changed();
  });

  it('hears what it missed between two streams', async () => {
    const changes = createPreviewChanges(() => 'b');
    const answers = await Promise.all(
      [ask('a'), ask('b')].map(async (request) => (await textOf(changes.answer(request))).said),
    );
    expect(answers.map((said) => /event: (\w+)/.exec(said)?.[1])).toEqual(['changed', 'opened']);
  });
});
