import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPrometheus } from '#src/server/metrics/prometheus.ts';

const page = readFileSync('docs/operating.md', 'utf8');
const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const named = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:waymark|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)),
];

/** Names that Prometheus would have: each metric, and the series of a histogram. */
async function known(): Promise<Set<string>> {
  const text = await createPrometheus({ mode: 'production' }).text();
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name],
    ),
  );
}

describe('docs/operating.md', () => {
  it('names only metrics that exist', async () => {
    const all = await known();
    const names = named(section('Metrics'));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !all.has(name) && ![...all].some((one) => one.startsWith(name)))).toEqual([]);
  });

  it('names every metric of the shop', async () => {
    const ours = [...(await known())].filter((name) => name.startsWith('waymark_') && !/_(bucket|count)$/.test(name));
    expect(ours.filter((name) => !section('Metrics').split('### Alarms')[0]?.includes(`\`${name}\``))).toEqual([]);
  });

  it('has a row for each alarm: when, for how long, what it means, what to do', () => {
    const rows =
      section('Metrics')
        .split('### Alarms')[1]
        ?.split('\n')
        .filter((line) => line.startsWith('| `')) ?? [];
    expect(rows.length).toBeGreaterThan(10);
    // A bar inside an expression is escaped and does not end the cell.
    for (const row of rows)
      expect(
        row
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim())
          .filter(Boolean),
        row,
      ).toHaveLength(4);
  });

  it('has a systemd unit whose instances have their own metrics and writable folders', () => {
    const unit = readFileSync('docs/waymark@.service', 'utf8');
    expect(unit).toContain('Environment=METRICS_PORT=1%i');
    for (const folder of /^ReadWritePaths=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? ['none'])
      expect(section('Start it and keep it running')).toMatch(new RegExp(`install -d .*${folder}`));
  });

  it('quotes lines that the shop logs', () => {
    const sources = [
      'checkout/recover',
      'payments/state-of-payment',
      'outbox/outbox',
      'retention/retention',
      'app',
    ].map((name) => readFileSync(`src/commerce/${name}.ts`, 'utf8'));
    const server = [
      'commerce/payments/http-payment-provider',
      'server/shop',
      'server/metrics/serve-metrics',
      'server/closing',
      'server/opening',
      'server/readiness',
    ].map((name) => readFileSync(`src/${name}.ts`, 'utf8'));
    const all = [...sources, ...server].join('\n');
    const quoted = [
      'an order could not be recovered yet',
      'the payment provider does not say where a payment stands',
      'the payment provider refuses the key of the shop (PAYMENT_PROVIDER_KEY)',
      'not done yet; tried again later',
      'what is over could not be ended',
      'an operation failed',
      'a connection to the database broke',
      'metrics are off',
      'nobody caught this',
      'could not start',
      'not ready',
      'ready again',
    ];
    for (const words of quoted) {
      expect(page).toContain(words);
      expect(all).toContain(words);
    }
  });
});
