import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { answerAsStately, heardBy } from './support/stately.ts';
import { expect, test } from './support/test.ts';

const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

/** Collects every request of the page, to any host. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => urls.push(request.url()));
  return urls;
}

test('a rendered page says which states its charts were rendered in, and hydrates as if it did not', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/en-us/cart')).text();
  const [, data = '[]'] = /<script type="application\/json" data-waymark-rendered>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toContainEqual({ chart: 'cart', state: 'waitingForSession' });
  expect(JSON.parse(data)).toContainEqual({ chart: 'session', state: 'restoring' });

  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(shoe);
  await expect.poll(() => page.evaluate(() => window.__waymark?.state('session'))).toBeDefined();
  expect(complaints).toEqual([]);
});

test('watching makes no request outside the shop', async ({ page }) => {
  const urls = requestsOf(page);
  await page.goto(`${shoe}?inspect`);
  await expect(page.getByRole('link', { name: 'Watch this page live' })).toBeVisible();
  const { origin } = new URL(page.url());
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(urls.filter((url) => url.includes('stately'))).toEqual([]);
});

test("Stately's inspector is told only what is masked, in a window that may be reached, and only when asked", async ({
  page,
  context,
}) => {
  await answerAsStately(context);
  const opened = page.waitForEvent('popup');
  const response = await page.goto('/en-us/search?q=ada%40example.com&inspect=stately');
  expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const stately = await opened;
  const heard = () => heardBy(stately);
  await expect
    .poll(async () => (await heard()).filter(({ type }) => type === '@xstate.actor').map(({ name }) => name))
    .toEqual(expect.arrayContaining(['storefront', 'cart', 'session']));
  await page.mouse.wheel(0, 400);
  await expect
    .poll(async () => (await heard()).filter(({ type }) => type === '@xstate.event').length)
    .toBeGreaterThan(0);
  expect(JSON.stringify(await heard())).not.toContain('ada@example.com');
});

/** Opens the inspector's window and a shop page that it watches, and puts a shoe in the cart. */
async function watchedShop(context: BrowserContext, at = '/charts/live?chart=cart') {
  const live = await context.newPage();
  await live.goto(at);
  await expect(live.getByText('No page is watched yet')).toBeVisible();
  const shop = await context.newPage();
  await shop.goto(`${shoe}?inspect`);
  await expect(stateOf(live, 'session')).toContainText('guest.ready');
  await shop.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await shop
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(stateOf(live, 'cart')).toContainText('resting.ready');
  return { live, shop };
}

const stateOf = (live: Page, chart: string) => live.locator(`[data-actor="${chart}"] > a`);

test('the actors of a page are a tree, each with where it is and whether it runs', async ({ context }) => {
  const { live } = await watchedShop(context);
  await expect(live.getByRole('region', { name: 'Running charts' }).locator('li').first()).toHaveAttribute(
    'data-actor',
    'storefront',
  );
  const cart = live.locator('[data-actor="storefront"] [data-actor="cart"]');
  await expect(cart).toHaveAttribute('data-status', 'active');
  await expect(cart.locator('> a')).toContainText('system id cart');
  await expect(cart.locator('[data-actor="createCartWithItem"]')).toHaveAttribute('data-status', 'done');
  await expect(cart.locator('[data-actor="createCartWithItem"]')).toContainText('done');
  await expectAccessible(live);
});

