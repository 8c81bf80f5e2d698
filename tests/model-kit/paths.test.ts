import { describe, expect, it } from 'vitest';
import type { PathsRecord } from '#src/charts/paths/record.types.ts';
import { isWell, printed } from '../../scripts/paths/table.ts';
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
  it('prints a table, and by name what failed with its command, what is missing and what is declared', () => {
    expect(printed([record]).split('\n')).toEqual([
      'chart  level    states       transitions  pairs         paths  steps  seconds',
      'lamp   browser     2/2  2/4 (1 declared)    2/2  1 (1 failed)      1      1.3',
      '',
      'lamp, browser: failed',
      '  1: 1 steps to on, at step 1',
      '    npm run test:paths -- lamp --level browser --path 1',
      '',
      'lamp, browser: not covered',
      '  off: <b>lamp.switched</b> → on',
      '',
      'lamp, browser: declared unreachable',
      '  broken: bulb.changed → off: the landlord does it',
    ]);
  });

  it('fails for what failed, and for what nobody walked', () => {
    const covered = { ...record, paths: [], coverage: { states: whole, transitions: whole, pairs: whole } };
    expect(isWell([covered])).toBe(true);
    expect(isWell([{ ...covered, paths: record.paths }])).toBe(false);
    expect(isWell([{ ...covered, coverage: record.coverage }])).toBe(false);
  });

  it('knows which chart a changed file belongs to', () => {
    expect(chartOf('machines/cart/cart.machine.ts', 'model-tests')).toBe('cart');
    expect(chartOf('model-tests/cart/cart.model.ts', 'model-tests')).toBe('cart');
    for (const shared of ['machines/shared/ports.ts', 'model-tests/support/model.ts', 'src/ui/Button.tsx', 'machines/index.ts'])
      expect(chartOf(shared, 'model-tests')).toBeNull();
    expect(chartOf('tests/model-kit/example/example.model.ts', 'tests/model-kit')).toBe('example');
  });
});
