import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';

const folder = '.data/e2e-content/en-us/pages';
const fileOf = (name: string) => join(folder, `${name}.yaml`);

function save(name: string, title: string, rest = ''): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileOf(name),
    `title: ${title}
seo: { title: ${title}, description: Snow., noIndex: true }
blocks:
  - { id: ${name.replace('.draft', '')}-title, type: banner, variant: compact, title: ${title}, titleH1: true }
${rest}`,
  );
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an editor sees a draft while it is written, at its date, and shoppers see it when it is published', async ({
  page,
  request,
}) => {
  const path = '/en-us/snow-story';
  save('snow-story', 'Old snow');
  await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass();
  expect((await request.get(path)).headers()['cache-control']).toContain('public');

  await page.goto(`${path}?preview=true`);
  await expect(title(page, 'Old snow')).toBeVisible();
  save('snow-story.draft', 'New snow');
  await expect(title(page, 'New snow')).toBeVisible({ timeout: 1000 });
  expect(await (await request.get(path)).text()).toContain('Old snow');

  // The open page would load itself anew while the next one is asked for.
  await page.goto('about:blank');
  save(
    'snow-story.draft',
    'New snow',
    '  - { id: later, type: richText, html: <p>It melts.</p>, validFrom: 2031-03-01 }\n',
  );
  await page.goto(`${path}?preview=true&previewDateTime=2031-02-28T23:00:00Z`);
  await expect(title(page, 'New snow')).toBeVisible();
  await expect(page.getByText('It melts.')).toHaveCount(0);
  const shown = await page.goto(`${path}?preview=true&previewDateTime=2031-03-01T00:00:00Z`);
  await expect(page.getByText('It melts.')).toBeVisible();
  expect(shown?.headers()['cache-control']).toBe('no-store');
  expect(shown?.headers()['x-robots-tag']).toContain('noindex');

  renameSync(fileOf('snow-story.draft'), fileOf('snow-story'));
  await expect(async () => expect(await (await request.get(path)).text()).toContain('New snow')).toPass({
    timeout: 2000,
  });
  expect(await (await request.get(path)).text()).not.toContain('It melts.');
});

test('every page of a preview asks for previews, and leads to previews', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(caas|products|cart|token|consumers-v3|fapi)\//.test(pathname)) calls.push(pathname);
  });
  for (const path of ['/en-us', '/en-us/c/women-1000', '/en-us/cart', '/en-us/help/delivery']) {
    const answer = await page.goto(`${path}?preview=true`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await hydrated(page, 'storefront');
  }
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((pathname) => !pathname.startsWith('/pre/'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Stores' }).click();
  await expect(page).toHaveURL(/\/en-us\/stores\?preview=true$/);
});

test('a preview leads to the locale that its address names, and may show the content of another site', async ({
  page,
}) => {
  await page.goto('/en-us/help/delivery?preview=true&localePath=de-de');
  await expect(page).toHaveURL(/\/de-de\/help\/delivery\?preview=true$/);
  const german = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/en-us/help/delivery?preview=true&siteId=de-de');
  await expect(title(page, german)).toBeVisible();
});

test('an editor opens the menu, the footer, the page of a family and that of a search from the list', async ({
  page,
}) => {
  await page.goto('/blocks/preview');
  await hydrated(page, 'cms-preview');
  const wide = page.locator('iframe[data-preview-frame=wide]');
  const list = async (docType: string, row: RegExp) => {
    await page.getByLabel('Doc type').selectOption(docType);
    await page.getByRole('button', { name: 'List content' }).click();
    await page.getByRole('row', { name: row }).getByRole('button').click();
  };
  for (const kind of ['menu', 'footer']) {
    await list(kind, new RegExp(`^${kind} .* [1-9]`));
    await expect(wide).toHaveAttribute('src', '/en-us?preview=true');
  }
  await list('product', /^family-WMTR /);
  await expect(wide).toHaveAttribute('src', /^\/en-us\/p\/[\w-]+-WMTR\w+\?preview=true$/);
  await list('search', /^search-no-results /);
  await expect(wide).toHaveAttribute('src', /^\/en-us\/search\?q=\w+&preview=true$/);
  const shown = wide.contentFrame();
  await expect(shown.getByRole('main').getByRole('link', { name: 'Gear' }).first()).toBeVisible();
});

test('an editor lists content, and sees its page in two frames that scroll together', async ({ page }) => {
  await page.goto('/blocks/preview');
  await hydrated(page, 'cms-preview');
  await page.getByRole('button', { name: 'List content' }).click();
  await expect(page.getByText('Doc type is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Doc type').selectOption('richText');
  await page.getByLabel('Layout variant').fill('no-such-variant');
  await page.getByRole('button', { name: 'List content' }).click();
  await expect(page.getByText('No results.')).toBeVisible();

  await page.getByLabel('Doc type').selectOption('page');
  await page.getByLabel('Layout variant').fill('');
  await page.getByLabel('Results a page').selectOption('10');
  await page.getByRole('button', { name: 'List content' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByLabel('Results a page').selectOption('50');
  await page.getByRole('button', { name: 'List content' }).click();
  await page
    .getByRole('row', { name: /^page-home / })
    .getByRole('button')
    .click();
  await expect(page.getByRole('heading', { name: / on localhost$/ })).toBeVisible();

  const topOf = (name: string) =>
    page
      .frameLocator(`[data-preview-frame=${name}]`)
      .locator('html')
      .evaluate(({ scrollTop }) => Math.round(scrollTop));
  const wide = page.frameLocator('[data-preview-frame=wide]');
  await expect(wide.getByRole('contentinfo')).toBeAttached();
  await expect(page.frameLocator('[data-preview-frame=narrow]').getByRole('contentinfo')).toBeAttached();
  await wide.locator('html').evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => topOf('narrow')).toBe(400);
  await page.getByRole('checkbox', { name: 'Scroll together' }).uncheck();
  await wide.locator('html').evaluate((element) => element.scrollTo({ top: 800, behavior: 'instant' }));
  await expect.poll(() => topOf('wide')).toBe(800);
  expect(await topOf('narrow')).toBe(400);
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
