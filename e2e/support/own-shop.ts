import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ShopProcess, startShop } from '#tests/crash/shop-process.ts';
import { testBuilds } from '../../scripts/builds.mjs';
import { test as base } from './test.ts';

/** The built shop in a process of its own, with settings that no other test may meet. */
interface OwnShop {
  url: string;
  /** Ends it, and starts it again on its data with its clock this many milliseconds ahead. */
  restartLater(milliseconds: number): Promise<void>;
}

/** `openShop` starts a shop with these variables, on an empty data folder. */
export const test = base.extend<{ openShop: (env: Record<string, string>) => Promise<OwnShop> }>({
  openShop: async ({ context }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-own-shop-'));
    const port = await freePort();
    const started: ShopProcess[] = [];
    const start = async (env: Record<string, string>, ahead: number) => {
      const all = { BUILD_DIR: testBuilds, DATA_DIR: folder, DATABASE_URL: '', CLOCK_AHEAD: String(ahead), ...env };
      const shop = await startShop(port, all, ['./e2e/support/clock-ahead.ts']);
      started.push(shop);
      return shop.url;
    };
    await use(async (env) => ({
      url: await start(env, 0),
      async restartLater(milliseconds) {
        // A page whose shop is away would report failed requests in the console.
        await Promise.all(context.pages().map((page) => page.goto('about:blank')));
        await started.at(-1)?.stop();
        await start(env, milliseconds);
      },
    }));
    await context.close();
    await started.at(-1)?.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
