import { describe, expect, expectTypeOf, it } from 'vitest';
import { setup } from 'xstate';
import type { EventTypeOf, PortNameOf, PortOutcomesOf, SendOf } from '#src/chart-kit/explore/types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import type { BranchPathOf, LeafPathOf } from '#src/chart-kit/walk/levels.ts';
import type { trackingMachine } from './example/tracking.machine.ts';
import { carrierDown, delivered, model, moving, notFound, send } from './example/tracking.model.ts';
import { answering, search, wrongChart } from './lint/wrong.ts';

const modelled = (machine: typeof trackingMachine, project = model.options.project) =>
  modelOf(machine, { ...model.options, project });
const submitted = send['number.submitted'][0];

describe('types', () => {
  it('require a fixture for every event and every port', () => {
    expectTypeOf<keyof SendOf<typeof trackingMachine>>().toEqualTypeOf<EventTypeOf<typeof trackingMachine>>();
    expectTypeOf<EventTypeOf<typeof trackingMachine>>().toEqualTypeOf<keyof typeof send>();
    expectTypeOf<PortNameOf<typeof trackingMachine>>().toEqualTypeOf<'findParcel' | 'watchConnection'>();
    expectTypeOf<PortOutcomesOf<typeof trackingMachine>['watchConnection']>().not.toHaveProperty('done');
    expectTypeOf<{ findParcel: { done: []; failed: [] } }>().not.toExtend<PortOutcomesOf<typeof trackingMachine>>();
  });

  it('include every innermost state, but no history state', () => {
    expectTypeOf<'open.search.answering.moving' | 'open.connection.offline' | 'closed'>().toExtend<
      LeafPathOf<typeof trackingMachine>
    >();
    expectTypeOf<'open.search.answering.last' | 'open.search' | 'open'>().not.toExtend<
      LeafPathOf<typeof trackingMachine>
    >();
    expectTypeOf<BranchPathOf<typeof trackingMachine>>().toEqualTypeOf<
      'open' | 'open.search' | 'open.search.answering' | 'open.connection'
    >();
  });
});

describe('exploring', () => {
  it('takes every fixture and outcome that the chart waits for', () => {
    const fromLooking = model
      .edges()
      .filter(
        ({ state }) =>
          state.matches({ open: { search: { answering: 'looking' }, connection: 'online' } }) &&
          state.context.attempts === 0,
      )
      .filter(
        ({ state }) =>
          state.historyValue['example.open.search.answering.last'] === undefined && state.context.parcel === null,
      );
    expect([...new Set(fromLooking.map(({ event }) => event.type))].toSorted()).toEqual([
      'connection.lost',
      'help.opened',
      'number.changeRequested',
      'tracking.closed',
      'xstate.done.actor.findParcel',
      'xstate.error.actor.findParcel',
    ]);
  });

  it('names each transition with its guard, and lists what it emits', () => {
    const found = model
      .edges()
      .find(({ nextState }) => nextState.matches({ open: { search: { answering: 'delivered' } } }));
    expect(found?.transitions).toEqual([
      'open.search.answering.looking: findParcel done → open.search.answering.found',
      'open.search.answering.found: always [isDelivered] → open.search.answering.delivered',
    ]);
    expect(found?.emitted).toEqual([{ type: 'parcel.found', parcel: delivered }]);
  });

  it('distinguishes snapshots that differ only in history', () => {
    const helped = [send['help.opened'], send['help.closed']];
    expect(
      model
        .endOf([submitted, model.done('findParcel', moving), ...helped])
        .matches({ open: { search: { answering: 'moving' } } }),
    ).toBe(true);
    expect(
      model
        .endOf([submitted, model.done('findParcel', delivered), ...helped])
        .matches({ open: { search: { answering: 'delivered' } } }),
    ).toBe(true);
  });

  it('starts with every input', () => {
    expect(model.endOf([], { start: 'a link' }).matches({ open: { search: { answering: 'looking' } } })).toBe(true);
    expect(() => model.endOf([], { start: 'nowhere' })).toThrow('no input is called "nowhere"');
  });

  it('counts a transition whose guard is false', () => {
    const onlyGood = modelOf(model.machine, { ...model.options, send: { ...send, 'number.submitted': submitted } });
    expect(onlyGood.coverage().transitions.missing).toEqual(['open.search.asking: number.submitted [no guard holds]']);
  });
});

