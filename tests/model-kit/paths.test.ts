import { describe, expect, it } from 'vitest';
import type { PathsRecord } from '#model-tests/support/record.ts';
import { page, printed } from '../../scripts/paths.ts';

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
  paths: [
    {
      name: '1: 1 steps to on',
      passed: false,
      steps: [{ event: 'lamp.switched', state: 'on', image: 'lamp/1-1.png' }],
    },
  ],
  unreachable: [],
};

describe('the report of paths', () => {
  it('prints a table, and by name what is missing or declared', () => {
    expect(printed([record]).split('\n')).toEqual([
      'chart  level    states       transitions  pairs         paths  seconds',
      'lamp   browser     2/2  2/4 (1 declared)    2/2  1 (1 failed)      1.3',
      '',
      'lamp, browser: not covered',
      '  off: <b>lamp.switched</b> → on',
      '',
      'lamp, browser: declared unreachable',
      '  broken: bulb.changed → off: the landlord does it',
    ]);
  });

  it('draws every path as steps with its pictures, and takes no name for markup', () => {
    const html = page([record]);
    expect(html).toContain('<img loading="lazy" src="lamp/1-1.png" alt="on">');
    expect(html).toContain('off: &lt;b&gt;lamp.switched&lt;/b&gt; → on');
    expect(html).toContain('<details open>');
    expect(html).toContain('href="#lamp-browser"');
  });
});
