import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { drawnTransitions } from '#src/chart-kit/records/record.ts';
import { markOfAll } from '#src/chart-kit/draw/marks.ts';
import { modelOf } from '#src/charts/machines/model.ts';
import { coverageMarks, declaredOf, missingOf } from '#src/chart-kit/records/coverage.ts';
import { matrixTable } from '#src/chart-kit/records/matrix-table.ts';
import { partsOf } from '#src/charts/paths/parts.ts';
import type { Count, PathRecord, PathsRecord } from '#src/chart-kit/records/record.types.ts';
import { levelReport, pathsIndex } from '#src/charts/paths/report.ts';
import { unwalkedOf } from '#src/chart-kit/records/unwalked.ts';
import { siteAddresses } from '#src/charts/site/site.addresses.ts';

type Event = { type: 'lamp.switched' } | { type: 'bulb.changed' } | { type: 'power.lost' };

const lamp = setup({
  types: {} as { events: Event },
  guards: { isWhole: () => true },
  delays: { dusk: 1000 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switched': [{ guard: 'isWhole', target: 'on' }, { target: 'broken' }], 'power.lost': {} } },
    on: { on: { 'lamp.switched': 'off' }, after: { dusk: 'off' } },
    broken: { on: { 'bulb.changed': 'off' } },
  },
});

const whole: Count = { total: 1, covered: 1, missing: [], unreachable: [] };
const path: PathRecord = {
  name: '1: 1 steps to on',
  passed: true,
  start: '',
  initial: { state: 'off' },
  steps: [{ event: 'lamp.switched', state: 'on' }],
};
const record: PathsRecord = {
  chart: 'lamp',
  level: 'browser',
  coverage: {
    states: { ...whole, missing: ['broken'] },
    transitions: {
      ...whole,
      missing: ['off: lamp.switched → broken'],
      unreachable: [{ name: 'broken: bulb.changed → off', reason: 'the landlord does it' }],
    },
    pairs: whole,
  },
  wantsPairs: false,
  seconds: 1,
  paths: [path],
  drawn: drawnTransitions(lamp),
  unreachable: [{ name: 'bulb.changed', reason: 'the landlord does it' }],
};

describe('coverage on a drawing', () => {
  const marks = new Map(coverageMarks(record, modelOf(lamp)));

  it('marks every state and every transition with its result', () => {
    expect(Object.fromEntries([...marks].map(([id, { look }]) => [id, look]))).toEqual({
      off: 'good',
      on: 'good',
      broken: 'bad',
      'off|event|lamp.switched|0': 'good',
      'off|event|lamp.switched|1': 'bad',
      'on|event|lamp.switched|0': 'good',
      'on|after|dusk|0': 'good',
      'broken|event|bulb.changed|0': 'quiet',
    });
  });

  it('marks a partly walked line, and draws unwalked ones broader', () => {
    expect(markOfAll(['off|event|lamp.switched|0', 'off|event|lamp.switched|1'], marks)).toEqual({
      look: 'changed',
      width: 3,
    });
    expect(markOfAll(['on|after|dusk|0'], marks)).toEqual({ look: 'good' });
  });

  it('lists what is missing, and declared exclusions once for each reason', () => {
    expect(missingOf(record)).toEqual(['broken', 'off: lamp.switched → broken']);
    expect(
      declaredOf({ ...record, unreachable: [...record.unreachable, ...record.unreachable] }).map(({ name }) => name),
    ).toEqual(['broken: bulb.changed → off', 'bulb.changed']);
  });
});

describe('the negative matrix', () => {
  const matrix = {
    states: ['off', 'on'],
    events: ['lamp.switched', 'bulb.changed', 'power.lost'],
    taken: ['off lamp.switched', 'on lamp.switched', 'off bulb.changed'],
  };
  const answersOf = (table: ReturnType<typeof matrixTable>) =>
    table.rows.map(({ cells }) => cells.map(({ answer }) => answer));

  it('is what the chart says, without data of a page', () => {
    const table = matrixTable(matrix, []);
    expect(answersOf(table)).toEqual([
      ['taken', 'taken', 'ignored'],
      ['taken', 'ignored', 'ignored'],
    ]);
    expect(table.counts).toEqual({ taken: 3, ignored: 3, impossible: 0 });
  });

  it('knows what a page cannot cause, from the declared sender or a missing control; the view comes first', () => {
    const view: PathsRecord = {
      ...record,
      level: 'view',
      impossible: { 'power.lost': 'the weather does it' },
      controlled: ['bulb.changed'],
    };
    const browser: PathsRecord = { ...record, impossible: { 'power.lost': 'nobody waits for it' } };
    const table = matrixTable(matrix, [view, browser]);
    expect(answersOf(table)[1]).toEqual(['taken', 'impossible', 'impossible']);
    expect(table.notes).toEqual([{ kind: 'noControl' }, { kind: 'elsewhere', reason: 'the weather does it' }]);
    expect(table.rows[1]?.cells[2]).toEqual({ answer: 'impossible', note: 2 });
    expect(table.events.map(({ note }) => note)).toEqual([undefined, 1, 2]);
  });
});