test('any moment can be looked back at, by press, arrows and slider, while the log goes on', async ({ context }) => {
  const { live, shop } = await watchedShop(context);
  const slider = live.getByRole('slider', { name: 'Moment' });
  await live.locator('[data-event="began"] button').click();
  await expect(live.locator('[data-time="held"]')).toBeVisible();

  // In the list, ArrowUp moves to later events: one of them is the one that creates the cart.
  const adds = live.locator('[data-event="change.requested"] button').last();
  for (let presses = 0; !(await adds.getAttribute('aria-current')); presses += 1) {
    if (presses > 40) throw new Error('the arrows do not lead to the press');
    await live.keyboard.press('ArrowUp');
  }
  await expect(stateOf(live, 'cart')).toContainText('changing');
  await expect(live.locator('[data-actor="createCartWithItem"]')).toContainText('runs');
  await live.keyboard.press('ArrowDown');
  await expect(stateOf(live, 'cart')).toContainText('resting.none');
  await expect(live.locator('[data-state="resting.none"][data-lit]')).toBeVisible();
  await live.keyboard.press('ArrowUp');
  await expect(stateOf(live, 'cart')).toContainText('changing');

  // New events are counted, and do not move the moment that is shown.
  await shop.bringToFront();
  await shop.keyboard.press('Escape');
  await live.bringToFront();
  await expect(live.getByText(/events? since/)).toBeVisible();
  await expect(stateOf(live, 'cart')).toContainText('changing');

  await slider.focus();
  await live.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /Rendered on the server/);
  await expect(stateOf(live, 'cart')).toContainText('waitingForSession');
  await live.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(live.locator('[data-time="following"]')).toBeVisible();
  await expect(stateOf(live, 'cart')).toContainText('resting.ready');
});

test('a log is copied, opened where no page runs, and replayed against the charts', async ({ context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { live } = await watchedShop(context);
  await live.bringToFront();
  await live.getByRole('button', { name: 'Replay' }).click();
  await expect(live.getByText(/All \d+ events lead where the log says/)).toBeVisible();
  await live.getByRole('button', { name: 'Copy the log' }).click();
  await expect(live.getByText('The log is copied')).toBeVisible();
  const log = await live.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/charts/live');
  await elsewhere.getByText('Open a log').click();
  await elsewhere.getByLabel('A copied log').fill('{}');
  await elsewhere.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(elsewhere.getByText('That is no log of the inspector.')).toBeVisible();
  // A log whose cart goes on to a state that the chart does not reach.
  const told = JSON.parse(log);
  const made = told.moments.findLast(({ type }: { type: string }) => type.startsWith('xstate.done.actor.createCart'));
  made.changes.find(({ actor }: { actor: { chart: string } }) => actor.chart === 'cart').actor.state = {
    resting: 'expired',
  };
  await elsewhere
    .getByLabel('A file with a log')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(told)) });
  await elsewhere.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(elsewhere.getByText('This is a copied log')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Replay' }).click();
  await expect(
    elsewhere.getByText(
      /First: cart in changing\S* heard createCartWithItem. The log goes on in resting.expired; the chart goes on in resting.ready./,
    ),
  ).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Go to that moment' }).click();
  await expect(stateOf(elsewhere, 'cart')).toContainText('resting.expired');
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
});

test('of two actors of one chart the one that is chosen is drawn, under its own number', async ({ page }) => {
  const carousel = (id: string, state: string) => ({
    id,
    parent: null,
    name: 'carousel',
    systemId: null,
    chart: 'carousel',
    state,
    status: 'active',
    context: { row: id },
  });
  const log = {
    kind: 'waymark.inspector.log',
    version: 1,
    page: { path: '/en-us', since: '2026-11-21T08:00:00.000Z', leftAt: null },
    rendered: [],
    before: [carousel('x:1', 'waiting'), carousel('x:2', 'waiting')],
    moments: [
      {
        id: 1,
        at: '2026-11-21T08:00:01.000Z',
        actor: 'x:2',
        chart: 'carousel',
        from: null,
        type: 'row.neared',
        payload: {},
        changes: [{ actor: carousel('x:2', 'loading'), isNew: false }],
      },
    ],
  };
  await page.goto('/charts/live?chart=carousel');
  await page.getByText('Open a log').click();
  await page.getByLabel('A copied log').fill(JSON.stringify(log));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const lit = page.locator('[data-viewport] a[data-lit]');
  await expect(page.getByRole('heading', { name: 'Carousel (1 of 2)' })).toBeVisible();
  await expect(lit).toHaveAttribute('data-state', 'waiting');
  await page.getByRole('link', { name: /^carousel \(2 of 2\)/ }).click();
  await expect(page.getByRole('heading', { name: 'Carousel (2 of 2)' })).toBeVisible();
  await expect(lit).toHaveAttribute('data-state', 'loading');
  await expect(
    page.locator('[aria-current="page"], [aria-current="true"]').filter({ hasText: '2 of 2' }),
  ).toBeVisible();
  await page.getByText('What it knows').click();
  await expect(page.getByText('"row": "x:2"')).toBeVisible();
  await expect(page.locator('[data-event="row.neared"]')).toContainText('carousel (2 of 2)');
  await page.locator('[data-event="began"] button').click();
  await expect(lit).toHaveAttribute('data-state', 'waiting');
});

