import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, emit, enqueueActions, setup } from 'xstate';
import { literalsOf, otherParams } from '#src/chart-kit/mutate/guards.ts';
import { judgeOf } from '#src/chart-kit/mutate/judge.ts';
import { type Mutant, mutantsOf } from '#src/chart-kit/mutate/mutants.ts';
import { memoryOf, reusing } from '#src/chart-kit/mutate/reuse.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { type Subject, subjectOf } from '#src/chart-kit/explore/subject.ts';
import type { AnyOptions } from '#src/chart-kit/explore/types.ts';
import { noticeChanges } from '#model-tests/support/mutants/notices.ts';
import { trackingMachine } from './example/tracking.machine.ts';
import { model as tracking } from './example/tracking.model.ts';

/** A door: one of everything that a mutant changes, except a failure. */
const door = setup({
  types: { context: {} as { rings: number }, events: {} as { type: 'pushed' } | { type: 'rung' } },
  guards: { isQuiet: ({ context }) => context.rings === 0 },
  actions: { count: ({ context }) => context },
  delays: { closing: 3000 },
}).createMachine({
  id: 'door',
  context: { rings: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        pushed: { target: 'open' },
        rung: [{ guard: 'isQuiet', target: 'open', actions: ['count', 'count'] }, { target: 'locked' }],
      },
    },
    open: { entry: 'count', after: { closing: 'shut' } },
    locked: { on: { pushed: 'shut' } },
  },
});
const model = modelOf(door, {
  input: undefined,
  send: { pushed: { type: 'pushed' }, rung: { type: 'rung' } },
  project: () => null,
  why: 'no action changes the context',
  unreachable: {
    'shut: rung → locked': 'it is always quiet',
    'locked: pushed → shut': 'it is never locked',
    locked: 'it is always quiet',
  },
});

const mutants = mutantsOf(door);
const named = (name: string, among: readonly Mutant[] = mutants): Mutant => {
  const found = among.find((mutant) => mutant.name === name);
  if (!found) throw new Error(`there is no mutant "${name}"`);
  return found;
};
const changed = (name: string) => modelOf(named(name).make() as typeof door, model.options);
const edge = (name: string, type: string) =>
  changed(name)
    .edges()
    .find(({ event }) => event.type === type);

describe('mutants', () => {
  it('are one edit each, named, and the same in every run', () => {
    const names = [
      'shut: pushed → open, dropped',
      'shut: pushed → open, to locked',
      'shut: rung [isQuiet] → open, dropped',
      'shut: rung [isQuiet] → open, to locked',
      'shut: rung [isQuiet] → open, without count',
      'shut: rung [isQuiet] → open, without count (2)',
      'shut: rung [isQuiet] → open, unless isQuiet',
      'shut: rung → locked, dropped',
      'shut: rung → locked, to shut',
      'open: entry without count',
      'open: after closing → shut, dropped',
      'open: after closing → shut, to open',
      'locked: pushed → shut, dropped',
      'locked: pushed → shut, to open',
      'closing, doubled',
    ];
    expect(mutants.map(({ name }) => name)).toEqual(names);
    expect(mutantsOf(door).map(({ name }) => name)).toEqual(names);
  });

  it('drop a transition, and leave the others of its list', () => {
    expect(edge('shut: pushed → open, dropped', 'pushed')).toBeUndefined();
    expect(edge('shut: rung [isQuiet] → open, dropped', 'rung')?.nextState.value).toBe('locked');
    expect(edge('open: after closing → shut, dropped', 'xstate.after.closing.door.open')).toBeUndefined();
  });

  it('send a transition to a sibling of its target', () => {
    expect(edge('shut: pushed → open, to locked', 'pushed')?.nextState.value).toBe('locked');
    const late = edge('open: after closing → shut, to open', 'xstate.after.closing.door.open');
    expect(late?.nextState.value).toBe('open');
  });

  it('drop one action of several, of a transition and of a state', () => {
    const counted = (name: string) => edge(name, 'rung')?.actions.filter(({ type }) => type === 'count').length;
    expect(counted('shut: pushed → open, to locked')).toBe(3);
    expect(counted('shut: rung [isQuiet] → open, without count (2)')).toBe(2);
    expect(counted('open: entry without count')).toBe(2);
  });

  it('negate a guard', () =>
    expect(edge('shut: rung [isQuiet] → open, unless isQuiet', 'rung')?.nextState.value).toBe('locked'));

  it('double a delay', () => {
    expect(named('closing, doubled').make().implementations.delays).toEqual({ closing: 6000 });
    expect(door.implementations.delays).toEqual({ closing: 3000 });
  });

  it('drop what follows a failure', () => {
    const looking = 'open.search.answering.looking: findParcel failed';
    const of = mutantsOf(trackingMachine).filter(({ kind }) => kind === 'onError');
    expect(of.map(({ name }) => name)).toEqual([
      `${looking} [isRefusal ORD404] → open.search.asking, dropped`,
      `${looking} [mayRetry] → open.search.answering.waiting, dropped`,
      `${looking} → open.search.answering.failed, dropped`,
      'open.connection: watchConnection failed → open.connection.online, dropped',
    ]);
    const config = named(`${looking} [mayRetry] → open.search.answering.waiting, dropped`, of).make().config;
    expect(JSON.stringify(config)).not.toContain('mayRetry');
    expect(JSON.stringify(trackingMachine.config)).toContain('mayRetry');
  });

  it('never run for ever', () => {
    const loop = setup({ guards: { isNever: () => false } }).createMachine({
      id: 'loop',
      initial: 'one',
      states: { one: { always: { guard: 'isNever', target: 'two' } }, two: { always: 'one' } },
    });
    const machine = named('one: always [isNever] → two, unless isNever', mutantsOf(loop)).make() as typeof loop;
    const model = modelOf(machine, { input: undefined, send: {}, project: () => null, why: '' });
    expect(() => model.endOf([])).toThrow('Infinite loop');
  });
});

