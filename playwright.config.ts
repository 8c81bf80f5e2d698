import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { warehouseKey } from './e2e/support/warehouse-key.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
/**
 * WAYMARK_SPLIT=1: the shop as two processes, a storefront and the service that it asks, on a database of its own,
 * which no earlier run has used.
 */
const split: Record<string, string> =
  process.env.WAYMARK_SPLIT === '1'
    ? { SERVICE_PORT: String(port + 1), DATA_DIR: '.data/e2e-split', DATABASE_URL: '' }
    : {};
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** `npm run test:paths -- --watch`: a person watches, where there is a screen. */
const isShown = process.env.WAYMARK_SHOWN === '1';
const executablePath =
  process.env.CHROMIUM_PATH ??
  systemBrowsers.find((path) => existsSync(path) && !(isShown && path.includes('headless')));

/** Browser tests run against the built shop on a database of their own, started here and thrown away after. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'model-tests/**/*.spec.ts', 'tests/chart-kit/**/*.spec.ts'],
  // What other revisions are read from, while they are (docs/statebook.md).
  testIgnore: '.data/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: isShown ? 1 : 2,
  // A second try for what a busy machine upsets; `npm test` names every test that needed it.
  retries: 1,
  // A machine that is three times as slow passes, too.
  timeout: isShown ? 600_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: [['json', { outputFile: 'reports/playwright.json' }], ['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      ...(isShown ? { headless: false, slowMo: 400 } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's page runs its code once, and both cores are taken: compiling ahead on other threads costs time.
        '--js-flags=--single-threaded --max-lazy',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve-tests.mjs`,
    url: `http://localhost:${port}/ready`,
    // It builds first when a source is newer than its build.
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    env: {
      PORT: String(port),
      DATA_DIR: '.data/e2e',
      CONTENT_DIR: '.data/e2e-content',
      // Nothing that the demo's warehouse does comes in between.
      DEMO_DAY_MINUTES: '0',
      WAREHOUSE_KEY: warehouseKey,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '100000',
      TRUST_PROXY: 'loopback',
      ...split,
    },
  },
});
