import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

test.describe.configure({ mode: 'serial' });

let folder = '';
const open = (page: Page, file: string) => page.goto(pathToFileURL(join(folder, file)).href);
const pages = () => globSync('**/*.html', { cwd: folder }).filter((file) => !file.endsWith('.view.html')).toSorted();

test.beforeAll(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'waymark-book-'));
  execFileSync(process.execPath, ['e2e/support/book.ts', folder], { stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every link of the book leads to a file of it, to the gallery or to the report', () => {
  expect(pages()).toEqual(['changes.html', 'index.html', 'order/index.html', 'order/notFound.html', 'order/notFound~again.html', 'order/shown.html']);
  const missing = pages().flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/\s(?:href|src)="([^"#]+)/g)]
      .map(([, link = '']) => decodeURI(link))
      .filter((link) => !link.startsWith('http://localhost:3000/charts') && !/^(\.\.\/|\.\/)+paths\/(index|paths-order-view)\.html$/.test(link))
      .filter((link) => !existsSync(join(folder, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
});

for (const [width, colorScheme] of [[390, 'light'], [1440, 'dark']] as const)
  test(`every page can be read at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const file of pages()) {
      await open(page, file);
      // Without `preload` axe reads the styles that the page has, and asks for none.
      const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
      expect(violations.map(({ id, nodes }) => `${file}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), file).toBe(true);
    }
  });

test('the keyboard alone leads from the book to a state, to the next, and to its view', async ({ page }) => {
  await open(page, 'index.html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '3 pictures changed' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await page.getByRole('link', { name: 'The usual view' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shown' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expect(page.getByText('Buttons must have a name').first()).toBeVisible();
  await page.locator('summary', { hasText: 'Try it at 390 px' }).press('Enter');
  await expect(page.frameLocator('iframe').first().getByRole('heading', { name: 'An order' })).toBeVisible();
});
