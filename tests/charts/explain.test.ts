import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { inheritedWays, waysIn, waysOut } from '#src/chart-kit/explain/explain.ts';
import { allModels } from '#src/charts/pages/library.ts';
import { modelOf } from '#src/charts/machines/model.ts';

const inner = createMachine({ id: 'stamp' });
const model = modelOf(
  setup({ actors: { stamper: inner }, delays: { patience: 10_000, computed: () => 5 } }).createMachine({
    id: 'post',
    initial: 'open',
    on: { closed: '.shut', asked: { actions: [] } },
    states: {
      open: {
        initial: 'idle',
        on: { rang: 'shut' },
        after: { patience: 'shut', computed: 'shut' },
        onDone: 'shut',
        states: {
          idle: { on: { closed: { guard: () => true, target: 'gone' }, asked: 'gone' } },
          gone: { type: 'final', invoke: { id: 'stamping', src: 'stamper' } },
        },
      },
      shut: { on: { opened: 'open.gone' }, type: 'parallel', states: { door: {}, light: {} } },
    },
  }),
);
const told = (id: string) => inheritedWays(model, id).map(({ from, ways }) => [from, ways.map(({ event }) => event)]);

describe('the ways of a state in words', () => {
  it('say that a first state is entered with its parent, and a region with what it is a part of', () => {
    expect(waysIn(model, 'open.idle')).toMatchObject([{ kind: 'initial', states: ['open'] }]);
    expect(waysIn(model, 'shut.door')).toMatchObject([{ kind: 'region', states: ['shut'] }]);
  });
  it('count a way into a part as a way in', () => {
    expect(waysIn(model, 'open')).toMatchObject([
      { kind: 'initial', states: ['#post'] },
      { event: 'opened', states: ['shut'] },
    ]);
  });
  it('list the transitions of the parent in every part that does not take the event itself', () => {
    expect(told('open.idle')).toEqual([
      ['open', ['rang', 'patience', 'computed']],
      ['#post', ['closed']],
    ]);
    expect(told('open.gone')).toEqual([
      ['open', ['rang', 'open', 'patience', 'computed']],
      ['#post', ['closed', 'asked']],
    ]);
    expect(told('#post')).toEqual([]);
  });
  it('say how long a delay is, where the chart does not compute it', () => {
    expect(waysOut(model, 'open').filter(({ kind }) => kind === 'after')).toMatchObject([
      { event: 'patience', duration: '10 sec' },
      { event: 'computed' },
    ]);
    expect(waysOut(model, 'open').find(({ event }) => event === 'computed')).not.toHaveProperty('duration');
  });
  it('name the chart that a state runs', () => {
    expect(model.nodes.find(({ id }) => id === 'open.gone')?.invokes).toEqual([
      { id: 'stamping', src: 'stamper', chart: 'stamp' },
    ]);
  });
});

it('no state of any chart but its root is without a way in', async () => {
  for (const chart of (await allModels()).values())
    for (const { id, parent, type } of chart.nodes)
      if (parent !== null && type !== 'history') expect(waysIn(chart, id), `${chart.id}: ${id}`).not.toEqual([]);
});