/** A bell: guards that can be reordered or get another parameter, and every form of emit. */
const bell = setup({
  types: {
    context: {} as { rings: number },
    events: {} as { type: 'rung'; by: string },
    emitted: {} as
      | { type: 'notice.raised'; notice: { title: string; tone: string } }
      | { type: 'bell.rung'; by: string; at: { floor: number } }
      | { type: 'bell.broken' },
  },
  guards: {
    isQuiet: ({ context }) => context.rings === 0,
    isBy: ({ event }, name: string) => event.by === name,
  },
  actions: {
    tell: emit({ type: 'notice.raised', notice: { title: 'rung', tone: 'success' } }),
    report: enqueueActions(({ event, enqueue }) => {
      enqueue.emit({ type: 'bell.rung', by: event.by, at: { floor: 2 } });
      enqueue.emit({ type: 'bell.broken' });
    }),
    breakDown: emit({ type: 'bell.broken' }),
    answer: emit(({ event }) => ({ type: 'bell.rung', by: event.by, at: { floor: 1 } })),
  },
}).createMachine({
  id: 'bell',
  context: { rings: 0 },
  initial: 'hung',
  states: {
    hung: {
      on: {
        rung: [
          { guard: { type: 'isBy', params: 'Ann' }, target: 'loud', actions: ['tell', 'report'] },
          { guard: { type: 'isBy', params: 'Bob' }, actions: 'answer' },
          { guard: 'isQuiet', target: 'broken', actions: 'breakDown' },
          { guard: { type: 'isBy', params: 'Cy' }, target: 'broken', actions: 'breakDown' },
          { target: 'loud' },
        ],
      },
    },
    loud: {},
    broken: {},
  },
});
const bellMutants = mutantsOf(bell, noticeChanges);
const rungBy = (name: string, by: string) => {
  const machine = named(name, bellMutants).make() as typeof bell;
  const { edges } = modelOf(machine, {
    input: undefined,
    send: { rung: { type: 'rung', by } },
    project: () => null,
    why: 'the bell counts nothing',
  });
  return edges()[0];
};

describe('mutants of order, parameters and what is emitted', () => {
  it('are made only if the difference can be observed', () => {
    const ofKind = (wanted: Mutant['kind']) =>
      bellMutants.filter(({ kind }) => kind === wanted).map(({ name }) => name);
    expect(ofKind('order')).toEqual(['hung: rung [isBy Bob] → stays, after isQuiet']);
    expect(ofKind('params')).toEqual([
      'hung: rung [isBy Ann] → loud, if isBy Bob',
      'hung: rung [isBy Bob] → stays, if isBy Cy',
      'hung: rung [isBy Cy] → broken, if isBy Ann',
    ]);
    expect(ofKind('emitted')).toEqual([
      'tell: notice.raised with another title',
      'tell: notice.raised in another tone',
      'report: bell.rung with another payload',
      'answer: bell.rung with another payload',
    ]);
  });

  it('try a guarded transition after the next one', () => {
    expect(rungBy('hung: rung [isBy Ann] → loud, if isBy Bob', 'Ann')?.nextState.value).toBe('broken');
    expect(rungBy('hung: rung [isBy Bob] → stays, after isQuiet', 'Bob')?.nextState.value).toBe('broken');
  });

  it('give a guard another parameter', () => {
    expect(rungBy('hung: rung [isBy Bob] → stays, if isBy Cy', 'Bob')?.nextState.value).toBe('broken');
    expect(rungBy('hung: rung [isBy Bob] → stays, if isBy Cy', 'Cy')?.nextState.value).toBe('hung');
    expect(otherParams({ type: 'isOne', params: 1 }, literalsOf([]))).toEqual({ type: 'isOne', params: 2 });
    expect(otherParams({ type: 'isOpen', params: true }, literalsOf([]))).toEqual({ type: 'isOpen', params: false });
    expect(otherParams({ type: 'isBy', params: 'Ann' }, literalsOf([{ type: 'isBy', params: 'Ann' }]))?.params).toBe(
      'Ann otherwise',
    );
    expect(otherParams({ type: 'isBy', params: () => 'Ann' }, literalsOf([]))).toBeNull();
  });

  it('emit something else, and nothing else', () => {
    expect(rungBy('tell: notice.raised with another title', 'Ann')?.emitted[0]).toEqual({
      type: 'notice.raised',
      notice: { title: 'rung otherwise', tone: 'success' },
    });
    expect(rungBy('tell: notice.raised in another tone', 'Ann')?.emitted).toEqual([
      { type: 'notice.raised', notice: { title: 'rung', tone: 'error' } },
      { type: 'bell.rung', by: 'Ann', at: { floor: 2 } },
      { type: 'bell.broken' },
    ]);
    expect(rungBy('report: bell.rung with another payload', 'Ann')?.emitted[1]).toEqual({
      type: 'bell.rung',
      by: 'Ann otherwise',
      at: { floor: 3 },
    });
    expect(rungBy('answer: bell.rung with another payload', 'Bob')?.emitted).toEqual([
      { type: 'bell.rung', by: 'Bob otherwise', at: { floor: 2 } },
    ]);
    expect(rungBy('hung: rung [isBy Bob] → stays, if isBy Cy', 'Ann')?.emitted[0]).toEqual({
      type: 'notice.raised',
      notice: { title: 'rung', tone: 'success' },
    });
  });
});