test('the drawing follows the chart that moved last, until one is pinned', async ({ context }) => {
  const { live, shop } = await watchedShop(context, '/charts/live');
  const drawn = live.locator('[data-area="drawing"] h2').first();
  const follow = live.getByRole('switch', { name: 'Follow' });
  await expect(follow).toBeChecked();

  // The position of the event list does not depend on the chart that is drawn.
  const log = live.getByRole('region', { name: 'Events' });
  const place = async () => (await log.boundingBox())?.y;
  const before = await place();
  expect(before).toBeDefined();
  // A page in the background does not render, so its dialog would not close.
  await shop.bringToFront();
  await shop.keyboard.press('Escape');
  await expect(shop.getByRole('dialog')).toHaveCount(0);
  // The product chart moves last, when its button is enabled again.
  await expect(shop.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await live.bringToFront();
  await expect(live).toHaveURL(/follow=product/);
  await expect(drawn).toHaveText('Product');
  await expect(live.locator('[data-actor="product"] > a')).toHaveAttribute('aria-current', 'page');
  expect(await place()).toBe(before);

  // Going to a past moment draws the chart that moved then.
  await live.locator('[data-event="change.requested"] button').last().click();
  await expect(drawn).toHaveText('Cart');
  await live.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(drawn).toHaveText('Product');

  // While the focus is in the drawing, the drawing does not change.
  await live.bringToFront();
  await live.locator('[data-viewport]').first().focus();
  await live.locator('[data-event="change.requested"] button').last().dispatchEvent('click');
  await expect(live.getByText('The drawing stays while you are in it')).toBeVisible();
  await expect(stateOf(live, 'cart')).toContainText('changing');
  await expect(drawn).toHaveText('Product');
  await live.getByRole('slider', { name: 'Moment' }).focus();
  await expect(drawn).toHaveText('Cart');

  // Choosing a chart pins it, and the URL names it.
  await live.locator('[data-actor="session"] > a').first().click();
  await expect(drawn).toHaveText('Session');
  await expect(live).toHaveURL(/\?chart=session$/);
  await expect(follow).not.toBeChecked();
  await shop.bringToFront();
  await shop.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await live.reload();
  await expect(stateOf(live, 'product')).toBeVisible();
  await expect(drawn).toHaveText('Session');
  await expect(follow).not.toBeChecked();

  // The keyboard switches following on again.
  await follow.press('Space');
  await expect(follow).toBeChecked();
  await expect(drawn).not.toHaveText('Session');
  await expect(follow).toBeFocused();
  await expectAccessible(live);
});

test('the pages that a tab loads are one log, which is looked back in, copied, replayed and played on', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { live, shop } = await watchedShop(context);
  const log = live.getByRole('region', { name: 'Events' });
  const tabs = live.getByRole('region', { name: 'Tabs' }).getByRole('button');
  await shop.goto('/en-us/cart');
  await expect(log.getByRole('button', { name: 'Page /en-us/cart began' })).toHaveCount(1);
  await shop.reload();
  await expect(log.getByRole('button', { name: 'Page /en-us/cart began' })).toHaveCount(2);
  await expect(tabs).toHaveCount(1);
  await expect(live.getByText('Watching /en-us/cart')).toBeVisible();
  await expect(stateOf(live, 'cart')).toContainText('resting.ready');

  // A window that opens late still gets the pages that were loaded before.
  await live.reload();
  await expect(log.getByRole('button', { name: 'Page /en-us/cart began' })).toHaveCount(2);
  await log.getByRole('button', { name: 'Page /en-us/cart began' }).last().click();
  await expect(live.getByText(/Page .en-us.cart began/).first()).toBeVisible();
  await live.keyboard.press('ArrowDown');
  await expect(live.locator('[data-time="held"]')).toBeVisible();
  await log.locator('[data-event="change.requested"] button').last().click();
  await expect(stateOf(live, 'cart')).toContainText('changing');
  await expect(live.locator('[data-actor="product"]')).toBeVisible();

  await live.getByRole('button', { name: 'Play it on' }).click();
  await expect(live.getByText(/The simulator follows/)).toBeVisible();
  await expect(live.getByRole('link', { name: 'Open the simulator there' })).toHaveAttribute(
    'href',
    /^\/charts\/cart\/simulate#.*steps=/,
  );
  await live.getByRole('button', { name: 'Live', exact: true }).click();
  await live.getByRole('button', { name: 'Replay' }).click();
  await expect(live.getByText(/events? leads? where the log says/)).toBeVisible();
  await live.getByRole('button', { name: 'Copy the log' }).click();
  await expect(live.getByText('The log is copied')).toBeVisible();
  expect(JSON.parse(await live.evaluate(() => navigator.clipboard.readText())).loads).toHaveLength(2);
  await expectAccessible(live);
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('the words of a state stand beside the live drawing, and a state of it is folded', async ({ context }) => {
    const { live } = await watchedShop(context);
    await live.bringToFront();
    const drawing = live.locator('[data-viewport]').first();
    await drawing.locator('a[data-state="reading"]').press('Enter');
    const words = live.getByRole('region', { name: 'reading', exact: true });
    const [left, right] = [await drawing.boundingBox(), await words.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    await expect(words.getByRole('link', { name: 'Read it in the text' })).toHaveAttribute(
      'href',
      '/charts/cart#state-reading',
    );
    await expect(live.getByRole('heading', { name: 'Inside resting' })).toBeVisible();
    await live.getByRole('button', { name: 'Fold resting' }).press('Enter');
    await expect(live).toHaveURL(/chart=cart&fold=resting$/);
    await expect(live.getByRole('heading', { name: 'Inside resting' })).toBeHidden();
    await expect(drawing.locator('a[data-state="resting"]')).toHaveAttribute('data-lit', 'true');
    await expect(stateOf(live, 'cart')).toContainText('resting.ready');
    await expectAccessible(live);
  });
});

test('each page of the browser can be chosen, and one that is closed says so', async ({ context }) => {
  const { live, shop } = await watchedShop(context);
  const second = await context.newPage();
  await second.goto('/en-us/cart?inspect');
  const pages = live.getByRole('region', { name: 'Tabs' }).getByRole('button');
  await expect(pages).toHaveCount(2);
  await expect(live.getByText(`Watching ${shoe}`)).toBeVisible();
  await pages.filter({ hasText: '/en-us/cart' }).click();
  await expect(live.getByText('Watching /en-us/cart')).toBeVisible();
  await expect(pages.filter({ hasText: '/en-us/cart' })).toHaveAttribute('aria-pressed', 'true');

  await shop.close({ runBeforeUnload: false });
  await expect(pages.filter({ hasText: shoe })).toContainText('closed at');
  await expect(live.getByText('The page was closed or is loading')).toBeHidden();
  await second.goto('about:blank');
  await expect(live.getByText('The page was closed or is loading')).toBeVisible();
  // A window that opens late gets everything that a page has recorded.
  await second.goBack();
  await expect(live.getByText('The page was closed or is loading')).toBeHidden();
  await live.reload();
  await expect(live.getByText('Watching /en-us/cart')).toBeVisible();
});
