import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ mode: 'serial' });

let folder = '';
const open = (page: Page, file: string) => page.goto(pathToFileURL(join(folder, file)).href);

/** Waits until React has hydrated the page with this heading: before that, a press only does what plain HTML does. */
const hydrated = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('heading', { level: 1, name })
        .evaluateAll((all) => all.some((one) => Object.keys(one).some((key) => key.startsWith('__react')))),
    )
    .toBe(true);

test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'waymark-charts-'));
  execFileSync(process.execPath, ['scripts/charts/main.ts', folder], { stdio: 'pipe' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every link of the site leads to a file of it, and nothing is asked of a server', () => {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  for (const chart of readdirSync('machines').filter((name) => existsSync(`machines/${name}/${name}.machine.ts`)))
    expect(pages).toContain(`chart-${chart}.html`);
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/\s(?:href|src|action)="([^"#?]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(folder, link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
  expect(readFileSync(join(folder, 'assets/gallery.js'), 'utf8')).not.toMatch(
    /\bfetch\(|XMLHttpRequest\b|new WebSocket/,
  );
});

test('opened from a disk it lists, finds, draws and explains', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));

  await open(page, 'index.html');
  await expectAccessible(page);
  await page.getByLabel('Find a chart').fill('reload comes back fresh');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.locator('main li h3')).toHaveText(['Reload guard']);

  await page.getByRole('link', { name: 'Reload guard' }).click();
  await hydrated(page, 'Reload guard');
  await page.getByRole('link', { name: /^checking When/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'checking', exact: true })).toContainText('readReloadAge');

  await page.getByRole('link', { name: 'States and events' }).click();
  await expect(page).toHaveURL(/chart-reload-guard-plain\.html$/);
  await page.getByRole('link', { name: 'Everything' }).click();
  await page.getByRole('link', { name: 'Play it through' }).click();
  await hydrated(page, 'Reload guard');
  await page.getByRole('button', { name: 'reload.requested' }).click();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'checking');
  await page.reload();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'checking');

  await open(page, 'chart-chart-viewer.html');
  await hydrated(page, 'Chart viewer');
  await page.getByRole('button', { name: 'Fold reading' }).press('Enter');
  await expect(page).toHaveURL(/chart-chart-viewer\.html\?fold=reading$/);
  await expect(page.locator('[data-viewport] [data-state="reading"]')).toContainText('at once with');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How the charts work together' })).toBeVisible();
  expect(complaints).toEqual([]);
});