describe('judging a mutant', () => {
  const told = {
    stories: [{ name: 'a push opens', events: [{ type: 'pushed' }], ends: 'open' }],
    waits: { closing: 3000 },
  } as const;
  const judge = judgeOf(model, {
    ...told,
    invariants: {
      'whoever rings is counted': ({ event, actions }) => {
        if (event.type === 'rung') expect(actions.filter(({ type }) => type === 'count').length).toBe(3);
      },
    },
  });

  it('reports nothing for the chart itself', () =>
    expect(judge({ ...named('closing, doubled'), make: () => door })).toEqual({ by: null, why: '' }));

  it.each([
    ['shut: pushed → open, dropped', 'stories', 'a push opens: door: "pushed" is refused in shut'],
    [
      'closing, doubled',
      'waits',
      'the delays that `waits` lists: A delay changed: change `waits` in the chart’s test too: expected { closing: 6000 } to deeply equal { closing: 3000 }',
    ],
    [
      'shut: rung [isQuiet] → open, to locked',
      'reaches',
      "everything: declared unreachable, and reached: expected [ 'locked: pushed → shut', 'locked' ] to deeply equal []",
    ],
    [
      'open: entry without count',
      'holds',
      'whoever rings is counted: "rung" in shut: expected 2 to be 3 // Object.is equality',
    ],
    [
      'open: after closing → shut, to open',
      'paths',
      '1: 3 steps to open: "after closing" in open leads to open, not to shut',
    ],
  ])('says what noticed it: %s', (name, by, why) => expect(judge(named(name))).toEqual({ by, why }));

  it('says that nothing noticed it, without any check', () =>
    expect(judgeOf(model, told)(named('open: entry without count'))).toEqual({ by: null, why: '' }));
});

describe('what a mutant reuses of the unchanged chart', () => {
  const options = { ...(tracking.options as AnyOptions), limit: 2 * tracking.vertices().length };
  const memory = memoryOf(subjectOf(trackingMachine, options));
  const foundIn = (machine: AnyStateMachine, subject?: Subject) => {
    try {
      const edges = modelOf(machine, options as never, subject).edges();
      return JSON.stringify(
        edges.map(({ source, event, target, transitions, actions, emitted, sent, nextState }) => [
          source,
          event.type,
          target,
          transitions,
          actions.map(({ type }) => type),
          emitted,
          sent,
          nextState.context,
        ]),
      );
    } catch (error) {
      return String(error);
    }
  };

  it.each(mutantsOf(trackingMachine).filter(({ kind }) => kind === 'retarget'))(
    'is what exploring it again finds: $name',
    ({ make, state }) => {
      const machine = make();
      const { subject } = reusing(memory, subjectOf(machine, options), state);
      expect(foundIn(machine, subject)).toBe(foundIn(machine));
    },
  );

  it('is most of it', () => {
    const { make, state } = named(
      'open.search.answering.waiting: after retryDelay → open.search.answering.looking, dropped',
      mutantsOf(trackingMachine),
    );
    const { subject, isKnown } = reusing(memory, subjectOf(make(), options), state);
    const edges = modelOf(subject.machine, options as never, subject).edges();
    expect(edges.filter(isKnown).length).toBeGreaterThan(edges.length / 2);
  });
});
