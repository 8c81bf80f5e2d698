import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const shoe = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';

/** Everything that the page asks for, from whatever host. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => urls.push(request.url()));
  return urls;
}

test('a rendered page says which states its charts were rendered in, and wakes up as if it did not', async ({ page, request }) => {
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

test('watching asks nobody but the shop', async ({ page }) => {
  const urls = requestsOf(page);
  await page.goto(`${shoe}?inspect`);
  await expect(page.getByRole('link', { name: 'Watch this page live' })).toBeVisible();
  const { origin } = new URL(page.url());
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(urls.filter((url) => url.includes('stately'))).toEqual([]);
});

test("Stately's inspector is told only what is masked, in a window that may be reached, and only when asked", async ({ page, context }) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.heard = [];
        addEventListener('message', ({ data }) => heard.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  const opened = page.waitForEvent('popup');
  const response = await page.goto('/en-us/search?q=ada%40example.com&inspect=stately');
  expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const stately = await opened;
  const heard = () => stately.evaluate(() => (window as unknown as { heard: { type: string; name?: string }[] }).heard);
  await expect.poll(async () => (await heard()).filter(({ type }) => type === '@xstate.actor').map(({ name }) => name)).toEqual(expect.arrayContaining(['storefront', 'cart', 'session']));
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await heard()).filter(({ type }) => type === '@xstate.event').length).toBeGreaterThan(0);
  expect(JSON.stringify(await heard())).not.toContain('ada@example.com');
});

test('`npm run dev -- --inspect` watches every page, and says where', async () => {
  test.setTimeout(180_000);
  const port = String(Number(process.env['E2E_PORT'] ?? 3210) + 500);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dev-'));
  const env = { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder, LOG_LEVEL: 'error' };
  const dev = spawn(process.execPath, ['scripts/dev.mjs', '--inspect'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    dev.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`http://localhost:${port}/charts/live`);
    const page = () => fetch(`http://localhost:${port}/en-us/cart`).then((answer) => answer.text(), () => '');
    await expect.poll(page, { timeout: 120_000, intervals: [1000] }).toMatch(/<html[^>]* data-inspect=""/);
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
