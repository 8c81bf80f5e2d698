import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { awake, expect, test } from './support/test.ts';

// A package of an older page is asked for on purpose.
test.use({ forgives: /status of 504/ });

const sources = ['src', 'machines', 'model-tests', 'openapi', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** A checkout of its own, which may be edited, on which no development server ever ran: no package is bundled yet. */
async function checkout(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'waymark-dev-')));
  await Promise.all(sources.map((path) => cp(path, join(folder, path), { recursive: true })));
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.vite'));
  await Promise.all(packages.map(async (name) => symlink(await realpath(join('node_modules', name)), join(folder, 'node_modules', name))));
  return folder;
}

/** Stands in for stately.ai, and keeps what it is told. */
async function stately(page: Page) {
  await page.context().route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data.name)); opener.postMessage({ type: '@statelyai.connected' }, '*');</script>`,
    }),
  );
  const opened = page.waitForEvent('popup');
  return async () => (await opened).evaluate(() => Reflect.get(window, 'heard') as string[]);
}

test('`npm run dev -- --inspect`: pages wake on a fresh cache, Stately connects, and an open page follows the sources', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await checkout();
  const port = String(Number(process.env['E2E_PORT'] ?? 3210) + 500);
  const shop = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, PUBLIC_URL: shop, DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'error' };
  const dev = spawn(process.execPath, ['scripts/dev.mjs', '--inspect'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    dev.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`${shop}/charts/live`);
    await expect.poll(() => said, { timeout: 60_000 }).toContain('ready in');

    const heard = await stately(page);
    await page.goto(`${shop}/en-us/cart?inspect=stately`, { timeout: 120_000 });
    await awake(page, 'cart');
    await expect(page.locator('html')).toHaveAttribute('data-inspect', '');
    await expect.poll(heard, { timeout: 30_000 }).toEqual(expect.arrayContaining(['storefront', 'cart', 'session']));

    // The page was made before packages were bundled anew.
    const reloaded = page.waitForEvent('load');
    const status = () => fetch('/node_modules/.vite/deps/react.js?v=stale').then((answer) => answer.status);
    expect(await page.evaluate(status)).toBe(504);
    await reloaded;
    await awake(page, 'cart');

    await page.goto(`${shop}/charts/cart`, { timeout: 60_000 });
    await awake(page, 'chart-viewer');
    const chart = join(folder, 'machines/cart/cart.machine.ts');
    await writeFile(chart, (await readFile(chart, 'utf8')).replace('It is not known yet who shops', 'Nobody has said yet who shops'));
    await expect(page.getByText('Nobody has said yet who shops').last()).toBeVisible({ timeout: 60_000 });
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
