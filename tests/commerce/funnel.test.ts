import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Funnel, FunnelEntry, Funnels } from '#openapi/generated/waymark.gen.ts';
import { createCommerce } from '#src/commerce/app.ts';
import { createFunnelBook, type FunnelBook } from '#src/commerce/funnel/funnel.ts';
import { generatedVisits } from '#src/demo/visits/visits.ts';
import { openTestDatabase } from './support/database.ts';
import { createTestMailer } from './support/mailer.ts';
import { createTestPayments } from './support/payments.ts';
import { smallSeed } from './support/seed.ts';
import { keys } from './support/shop.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

let database: Database;
let now = Date.parse('2026-11-21T10:00:00Z');
let book: FunnelBook;

const visit = (count: number): FunnelEntry => ({ chart: 'checkout', kind: 'visit', name: '#checkout', count });
const real = { source: 'visitors', days: 30 } as const;

beforeAll(async () => {
  database = await openTestDatabase(smallSeed);
  book = createFunnelBook({ database, clock: () => now, generated: generatedVisits(() => now) });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.parse('2026-11-21T10:00:00Z');
  await database.script('DELETE FROM funnel_counts');
});

describe('counts', () => {
  test('are added to those of the day, also if a batch contains one twice', async () => {
    await book.add([visit(2)]);
    await book.add([visit(3), visit(4)]);
    expect((await book.read('checkout', real)).counts).toEqual([{ kind: 'visit', name: '#checkout', count: 9 }]);
    const rows = await database.raw<{ day: string; count: number }>('SELECT day::text, count FROM funnel_counts', []);
    expect(rows).toEqual([{ day: '2026-11-21', count: 9 }]);
  });

  test('of two simultaneous pages are both stored', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => book.add([visit(1), { chart: 'cart', kind: 'left', name: '#cart', count: 1 }])),
    );
    expect(await book.readAll(real)).toEqual([
      { chart: 'cart', visits: 0, left: 20 },
      { chart: 'checkout', visits: 20, left: 0 },
    ]);
  });

  test('are read by the day', async () => {
    await book.add([visit(1)]);
    now += 6 * 86_400_000;
    await book.add([visit(10)]);
    expect(await book.read('checkout', { source: 'visitors', days: 6 })).toMatchObject({
      from: '2026-11-22',
      until: '2026-11-27',
      counts: [{ count: 10 }],
    });
    expect((await book.read('checkout', { source: 'visitors', days: 7 })).counts).toEqual([
      { kind: 'visit', name: '#checkout', count: 11 },
    ]);
  });

  test.each([
    [{ chart: 'no-such-chart', kind: 'visit', name: '#checkout', count: 1 }, '/counts/1/chart'],
    [{ chart: 'checkout', kind: 'visit', name: 'maya@example.com', count: 1 }, '/counts/1/name'],
    [{ chart: 'checkout', kind: 'transition', name: '#checkout', count: 1 }, '/counts/1/name'],
  ] as [FunnelEntry, string][])('with an unknown name are refused with their whole batch', async (entry, field) => {
    await expect(book.add([visit(1), entry])).rejects.toMatchObject({
      errorId: 'API422',
      status: 422,
      extra: { field },
    });
    expect((await book.read('checkout', real)).counts).toEqual([]);
  });

  test('of an unknown chart do not exist', async () => {
    await expect(book.read('no-such-chart', real)).rejects.toMatchObject({ errorId: 'API404' });
  });
});

