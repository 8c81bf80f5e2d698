import { describe, expect, it } from 'vitest';
import type { PathsRecord } from '#src/chart-kit/records/record.types.ts';
import { isWell, printed, resultOf } from '../../scripts/paths/table.ts';
import { chartOf } from '../../scripts/paths/watch.ts';

const whole = { total: 2, covered: 2, missing: [], unreachable: [] };

const record: PathsRecord = {
  chart: 'lamp',
  level: 'browser',
  coverage: {
    states: whole,
    transitions: {
      total: 4,
      covered: 2,
      missing: ['off: <b>lamp.switched</b> → on'],
      unreachable: [{ name: 'broken: bulb.changed → off', reason: 'the landlord does it' }],
    },
    pairs: whole,
  },
  seconds: 1.25,
  wantsPairs: false,
  paths: [
    {
      name: '1: 1 steps to on',
      passed: false,
      start: '',
      initial: { state: 'off' },
      steps: [{ event: 'lamp.switched', state: 'on', image: 'lamp/1-1.jpg' }],
      failure: { step: 0, message: 'it stayed dark' },
    },
  ],
  drawn: {},
  unreachable: [],
};

describe('npm run test:paths', () => {
  it('prints what is excused by reason, what failed with its command and what is missing, and then the table', () => {
    expect(printed([record]).split('\n')).toEqual([
      'lamp, browser: excused',
      '  1 because the landlord does it',
      '    broken: bulb.changed → off',
      '',
      'lamp, browser: failed',
      '  1: 1 steps to on, at step 1',
      '    npm run test:paths -- lamp --level browser --path 1',
      '',
      'lamp, browser: not covered',
      '  off: <b>lamp.switched</b> → on',
      '',
      'chart  level    states walked  transitions walked  pairs walked         paths  steps  seconds',
      'lamp   browser         2 of 2   2 of 4, 1 excused        2 of 2  1 (1 failed)      1      1.3',
    ]);
  });

  it('groups excuses by reason, the most frequent first, and names some of each', () => {
    const unreachable = [
      { name: 'a', reason: 'it is dark' },
      ...['b', 'c', 'd', 'e', 'f'].map((name) => ({ name, reason: 'nobody is in' })),
    ];
    const lines = printed([
      { ...record, paths: [], coverage: { states: whole, transitions: { ...whole, unreachable }, pairs: whole } },
    ]).split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'lamp, browser: excused',
      '  5 because nobody is in',
      '    b',
      '    c',
      '    d',
      '    and 2 more',
      '  1 because it is dark',
      '    a',
    ]);
  });

  it('ends with the result in one sentence', () => {
    const well = {
      ...record,
      paths: [],
      coverage: {
        states: whole,
        transitions: {
          total: 207,
          covered: 42,
          missing: [],
          unreachable: Array.from({ length: 165 }, (_, index) => ({ name: `${index}`, reason: 'it is dark' })),
        },
        pairs: whole,
      },
    };
    expect(resultOf([well], true)).toBe('WELL: walked 42 of 207 transitions, 165 excused');
    expect(resultOf([well], false)).toContain('NOT WELL');
    expect(resultOf([record, well], false)).toBe(
      'NOT WELL: walked 44 of 211 transitions, 166 excused; 1 path failed, 1 thing not covered (lamp browser)',
    );
  });

  it('fails for failed paths, and for missing ones', () => {
    const covered = { ...record, paths: [], coverage: { states: whole, transitions: whole, pairs: whole } };
    expect(isWell([covered])).toBe(true);
    expect(isWell([{ ...covered, paths: record.paths }])).toBe(false);
    expect(isWell([{ ...covered, coverage: record.coverage }])).toBe(false);
  });

  it('knows which chart a changed file belongs to', () => {
    expect(chartOf('machines/cart/cart.machine.ts', 'model-tests')).toBe('cart');
    expect(chartOf('model-tests/cart/cart.model.ts', 'model-tests')).toBe('cart');
    for (const shared of [
      'machines/shared/ports.ts',
      'src/chart-kit/explore/model.ts',
      'src/ui/text/Button.tsx',
      'machines/index.ts',
    ])
      expect(chartOf(shared, 'model-tests')).toBeNull();
    expect(chartOf('tests/chart-kit/example/example.model.ts', 'tests/chart-kit')).toBe('example');
  });
});