describe('the report of paths', () => {
  const failed: PathRecord = {
    ...path,
    name: '2: 1 steps to off',
    passed: false,
    failure: { step: 0, message: 'it stayed dark' },
  };
  const well: PathsRecord = {
    ...record,
    chart: 'aerial',
    coverage: { states: whole, transitions: whole, pairs: whole },
  };
  const broken: PathsRecord = { ...well, chart: 'zipper', paths: [path, failed] };

  it('begins with what failed, then with what is not covered', () => {
    expect(pathsIndex([well, record, broken]).charts.map(({ id }) => id)).toEqual(['zipper', 'lamp', 'aerial']);
    expect(pathsIndex([broken]).charts[0]?.lines[0]).toMatchObject({ failed: 1, missing: 0, paths: 2, steps: 2 });
  });

  it('shows a failed path first with its command, and leaves ten thousand steps to a file', async () => {
    const long: PathRecord = {
      ...path,
      name: '3: far',
      steps: Array.from({ length: 301 }, () => ({ event: 'after dusk', state: 'off' })),
    };
    const report = await levelReport({ ...broken, chart: 'order', paths: [path, failed, long] }, []);
    expect(report?.data.paths.map(({ name }) => name)).toEqual([failed.name, path.name, long.name]);
    expect(report?.data.paths[0]?.command).toBe('npm run test:paths -- order --level browser --path 2');
    expect(report?.data.paths[2]).toMatchObject({ steps: null, count: 301, file: 'steps/order-browser-3.txt' });
    expect(report?.files[0]?.content).toContain('301. Dusk is over: Off');
    expect(await levelReport(broken, [])).toBeNull();
  });

  it('is found from the gallery and from the state book, where it exists', () => {
    const parts = partsOf([{ ...record, level: 'chart', matrix: { states: [], events: [], taken: [] } }, record]);
    expect(parts).toEqual({ lamp: ['chart', 'browser', 'matrix'] });
    const { paths, book } = siteAddresses({
      gallery: '',
      paths: { folder: '../paths/', home: 'index.html', parts },
      book: { folder: '../statebook/', charts: ['lamp'] },
      more: [],
    });
    expect([
      paths?.index,
      paths?.of('lamp'),
      paths?.of('lamp', 'matrix'),
      paths?.of('lamp', 'view'),
      paths?.of('cart'),
    ]).toEqual([
      '../paths/index.html',
      '../paths/paths-lamp-chart.html',
      '../paths/paths-lamp-matrix.html',
      null,
      null,
    ]);
    expect([book('lamp'), book('cart')]).toEqual(['../statebook/lamp/index.html', null]);
  });
});

describe('what is not walked', () => {
  const excused = (names: readonly string[], reason: string): Count => ({
    ...whole,
    unreachable: names.map((name) => ({ name, reason })),
  });
  const of = (level: PathsRecord['level'], transitions: Count): PathsRecord => ({
    ...record,
    level,
    coverage: { states: whole, transitions, pairs: whole },
  });

  it('is what every level excludes, and what no page walked, with the reason of each level', () => {
    const records = [
      of('browser', excused(['a', 'b', 'c'], 'no data causes it')),
      of('chart', excused(['a'], 'it cannot be')),
      of('view', { ...excused(['a', 'd'], 'nothing shows it'), missing: ['b'] }),
    ];
    expect(unwalkedOf(records)).toEqual([
      {
        chart: 'lamp',
        levels: ['chart', 'view', 'browser'],
        never: [
          {
            excuses: [
              { level: 'chart', reason: 'it cannot be' },
              { level: 'view', reason: 'nothing shows it' },
              { level: 'browser', reason: 'no data causes it' },
            ],
            names: ['a'],
          },
        ],
        unseen: [
          {
            excuses: [
              { level: 'view', reason: null },
              { level: 'browser', reason: 'no data causes it' },
            ],
            names: ['b'],
          },
        ],
      },
    ]);
  });

  it('is empty if one level walks everything', () =>
    expect(
      unwalkedOf([of('chart', whole), of('browser', excused(['a'], 'no data causes it')), of('view', whole)]),
    ).toEqual([]));
});