describe('the generated month', () => {
  const generated = { source: 'generated', days: 30 } as const;
  const countOf = ({ counts }: Funnel, kind: string, name: string) =>
    counts.find((one) => one.kind === kind && one.name === name)?.count ?? 0;

  test('ends yesterday, and never mixes with real counts', async () => {
    await book.add([visit(1)]);
    const first = await book.read('checkout', generated);
    expect(first).toMatchObject({ source: 'generated', from: '2026-10-22', until: '2026-11-20' });
    now += 90 * 86_400_000;
    expect(await book.read('checkout', generated)).toMatchObject({
      from: '2027-01-20',
      until: '2027-02-18',
      counts: first.counts,
    });
    expect(countOf(await book.read('checkout', { source: 'visitors', days: 366 }), 'visit', '#checkout')).toBe(1);
  });

  test('is the sum of its days, in one chart and over all of them', async () => {
    const month = await book.read('checkout', generated);
    const [all, day] = [await book.readAll(generated), await book.readAll({ source: 'generated', days: 1 })];
    const checkout = all.find(({ chart }) => chart === 'checkout');
    expect(checkout).toEqual({
      chart: 'checkout',
      visits: countOf(month, 'visit', '#checkout'),
      left: countOf(month, 'left', '#checkout'),
    });
    const share = (day.find(({ chart }) => chart === 'checkout')?.visits ?? 0) / (checkout?.visits ?? 1);
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.05);
  });

  test('does not exist without a demo', async () => {
    const alone = createFunnelBook({ database, clock: () => now });
    expect(await alone.read('checkout', generated)).toMatchObject({ until: '2026-11-21', counts: [] });
    expect(await alone.readAll(generated)).toEqual([]);
  });

  test('is believable: fewer at each step of the checkout, and most who see the summary order', async () => {
    const month = await book.read('checkout', generated);
    const steps = ['#checkout', 'shopping', 'shopping.billing', 'shopping.summary', 'placing', 'confirmed'].map(
      (name) => countOf(month, 'visit', name),
    );
    // A shopper who goes back is counted at a step twice, and an order can be confirmed after 3-D Secure without a
    // second placing.
    expect(steps[0]).toBeGreaterThan(1000);
    expect(steps[1]).toBeLessThan(steps[0] ?? 0);
    expect(steps[2]).toBeLessThan(steps[1] ?? 0);
    expect(steps[3]).toBeLessThan(steps[2] ?? 0);
    expect(steps[4]).toBeLessThan(steps[3] ?? 0);
    expect((steps[5] ?? 0) / (steps[0] ?? 1)).toBeGreaterThan(0.35);
    expect((steps[5] ?? 0) / (steps[0] ?? 1)).toBeLessThan(0.75);
  });
});

describe('the service', () => {
  const open = async (showsFunnel: boolean) => {
    const commerce = await createCommerce({
      database,
      clock: () => new Date(now),
      keys,
      payments: createTestPayments().payments,
      mailer: createTestMailer().mailer,
      publicUrl: 'http://shop.test',
      showsFunnel,
    });
    const ask = async (path: string, body?: unknown) => {
      const init =
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await commerce.fetch(new Request(`http://shop.test${path}`, init));
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    };
    return { ask, close: () => commerce.close() };
  };

  test('adds counts, and returns them', async () => {
    const { ask, close } = await open(true);
    expect(await ask('/funnel/v1/counts', { counts: [visit(5)] })).toEqual({ status: 204, body: null });
    expect((await ask('/funnel/v1/charts/checkout')).body).toMatchObject({
      source: 'visitors',
      days: 30,
      counts: [{ kind: 'visit', name: '#checkout', count: 5 }],
    } satisfies Partial<Funnel>);
    expect((await ask('/funnel/v1/charts?days=7')).body).toEqual({
      source: 'visitors',
      days: 7,
      charts: [{ chart: 'checkout', visits: 5, left: 0 }],
    } satisfies Funnels);
    await close();
  });

  test.each([
    ['nothing', { counts: [] }],
    ['too much', { counts: Array.from({ length: 501 }, () => visit(1)) }],
    ['too often', { counts: [visit(1001)] }],
    ['less than once', { counts: [visit(0)] }],
    ['more than is asked', { counts: [{ ...visit(1), who: 'maya' }] }],
    ['another kind', { counts: [{ ...visit(1), kind: 'seen' }] }],
  ])('refuses %s', async (_, body) => {
    const { ask, close } = await open(true);
    expect(await ask('/funnel/v1/counts', body)).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId: 'API422' }] },
    });
    await close();
  });

  test('that does not show its counts still adds', async () => {
    const { ask, close } = await open(false);
    expect((await ask('/funnel/v1/counts', { counts: [visit(5)] })).status).toBe(204);
    expect((await ask('/funnel/v1/charts/checkout')).status).toBe(404);
    expect((await ask('/funnel/v1/charts')).status).toBe(404);
    await close();
  });
});
