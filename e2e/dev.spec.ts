import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAsStately, heardBy } from './support/stately.ts';
import { expect, test } from './support/test.ts';

test('`npm run dev -- --inspect` watches every page, says where, and opens Stately when asked', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const port = String(Number(process.env['E2E_PORT'] ?? 3210) + 500);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dev-'));
  const env = {
    ...process.env,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  const dev = spawn(process.execPath, ['scripts/dev.mjs', '--inspect'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    dev.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`http://localhost:${port}/charts/live`);
    const html = () =>
      fetch(`http://localhost:${port}/en-us/cart`).then(
        (answer) => answer.text(),
        () => '',
      );
    await expect.poll(html, { timeout: 120_000, intervals: [1000] }).toMatch(/<html[^>]* data-inspect=""/);
    await answerAsStately(context);
    const opened = page.waitForEvent('popup', { timeout: 120_000 });
    await page.goto(`http://localhost:${port}/en-us/cart?inspect=stately`);
    const stately = await opened;
    await expect
      .poll(() => heardBy(stately).then((heard) => heard.map(({ name }) => name)), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['storefront', 'cart', 'session']));
  } finally {
    // Closed first: a page whose server is gone would report failed requests in the console.
    await page.close();
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