describe('paths', () => {
  const ways = (walks: ReturnType<typeof model.walks>) =>
    new Set(walks.flatMap(({ steps }) => steps.map((edge) => `${edge.source} ${edge.event.type} ${edge.target}`)));

  it('take every edge, and can be taken', () => {
    const walks = model.walks();
    expect(ways(walks)).toEqual(
      new Set(model.edges().map((edge) => `${edge.source} ${edge.event.type} ${edge.target}`)),
    );
    for (const walk of walks) model.run(walk);
  });

  it('take every pair', () => {
    const { pairs } = model.coverage(model.pairWalks());
    expect(pairs.total).toBeGreaterThan(100);
    expect(pairs.missing).toEqual([]);
    expect(model.coverage(model.walks({ cover: 'transitions' })).pairs.covered).toBeLessThan(pairs.total);
  });

  it('are few where one long path will do', () => {
    const endless = model.walks({ cover: 'transitions', usable: ({ nextState }) => nextState.status === 'active' });
    expect(endless.length).toBeLessThanOrEqual(3);
  });

  it('respect a maximum length and a filter of edges', () => {
    const walks = model.walks({
      cover: 'transitions',
      maxSteps: 12,
      usable: ({ event }) => event.type !== 'connection.lost',
    });
    expect(Math.max(...walks.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
    const { states } = model.coverage(walks);
    expect(states.missing).toEqual(['open.connection.offline']);
  });

  it('visit every start that shows something, even without any transition', () => {
    const alone = { cover: 'transitions', usable: () => false } as const;
    expect(model.walks(alone)).toEqual([]);
    const walks = model.walks({ ...alone, visitsStarts: true });
    expect(walks.map(({ start, steps }) => [start, steps.length])).toEqual([
      ['', 0],
      ['a link', 0],
    ]);
    expect(model.needless(walks, 'transitions')).toEqual([]);
    const all = model.walks({ cover: 'transitions', visitsStarts: true });
    expect(all.map(({ name }) => name)).toEqual(model.walks({ cover: 'transitions' }).map(({ name }) => name));
  });

  it('are the same in every run', () => {
    const names = (walks: ReturnType<typeof model.walks>) =>
      walks.map(({ steps }) => steps.map(({ event }) => event.type));
    expect(names(modelled(model.machine).walks())).toEqual(names(model.walks()));
  });
});

describe('a wrong chart is caught', () => {
  it('when a target changes: a story ends in another state', () => {
    const wrong = modelled(wrongChart([...answering, 'looking', 'invoke', 'onDone', 'target'], 'failed'));
    expect(wrong.endOf([submitted, model.done('findParcel', delivered)]).value).toEqual({
      open: { search: { answering: 'failed' }, connection: 'online' },
    });
    expect(wrong.unreached()).toEqual([
      'open.search.answering.found',
      'open.search.answering.moving',
      'open.search.answering.delivered',
    ]);
  });

  it('when a failure has no transition', () => {
    const wrong = modelled(wrongChart([...answering, 'looking', 'invoke', 'onError'], undefined));
    expect(() => wrong.edges()).toThrow(
      'the chart fails on "findParcel failed ORD404" in open.search.answering.looking',
    );
  });

  it('when the last branch of a failure is guarded', () => {
    const wrong = modelled(wrongChart([...answering, 'looking', 'invoke', 'onError', '2', 'guard'], 'mayRetry'));
    expect(() => wrong.edges()).toThrow('the chart fails on "findParcel failed ORD503"');
  });

  it('when a state is out of reach', () => {
    const wrong = modelled(wrongChart([...answering, 'lost'], { description: 'Nobody comes here.' }));
    expect(wrong.unreached()).toEqual(['open.search.answering.lost']);
    expect(wrong.coverage().states.missing).toEqual(['open.search.answering.lost']);
  });

  it('when a transition can never be taken', () => {
    const wrong = modelled(
      wrongChart([...search, 'asking', 'on', 'help.closed'], { guard: 'hasNumber', target: 'help' }),
    );
    expect(wrong.coverage().transitions.missing).toEqual([
      'open.search.asking: help.closed [hasNumber] → open.search.help',
    ]);
  });

  it('when its context grows without end', () => {
    const wrong = modelOf(wrongChart([...answering, 'looking', 'entry'], 'countAttempt'), {
      ...model.options,
      limit: 500,
    });
    expect(() => wrong.edges()).toThrow('more than 500 vertices');
  });

  it('when a guard throws', () => {
    const wrong = modelled(wrongChart([...search, 'help', 'on', 'help.closed', '0', 'guard'], 'looksLikeNumber'));
    expect(() => wrong.edges()).toThrow('the chart throws on "help.closed" in open.search.help');
  });

  it('when the input is wrong', () => {
    const machine = setup({
      types: { input: {} as { list: string[] }, context: {} as { first: string } },
    }).createMachine({
      id: 'needy',
      context: ({ input }) => ({ first: input.list[0]?.trim() ?? '' }),
      initial: 'here',
      states: { here: {} },
    });
    const needy = modelOf(machine, { input: {} as { list: string[] }, send: {}, project: () => null, why: '' });
    expect(() => needy.edges()).toThrow('needy: the chart fails at the start');
  });

  it('when an event declared as refused is accepted', () => {
    expect(() => model.endOf([submitted, send['retry.requested']])).toThrow(
      '"retry.requested" is refused in open.search.answering.looking',
    );
    expect(() => model.endOf([send['tracking.closed'], submitted])).toThrow('which is final');
  });

  it('when a projection omits what changes behaviour', () => {
    const forgetful = modelled(model.machine, ({ number }) => number !== null);
    expect(() => {
      for (const walk of forgetful.walks()) forgetful.run(walk);
      forgetful.randomWalk(1, 5_000, () => {});
    }).toThrow('`project` leaves out something that changes behaviour');
  });

  it('when a random step breaks an invariant, with the seed', () => {
    expect(() =>
      model.randomWalk(3, 5_000, ({ nextState }) => {
        if (nextState.context.attempts > 1) throw new Error('asked too often');
      }),
    ).toThrow(/of seed 3, "findParcel failed ORD503" in .*: Error: asked too often/);
  });
});

describe('negatives', () => {
  it('try every fixture in every state that does not take it', () => {
    const negatives = model.negatives();
    expect(negatives.length).toBeGreaterThan(100);
    expect(negatives.every(({ problem }) => problem === null)).toBe(true);
    expect(
      negatives.some(
        ({ state, event }) => event === send['retry.requested'] && state.matches({ open: { search: 'asking' } }),
      ),
    ).toBe(true);
  });

  const eager = (isReady: (event: { type: string }) => boolean) => {
    const machine = setup({
      types: { events: {} as { type: 'opened' } | { type: 'closed' } },
      guards: { isReady: ({ event }) => isReady(event) },
    }).createMachine({
      id: 'eager',
      initial: 'shut',
      states: {
        shut: { on: { opened: { target: 'open' } } },
        open: { on: { opened: { target: 'shut' } }, always: { guard: 'isReady', target: 'done' } },
        done: {},
      },
    });
    return modelOf(machine, {
      input: undefined,
      send: { opened: { type: 'opened' }, closed: { type: 'closed' } },
      project: () => null,
      why: '',
    });
  };

  it('notice a guard of `always` that changes the state on an event that no state takes', () => {
    expect(
      eager(({ type }) => type === 'closed')
        .negatives()
        .map(({ problem }) => problem),
    ).toEqual([null, 'nothing listens to it, yet it takes open: always [isReady] → done']);
  });

  it('notice a guard of `always` that throws on an event that no state takes', () => {
    const problems = eager(({ type }) => {
      if (type === 'closed') throw new Error('no such door');
      return false;
    }).negatives();
    expect(problems.map(({ problem }) => problem)).toEqual([null, 'it throws no such door']);
  });
});

describe('events by name', () => {
  it('are those of the chart', () => {
    expect(model.done('findParcel', moving)).toEqual({
      type: 'xstate.done.actor.findParcel',
      output: moving,
      actorId: 'findParcel',
    });
    expect(model.failed('findParcel', notFound)).toMatchObject({
      type: 'xstate.error.actor.findParcel',
      error: notFound,
    });
    expect(model.after('freshness')).toEqual({ type: 'xstate.after.freshness.example.open.search.answering.moving' });
    expect(model.after('retryDelay', 'open.search.answering.waiting').type).toContain('retryDelay');
    expect(() => model.after('patience')).toThrow('no state waits for "patience"');
  });

  it('tell a story through failures and waits', () => {
    const down = model.failed('findParcel', carrierDown);
    const end = model.endOf([submitted, down, model.after('retryDelay'), down, model.after('retryDelay'), down]);
    expect(end.matches({ open: { search: { answering: 'failed' } } })).toBe(true);
    expect(end.context.failure).toEqual(carrierDown);
  });
});
