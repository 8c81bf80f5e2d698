import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Judged, MutantsRecord } from '#src/chart-kit/mutate/record.ts';
import { locator } from '../../scripts/mutants/locate.ts';
import { page, printed } from '../../scripts/mutants/report.ts';
import { isClean, merged, stale, unexplained } from '../../scripts/mutants/verdicts.ts';

const mutant = (name: string, by: Judged['by'], why = ''): Judged => ({
  name,
  order: 0,
  kind: 'action',
  at: ['on'],
  transition: null,
  state: '',
  by,
  why,
});
const chart: MutantsRecord = {
  chart: 'lamp',
  mutants: [mutant('a', 'stories', 'it shines'), mutant('b', null), mutant('c', null), mutant('d <b>', null)],
  explained: { c: 'it is only a noise' },
  seconds: 1,
};
const view: MutantsRecord = {
  ...chart,
  mutants: [mutant('b', 'view', 'nothing shines'), mutant('c', null)],
  seconds: 0.25,
};
const result = merged(chart, view, () => 'machines/lamp/lamp.machine.ts:7');

describe('the report of mutants', () => {
  it('counts mutants noticed by the view, and lists those neither noticed nor explained', () => {
    expect(result.mutants.map(({ by }) => by)).toEqual(['stories', 'view', null, null]);
    expect(unexplained(result).map(({ name }) => name)).toEqual(['d <b>']);
    expect(isClean(result)).toBe(false);
    expect(isClean({ ...result, explained: { c: 'only a noise', 'd <b>': 'the same' } })).toBe(true);
  });

  it('lists explanations of mutants that are noticed or do not exist', () => {
    const explained = { a: 'it does not matter', x: 'nor does this' };
    expect(stale({ ...result, explained })).toEqual(['a: noticed by stories', 'x: there is no such mutant']);
    expect(isClean({ ...result, mutants: result.mutants.slice(0, 1), explained })).toBe(false);
  });

  it('prints a table, and survivors by name and place', () => {
    expect(printed([result]).split('\n')).toEqual([
      'chart  mutants  stories  waits  reaches  holds  refuses  paths  view  explained  survive  seconds',
      'lamp         4        1      0        0      0        0      0     1          1        1      1.3',
      '',
      'lamp: nothing notices',
      '  d <b>',
      '    machines/lamp/lamp.machine.ts:7',
    ]);
  });

  it('sums up several charts', () =>
    expect(
      printed([result, result])
        .split('\n')
        .find((line) => line.startsWith('all')),
    ).toMatch(/all\s+8\s+2\s/));

  it('lists every mutant, and escapes names', () => {
    const html = page([result]);
    expect(html).toContain('<li>d &lt;b&gt;<br><code>machines/lamp/lamp.machine.ts:7</code></li>');
    expect(html).toContain('it is only a noise');
    expect(html).toContain('<td>nothing shines</td>');
    expect(html).toContain('href="#lamp"');
  });
});

describe('the place of a mutant', () => {
  const lineOf = (place: string): string => place.replace(/:\d+$/, '');

  it.each([
    ['the chart', ['on', 'session.ended', 0], 'machines/cart/cart.machine.ts'],
    ['a chapter of its own', ['states', 'resting', 'states', 'unavailable', 'on'], 'machines/cart/states/resting.ts'],
    [
      'what several states share',
      ['states', 'changing', 'states', 'addingItems', 'invoke', 'onError', 2, 'guard'],
      'machines/cart/states/changing.ts',
    ],
    ['a delay', ['delays', 'sessionPatience'], 'machines/cart/cart.setup.ts'],
    ['what an action emits', ['actions', 'tellOfMerge'], 'machines/cart/cart.setup.ts'],
  ])('is found in %s', (_, at, file) => expect(lineOf(locator('cart')(at))).toBe(file));

  it('is the line of its name', () => {
    const lines = readFileSync('machines/cart/cart.setup.ts', 'utf8').split('\n');
    for (const at of [
      ['delays', 'sessionPatience'],
      ['actions', 'tellOfMerge'],
    ])
      expect(lines[Number(locator('cart')(at).split(':').at(-1)) - 1]?.trim()).toMatch(new RegExp(`^${at[1]}:`));
  });

  it('is the nearest line that can be found in the code', () => {
    expect(lineOf(locator('cart')(['states', 'lost', 'on']))).toBe('machines/cart/cart.machine.ts');
    expect(locator('none')(['on'])).toBe('machines/none');
  });
});
