import { expect, test } from './support/test.ts';

// A guest has no account (403), and there is no page (404).
test.use({ meetsPopups: true, forgives: /40[34]/ });

/** Every kind of page, in a region that asks. */
const paths = [
  '',
  '/c/women-2000',
  '/p/ridgeline-3-WMTR1001MOS',
  '/search',
  '/search?q=trail',
  '/compare?ids=WMTR1001MOS',
  '/cart',
  '/checkout',
  '/favorites',
  '/sign-in',
  '/sign-up',
  '/newsletter',
  '/order-lookup',
  '/account',
  '/help/contact-us',
  '/help/delivery',
  '/stories',
  '/stories/lace-a-trail-shoe',
  '/promotions',
  '/loyalty',
  '/stores',
  '/location-selector',
  '/nowhere',
];

/** What a shop needs to be one (C0001): the session of a guest, and where a page was scrolled to. */
const necessary = {
  cookies: /^wm_(access|refresh|usid)$/,
  stored: /^(waymark\.session|tsr-scroll-restoration-.*)$/,
  posted: /^\/token\/v2\/auth\//,
};

/** Counts, decisions, pop-ups and pictures of shoppers: each waits for its category. */
const waiting = /\/fapi\/performance|\/api\/engine|\/canvas\/popups|social-gallery|startTelemetry/;

test('before an answer no page asks for or stores more than a shop needs', async ({ page, context, baseURL }) => {
  test.setTimeout(paths.length * 10_000);
  const { origin } = new URL(baseURL ?? '');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    const isNeeded = request.method() === 'GET' || necessary.posted.test(pathname);
    if (to !== origin || !isNeeded || waiting.test(pathname)) asked.push(`${request.method()} ${request.url()}`);
  });
  for (const path of paths) {
    await page.goto(`/en-gb${path}`);
    await expect(page.getByRole('region', { name: 'Cookies' }), path).toBeVisible();
    // What is late comes once the page is idle.
    await page.waitForTimeout(2500);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(
      {
        asked,
        stored: stored.filter((key) => !necessary.stored.test(key)),
        cookies: cookies.filter((name) => !necessary.cookies.test(name)),
      },
      path,
    ).toEqual({ asked: [], stored: [], cookies: [] });
  }
});
