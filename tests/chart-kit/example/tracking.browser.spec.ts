import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { dropped, type PageStates, unreachable, walkBrowser } from '#src/chart-kit/walk/browser.ts';
import { anyProject } from '#src/chart-kit/walk/project.ts';
import { model } from './tracking.model.ts';

/** Serves the example as a page, and a carrier whose next answer the test sets in `answer`. */
let server: Server;
let address = '';
let answer: { status: number; body: unknown } = { status: 500, body: {} };

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: `${import.meta.dirname}/main.tsx` } },
  });
  const [bundle] = [built].flat();
  const script = bundle && 'output' in bundle ? bundle.output[0].code : '';
  server = createServer((request, response) => {
    const isParcel = request.url?.startsWith('/parcels/') ?? false;
    response.statusCode = isParcel ? answer.status : 200;
    response.setHeader(
      'content-type',
      isParcel ? 'application/json' : request.url === '/app.js' ? 'text/javascript' : 'text/html',
    );
    response.end(
      isParcel
        ? JSON.stringify(answer.body)
        : request.url === '/app.js'
          ? script
          : '<!doctype html><html lang="en"><title>Parcel</title><script type="module" src="/app.js"></script></html>',
    );
  }).listen(0);
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
});

const pageStates: PageStates = {
  areTold: (page) => page.evaluate(() => window.stateOfExample !== undefined),
  stateOf: (page) => page.evaluate(() => window.stateOfExample?.() ?? null),
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
const busy = (page: Page) => expect(page.getByRole('status')).toBeVisible();

walkBrowser(
  model,
  {
    open: (page, { start }) => page.goto(start === 'a link' ? `${address}/?number=42` : address),
    gestures: {
      'number.submitted': async (page, { event }) => {
        await page.getByLabel('Parcel number').fill(event.number);
        await press(page, 'Find');
      },
      'number.changeRequested': (page) => press(page, 'Another number'),
      'retry.requested': (page) => press(page, 'Try again'),
      'help.opened': (page) => press(page, 'Help'),
      'help.closed': (page) => press(page, 'Close help'),
      'tracking.closed': unreachable('leaving the page ends the chart with it'),
      'connection.lost': (page) => page.evaluate(() => window.dispatchEvent(new Event('offline'))),
      'connection.restored': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    },
    causes: {
      findParcel: {
        request: '**/parcels/**',
        done: (_, { output }) => {
          answer = { status: 200, body: output };
        },
        failed: {
          ORD404: (_, { failure }) => {
            answer = { status: 404, body: { ...failure } };
          },
          ORD503: dropped,
        },
      },
      watchConnection: { failed: unreachable('it only adds listeners') },
    },
    shows: {
      'open.search.opening': unreachable('passed through'),
      'open.search.asking': (page) => expect(page.getByLabel('Parcel number')).toBeVisible(),
      'open.search.answering.looking': busy,
      'open.search.answering.waiting': busy,
      'open.search.answering.failed': (page) => expect(page.getByText('The carrier does not answer.')).toBeVisible(),
      'open.search.answering.found': unreachable('passed through'),
      'open.search.answering.moving': heading('On its way'),
      'open.search.answering.delivered': heading('Delivered'),
      'open.search.help': heading('Help'),
      'open.connection.online': (page) => expect(page.getByText('You are offline.')).toBeHidden(),
      'open.connection.offline': (page) => expect(page.getByText('You are offline.')).toBeVisible(),
      closed: unreachable('the page is gone'),
    },
  },
  { ...anyProject, pageStates },
);
