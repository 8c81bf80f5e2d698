import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { subjectOf } from '#src/chart-kit/explore/subject.ts';

const base = setup({
  types: {
    context: {} as { seen: readonly string[]; last: { name: string } | null },
    events: {} as { type: 'seen'; name: string } | { type: 'forgotten' },
  },
});

const chart = base
  .extend({
    actions: {
      see: base.assign(({ event }) =>
        event.type === 'seen' ? { seen: [event.name], last: { name: event.name } } : {},
      ),
      forget: base.assign({ seen: [] }),
    },
  })
  .createMachine({
    id: 'memory',
    context: { seen: [], last: null },
    initial: 'open',
    states: {
      open: { on: { seen: { actions: 'see' }, forgotten: { target: 'closed', actions: 'forget' } } },
      closed: { on: { seen: { target: 'open', actions: 'see' } } },
    },
  });

const [once, twice] = [
  { type: 'seen', name: 'one' },
  { type: 'seen', name: 'two' },
] as const;
const options = {
  input: undefined,
  send: { seen: [once, twice] as const, forgotten: { type: 'forgotten' } as const },
  project: () => null,
  why: 'nothing is asked',
};

describe('equal snapshots', () => {
  const subject = subjectOf(chart, options);
  const { snapshot } = subject.initial('');

  it('are one, made by other objects of the same shape: a step in them is taken once', () => {
    const there = subject.step(snapshot, once).snapshot;
    const again = subject.step(there, { ...once }).snapshot;
    expect(again).toBe(there);
    expect(subject.step(again, twice)).toBe(subject.step(there, twice));
  });

  it('are two where anything in context differs, though the projection leaves it out', () => {
    const [first, second] = [subject.step(snapshot, once).snapshot, subject.step(snapshot, twice).snapshot];
    expect(second).not.toBe(first);
    expect(subject.keyOf(second)).toBe(subject.keyOf(first));
  });

  it('are two in other states', () => {
    const closed = subject.step(snapshot, { type: 'forgotten' }).snapshot;
    expect(closed.context).toEqual(snapshot.context);
    expect(closed).not.toBe(snapshot);
  });
});

describe('a chart that changes its context in place', () => {
  it('is reported, because a step would depend on the steps before it', () => {
    const careless = base
      .extend({
        actions: {
          see: base.assign(({ context, event }) =>
            event.type === 'seen' ? { seen: ((context.seen as string[]).push(event.name), context.seen) } : {},
          ),
        },
      })
      .createMachine({ id: 'careless', context: { seen: [], last: null }, on: { seen: { actions: 'see' } } });
    expect(() => modelOf(careless, options).edges()).toThrow('not extensible');
  });
});

describe('a projection', () => {
  const statesBy = (
    project: (
      context: { last: { name: string } | null },
      snapshot: { matches: (state: 'closed') => boolean },
    ) => unknown,
  ) =>
    modelOf(chart, { ...options, project })
      .vertices()
      .map(({ value }) => value)
      .toSorted();

  it('may leave out in one state what counts in another', () => {
    expect(statesBy(({ last }) => last?.name)).toEqual(['closed', 'closed', 'closed', 'open', 'open', 'open']);
    expect(statesBy(({ last }, snapshot) => snapshot.matches('closed') || last?.name)).toEqual([
      'closed',
      'open',
      'open',
      'open',
    ]);
  });
});
