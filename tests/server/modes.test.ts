import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOn, modes, tools } from '#src/server/modes.ts';
import { openComposition, production, type Start } from './support/composition.ts';

/** Rows of the table in docs/modes.md, split into cells. */
const lines = readFileSync('docs/modes.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const keys = Object.keys(tools) as (keyof typeof tools)[];

test('docs/modes.md lists what is enabled in each mode', () => {
  const written = lines.map(([name, , ...cells]) => [name, ...cells]);
  expect(written).toEqual(
    keys.map((key) => [
      tools[key].name,
      ...modes.map((mode) => (isOn(key, mode) ? 'on' : 'off')),
      'setting' in tools[key] ? tools[key].setting : '',
    ]),
  );
});

describe('over HTTP', () => {
  const compositions: Awaited<ReturnType<typeof openComposition>>[] = [];
  const starts = {} as Record<'demo' | 'production', Start>;

  beforeAll(async () => {
    for (const [mode, env] of [
      ['production', production],
      ['demo', { MODE: 'demo' }],
    ] as const) {
      const composition = await openComposition();
      compositions.push(composition);
      starts[mode] = await composition.start(env);
    }
  }, 120_000);
  afterAll(async () => {
    await starts.production.shop.close();
    await starts.demo.shop.close();
    await Promise.all(compositions.map((composition) => composition.close()));
  });

  const statusOf = async (mode: 'demo' | 'production', path: string, init?: RequestInit) =>
    (await starts[mode].ask(path, init)).status;
  const isAnswered = (path: string, init?: RequestInit) => async (mode: 'demo' | 'production') =>
    (await statusOf(mode, path, init)) === 200;
  const counts = JSON.stringify({ counts: [{ chart: 'checkout', kind: 'visit', name: '#checkout', count: 1 }] });

  const looks: Partial<Record<keyof typeof tools, (mode: 'demo' | 'production') => Promise<boolean>>> = {
    demoData: async (mode) => starts[mode].shop.hasCatalogue(),
    demoGuide: async (mode) => {
      const answers = await Promise.all(
        ['/sandbox/guide', '/sandbox/guide.json'].map((path) => isAnswered(path)(mode)),
      );
      // Pages link to the guide where there is one (tests/server/demo-guide.test.ts).
      expect(answers).toEqual([starts[mode].shop.hasDemoGuide, starts[mode].shop.hasDemoGuide]);
      return starts[mode].shop.hasDemoGuide;
    },
    sandboxPayments: isAnswered('/sandbox/payments/v1/figtree.woff2'),
    blockGallery: isAnswered('/blocks'),
    openPreview: isAnswered('/pre/fapi/server/time'),
    mailbox: isAnswered('/sandbox/mail'),
    botDefence: isAnswered('/sandbox/bot-defence/v1/person.js'),
    mock: isAnswered('/mock/fapi/server/time'),
    simulateHeader: async (mode) =>
      (await statusOf(mode, '/fapi/server/time', { headers: { 'x-waymark-simulate': 'status=503' } })) === 503,
    inspector: async (mode) =>
      (await starts[mode].ask('/health')).headers.get('cross-origin-opener-policy') === 'same-origin-allow-popups',
    funnelPages: isAnswered('/funnel/v1/charts'),
    funnelCounting: async (mode) =>
      (await statusOf(mode, '/funnel/v1/counts', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: mode === 'production' ? production.PUBLIC_URL : 'http://localhost:3000',
        },
        body: counts,
      })) === 204,
    gallery: isAnswered('/charts/data?chart=cart'),
  };

  test.each(Object.entries(looks))('%s', async (key, look) => {
    for (const mode of ['demo', 'production'] as const)
      expect([mode, await look(mode)]).toEqual([mode, isOn(key as keyof typeof tools, mode)]);
  });
});
