import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Commerce } from '#src/commerce/app.ts';
import NotifyMe from '#src/flows/notify-me/NotifyMe.tsx';
import StopNotifications from '#src/flows/stop-notifications/StopNotifications.tsx';
import words from '#src/messages/compiled/en-US/notify-me.gen.ts';
import stopWords from '#src/messages/compiled/en-US/stop-notifications.gen.ts';
import { createUnsubscribe } from '#src/server/unsubscribe.ts';
import { goods, smallSeed } from '#tests/commerce/support/seed.ts';
import { openTestShop, type TestShop } from '#tests/commerce/support/shop.ts';

/** A day of the demo's warehouse. */
const DAY = 10 * 60_000;
const email = 'maya@example.com';
const soldOut = { productId: goods.none.productId, upc: goods.none.upcs[0] };
const onClose = () => undefined;

let shop: TestShop;
beforeAll(async () => {
  const products = smallSeed.products.map((one) => ({ ...structuredClone(one), notifyMe: true }));
  shop = await openTestShop({ seed: { ...smallSeed, products }, warehouseDay: DAY });
  vi.stubGlobal('fetch', (request: Request) => shop.commerce.fetch(request));
});
beforeEach(async () => {
  shop.emails.length = 0;
  await shop.database.script(
    `DELETE FROM outbox; DELETE FROM stock_alerts; UPDATE stock SET quantity = 0 WHERE upc = '${soldOut.upc}'`,
  );
});
afterEach(async () => {
  cleanup();
  for (const process of processes.splice(0)) await process.close();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const queued = () => shop.database.raw("SELECT id FROM outbox WHERE kind = 'back-in-stock'", []);
const requests = () => shop.database.raw<{ email: string }>('SELECT email FROM stock_alerts', []);

const processes: Commerce[] = [];

/** Starts a process, which restocks and sends as each round does. */
const round = async () => void processes.push(await shop.start());

/** Fills in the form, and waits until the size came back: returns the email about it. */
async function askAndWait() {
  render(<NotifyMe isOpen onClose={onClose} data={{ ...soldOut, name: 'Ridgeline', choice: 'Size 8' }} />);
  await userEvent.type(await screen.findByLabelText(words.email), email);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByText(words.done);
  expect(await requests()).toEqual([{ email }]);
  await round();
  expect(await queued()).toEqual([]);
  shop.pass(DAY);
  await round();
  await vi.waitFor(() => expect(shop.emails).toHaveLength(1));
  cleanup();
  return shop.emails[0];
}

it('leads from the form to one email when the size is back, and its link to a form that ends all alerts', async () => {
  const mail = await askAndWait();
  expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/is back/) });
  const [, notificationId] = /#stop-notifications=([0-9a-f-]{36})/.exec(mail?.text ?? '') ?? [];
  render(<StopNotifications isOpen onClose={onClose} data={{ notificationId }} />);
  await userEvent.click(await screen.findByRole('button', { name: stopWords.submit }));
  await screen.findByText(stopWords.done);
  expect(await requests()).toEqual([]);
});

it('leads from the form to an email that a mail program can answer by its own button', async () => {
  const { pathname } = new URL((await askAndWait())?.unsubscribe ?? '');
  const [, , list = '', id = ''] = pathname.split('/');
  const request = new Request(`http://shop.test${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  const unsubscribe = createUnsubscribe((call) => shop.commerce.fetch(call));
  const answer = await unsubscribe(request, { address: '203.0.113.7', host: 'shop.test', port: 80 }, list, id);
  expect(answer?.status).toBe(204);
  expect(await requests()).toEqual([]);
});
