import { type AnyStateMachine, assign, createActor, fromPromise, type InspectionEvent, setup } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Recording, WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { longestLog, mostLoads, renderedMoment } from '#machines/live-inspection/live-inspection.types.ts';
import {
  actorsAt,
  cleared,
  momentsOf,
  movedAt,
  nextLoad,
  withLoad,
  withLog,
  withMoments,
} from '#machines/live-inspection/recording.ts';
import { actorOf, placeAmong } from '#src/charts/inspect/actors.ts';
import { logText, readLogText } from '#src/charts/inspect/log-file.ts';
import { Recorder } from '#src/charts/inspect/recorder.ts';
import { replay } from '#src/charts/inspect/replay.ts';
import { trailOf } from '#src/charts/inspect/trail.ts';
import { leaveVisit, takeVisit } from '#src/charts/inspect/visit.ts';
import { simulated } from '#src/chart-kit/simulate/subject.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

type Event = { type: 'asked'; email?: string; count?: number } | { type: 'named'; email: string };

const ask = setup({
  types: { context: {} as { count: number; email: string; stays: { deep: string } }, events: {} as Event },
  actors: { answer: fromPromise(async () => ({ found: 2, token: 'secret' })) },
  guards: {
    isAda: ({ event }) => event.type === 'named' && event.email === 'ada@example.com',
    isLate: () => Date.now() > Date.parse('2020-01-01'),
  },
});
const machine = ask.createMachine({
  id: 'asking',
  context: { count: 0, email: '', stays: { deep: 'as it is' } },
  initial: 'idle',
  on: { named: [{ guard: 'isAda', target: '.knowsAda' }, { target: '.knowsNobody' }] },
  states: {
    idle: {
      on: {
        asked: {
          target: 'asking',
          actions: assign({ count: ({ context }) => context.count + 1, email: 'ada@example.com' }),
        },
      },
    },
    asking: { invoke: { id: 'answer', src: 'answer', onDone: 'answered' } },
    answered: {},
    knowsAda: {},
    knowsNobody: {},
  },
});

/** Runs the chart and records it as a page does. */
async function recorded(run: (actor: ReturnType<typeof createActor<typeof machine>>) => void): Promise<Recording> {
  const recorder = new Recorder();
  const observed: InspectionEvent[] = [];
  const actor = createActor(machine, { inspect: (event) => observed.push(event) }).start();
  observed.splice(0);
  const before = recorder.introduce([actor]);
  run(actor);
  await new Promise((resolve) => setTimeout(resolve));
  for (const event of observed) recorder.hear(event);
  const page = { id: 'p', path: '/en-us', since: '2026-11-21T08:00:00.000Z', leftAt: null, from: 'page' } as const;
  return withMoments(
    { page, rendered: [{ chart: 'asking', state: 'idle' }], before, began: 0, moments: [], loads: [] },
    recorder.moments(),
  );
}

/** The same chart with another configuration. */
const rewritten = (config: object): AnyStateMachine => ask.createMachine(config as never) as unknown as AnyStateMachine;

const shopWith =
  (...machines: AnyStateMachine[]) =>
  (name: string) =>
    Promise.resolve(machines.find(({ id }) => id === name) ?? null);

describe('a recording', () => {
  it('records what each event changed, with ports inside the chart that started them', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked', count: 1 }));
    expect(recording.moments.map(({ type, from }) => [type, from])).toEqual([
      ['asked', null],
      ['xstate.done.actor.answer', 'answer'],
    ]);
    const tree = (moment: number) =>
      actorsAt(recording, moment).map(({ name, state, status }) => [name, state, status]);
    expect(tree(0)).toEqual([['asking', 'idle', 'active']]);
    expect(tree(1)).toEqual([
      ['asking', 'asking', 'active'],
      ['answer', null, 'active'],
    ]);
    expect(tree(2)).toEqual([
      ['asking', 'answered', 'active'],
      ['answer', null, 'done'],
    ]);
    expect(actorsAt(recording, null)[1]?.parent).toBe(actorsAt(recording, null)[0]?.id);
  });

  it('contains only changed context values and no personal data', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked', email: 'ada@example.com' }));
    expect(recording.moments[0]?.changes.at(-1)?.actor.context).toEqual({ count: 1, email: '•••' });
    expect(actorsAt(recording, null)[0]?.context).toEqual({ count: 1, email: '•••', stays: { deep: 'as it is' } });
    const text = logText(recording);
    for (const secret of ['ada@example.com', 'secret']) expect(text).not.toContain(secret);
  });

  it('begins with the page as it was rendered', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    expect(momentsOf(recording)).toEqual([renderedMoment, 0, 1, 2]);
    expect(actorsAt(recording, renderedMoment)).toMatchObject([{ chart: 'asking', state: 'idle', context: null }]);
  });

  it(`keeps ${longestLog} moments, and where everything was before them`, async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const [moment] = recording.moments;
    const many = Array.from({ length: longestLog + 10 }, (_, index) => ({
      ...(moment as Recording['moments'][number]),
      id: index + 3,
    }));
    const long = withMoments(recording, many);
    expect(long.moments).toHaveLength(longestLog);
    expect(long.before[0]?.state).toBe('asking');
    expect(momentsOf(long)[1]).toBe((long.moments[0]?.id ?? 0) - 1);
    expect(withMoments(long, many)).toEqual(long);
    expect(cleared(long)).toMatchObject({ moments: [], rendered: [], before: [{ state: 'asking' }, {}] });
  });

  it('can be read back from its text as a page that is not running', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const { page, ...rest } = readLogText(logText(recording));
    expect(rest).toEqual({
      rendered: recording.rendered,
      before: recording.before,
      began: 0,
      moments: recording.moments,
      loads: [],
    });
    expect(page).toMatchObject({ path: '/en-us', from: 'copy', leftAt: recording.page.since });
  });

  it.each([
    '',
    '{}',
    'null',
    '[1]',
    '{"kind":"waymark.inspector.log","version":1}',
    '{"kind":"waymark.inspector.log","version":2,"page":{"path":"/"}}',
  ])('is not read from %j', (text) => {
    expect(() => readLogText(text)).toThrow();
  });
});

describe('a visit', () => {
  /** Two pages of one tab, each with one chart that got one event. */
  async function visit(): Promise<Recording> {
    const first = await recorded((actor) => actor.send({ type: 'asked' }));
    const id = nextLoad(first);
    const recorder = new Recorder(id);
    const observed: InspectionEvent[] = [];
    const actor = createActor(machine, { inspect: (event) => observed.push(event) }).start();
    observed.splice(0);
    const actors = recorder.introduce([actor]);
    actor.send({ type: 'named', email: 'eve@example.com' });
    for (const event of observed) recorder.hear(event);
    const load = {
      id,
      at: '2026-11-21T08:01:00.000Z',
      path: '/en-us/cart',
      rendered: [{ chart: 'asking', state: 'idle' }],
      actors,
    };
    return withMoments(withLoad(first, load), recorder.moments());
  }

  it('is one log of its pages, each with its own actors', async () => {
    const log = await visit();
    expect(log.page).toMatchObject({ id: 'p', path: '/en-us/cart', leftAt: null });
    expect(momentsOf(log)).toEqual([renderedMoment, 0, 1, 2, 3, 4, 5]);
    const stateAt = (moment: number) =>
      actorsAt(log, moment)
        .filter(({ chart }) => chart === 'asking')
        .map(({ state }) => state);
    expect([2, 3, 4, 5].map(stateAt)).toEqual([['answered'], ['idle'], ['idle'], ['knowsNobody']]);
    expect(new Set(log.moments.map(({ actor }) => actor)).size).toBe(2);
    expect(movedAt(log, 4)).toBeNull();
    expect(movedAt(log, null)?.actor).toBe(log.loads[0]?.actors[0]?.id);
  });

  it('can be read back from its text and replayed, and contains no personal data', async () => {
    const log = await visit();
    const text = logText(log);
    for (const secret of ['eve@example.com', 'secret']) expect(text).not.toContain(secret);
    const { page: _, ...read } = readLogText(text);
    expect(read).toEqual({
      rendered: log.rendered,
      before: log.before,
      began: 0,
      moments: log.moments,
      loads: log.loads,
    });
    expect(await replay(log, shopWith(machine))).toEqual({ follows: 3, masked: 0, differences: [], missing: [] });
  });

  it('is stored once, however often a page sends the whole log', async () => {
    const log = await visit();
    expect(withLog(log, log)).toEqual(log);
    expect(withLog(cleared(log), log)).toEqual(cleared(log));
  });

  it(`keeps ${mostLoads} pages`, async () => {
    const log = await visit();
    let long = log;
    for (let count = 0; count < mostLoads; count += 1)
      long = withLoad(long, { ...(log.loads[0] as Recording['loads'][number]), id: nextLoad(long), path: `/${count}` });
    expect(long.loads).toHaveLength(mostLoads);
    // The first page is folded into the start of the log.
    expect(momentsOf(long).slice(0, 3)).toEqual([renderedMoment, 4, 5]);
    expect(actorsAt(long, 5)[0]?.state).toBe('knowsNobody');
  });

  it('is taken from the tab by its next page, so that a copied tab begins a new visit', async () => {
    const kept = new Map<string, string>();
    let room = Infinity;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem(key: string, text: string) {
        if (text.length > room) throw new Error('QuotaExceededError');
        kept.set(key, text);
      },
    });
    const log = await visit();
    leaveVisit(log);
    expect([takeVisit(), takeVisit()]).toEqual([log, null]);
    // If there is no room for the whole log, only its last state is stored.
    room = logText(log, 0).length - 1;
    leaveVisit(log);
    expect(takeVisit()).toEqual(cleared(log));
    room = 0;
    leaveVisit(log);
    expect(takeVisit()).toBeNull();
    kept.set('inspect.visit', '{');
    expect(takeVisit()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('can be read from older logs without visits', async () => {
    const { page, rendered, before, moments } = await recorded((actor) => actor.send({ type: 'asked' }));
    const text = JSON.stringify({ kind: 'waymark.inspector.log', version: 1, page, rendered, before, moments });
    expect(readLogText(text)).toMatchObject({ began: 0, loads: [] });
  });
});

describe('what moved last', () => {
  it('is the last actor that changed its state, up to the shown moment', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const moved = { chart: 'asking', actor: recording.before[0]?.id };
    expect([0, 1, 2, null].map((at) => movedAt(recording, at))).toEqual([null, moved, moved, moved]);
  });

  it('ignores actors that only changed context or were stopped, and includes a started one', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const [first] = recording.moments as [Recording['moments'][number]];
    const { actor: asking } = first.changes.at(-1) as Recording['moments'][number]['changes'][number];
    const row = { ...asking, id: 'row', chart: 'row', state: 'waiting' };
    const hears = (id: number, type: string, actor: WatchedActor) => ({
      ...first,
      id,
      type,
      actor: actor.id,
      chart: String(actor.chart),
      changes: [{ actor, isNew: false }],
    });
    const log = {
      ...recording,
      moments: [
        first,
        hears(2, 'learnt', asking),
        hears(3, 'xstate.init', row),
        hears(4, 'seen', row),
        hears(5, 'xstate.stop', { ...row, status: 'stopped' }),
      ],
    };
    expect([2, 3, 5].map((at) => movedAt(log, at)?.chart)).toEqual(['asking', 'row', 'row']);
  });
});

describe('a replay', () => {
  it('follows a log that the charts can still produce', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    expect(await replay(recording, shopWith(machine))).toEqual({ follows: 2, masked: 0, differences: [], missing: [] });
  });

  it('reports where a chart leads to another state', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const { answered: _, ...states } = machine.config.states ?? {};
    const changed = rewritten({
      ...machine.config,
      states: { ...states, asking: { invoke: { id: 'answer', src: 'answer', onDone: 'idle' } } },
    });
    const verdict = await replay(recording, shopWith(changed));
    expect(verdict).toMatchObject({
      follows: 1,
      differences: [
        {
          moment: 2,
          chart: 'asking',
          type: 'xstate.done.actor.answer',
          from: 'asking',
          logged: 'answered',
          now: 'idle',
          error: null,
        },
      ],
    });
  });

  it('reports a chart without the logged state, and an unknown chart', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const empty = rewritten({ id: 'asking', context: machine.config.context, initial: 'other', states: { other: {} } });
    const { differences } = await replay(recording, shopWith(empty));
    expect(differences[0]).toMatchObject({ moment: 1, now: null, error: expect.stringContaining('idle') });
    expect(await replay(recording, shopWith())).toMatchObject({ follows: 0, missing: ['asking'] });
  });

  it('judges nothing that depends on masked values', async () => {
    const recording = await recorded((actor) => actor.send({ type: 'named', email: 'ada@example.com' }));
    expect(await replay(recording, shopWith(machine))).toEqual({ follows: 0, masked: 1, differences: [], missing: [] });
  });

  it('uses the clock of the log, and restores the real clock', async () => {
    const late = rewritten({
      ...machine.config,
      states: {
        ...machine.config.states,
        idle: { on: { asked: [{ guard: 'isLate', target: 'asking' }, { target: 'answered' }] } },
      },
    });
    const recording = await recorded((actor) => actor.send({ type: 'asked' }));
    const early = {
      ...recording,
      moments: recording.moments.slice(0, 1).map((moment) => ({ ...moment, at: '2019-01-01T00:00:00.000Z' })),
    };
    expect((await replay(early, shopWith(late))).differences[0]?.now).toBe('answered');
    expect(Date.now()).toBeGreaterThan(Date.parse('2020-01-01'));
  });
});

describe('the path of an actor in the simulator', () => {
  const model = modelOf(machine, {
    input: undefined,
    send: {
      asked: { type: 'asked' },
      named: [
        { type: 'named', email: 'ada@example.com' },
        { type: 'named', email: 'eve@example.com' },
      ],
    },
    outcomes: { answer: { done: [{ found: 1, token: '' }], failed: [] } },
    project: () => null,
    why: 'no guard asks for the context',
  } as never);
  const subject = async () => simulated(model as never);
  const actorIn = (recording: Recording) => recording.before[0]?.id ?? '';

  it('is the names of its events with fixtures that lead to the logged states, without personal data', async () => {
    const log = await recorded((actor) => {
      actor.send({ type: 'named', email: 'eve@example.com' });
      actor.send({ type: 'named', email: 'ada@example.com' });
    });
    const found = await trailOf({ log, actor: actorIn(log), at: null }, subject);
    expect(found).toEqual({ chart: 'asking', start: '', steps: ['named~2', 'named'], followed: 2, count: 2 });
  });

  it('ends at the shown moment', async () => {
    const log = await recorded((actor) => actor.send({ type: 'asked' }));
    expect(await trailOf({ log, actor: actorIn(log), at: 1 }, subject)).toMatchObject({ steps: ['asked'], count: 1 });
    expect(await trailOf({ log, actor: actorIn(log), at: null }, subject)).toMatchObject({
      steps: ['asked', 'answer:done'],
      count: 2,
    });
  });

  it('begins in the first state of the log, reached by the fewest steps', async () => {
    const log = cleared(await recorded((actor) => actor.send({ type: 'asked' })));
    expect(await trailOf({ log, actor: actorIn(log), at: null }, subject)).toMatchObject({
      steps: ['asked', 'answer:done'],
      followed: 0,
      count: 0,
    });
  });

  it('begins with the page of its visit', async () => {
    const log = await recorded((actor) => actor.send({ type: 'asked' }));
    const [asking] = log.before as [WatchedActor];
    const goesOn = withLoad(log, {
      id: 4,
      at: '2026-11-21T08:01:00.000Z',
      path: '/en-us/cart',
      rendered: [],
      actors: [{ ...asking, id: '4/x', state: 'knowsAda' }],
    });
    expect(await trailOf({ log: goesOn, actor: '4/x', at: null }, subject)).toMatchObject({
      steps: ['named'],
      count: 0,
    });
    expect(await trailOf({ log: goesOn, actor: asking.id, at: 2 }, subject)).toMatchObject({
      steps: ['asked', 'answer:done'],
      count: 2,
    });
  });

  it('goes as far as the current chart follows the log', async () => {
    const log = await recorded((actor) => actor.send({ type: 'asked' }));
    const [first, second] = log.moments as [Recording['moments'][number], Recording['moments'][number]];
    const elsewhere = {
      ...second,
      changes: second.changes.map((change) => ({ ...change, actor: { ...change.actor, state: 'knowsAda' } })),
    };
    expect(
      await trailOf({ log: { ...log, moments: [first, elsewhere] }, actor: actorIn(log), at: null }, subject),
    ).toMatchObject({ steps: ['asked'], followed: 1, count: 2 });
  });
});

describe('of several actors of one chart', () => {
  const actor = (id: string, chart: string | null, status: WatchedActor['status'] = 'active'): WatchedActor => ({
    id,
    chart,
    status,
    parent: null,
    name: chart ?? 'port',
    systemId: null,
    state: null,
    context: null,
  });
  const actors = [
    actor('a', 'row', 'done'),
    actor('b', 'row'),
    actor('c', 'cart'),
    actor('d', 'row', 'stopped'),
    actor('e', null),
  ];

  it('the one that was asked for is shown, else one that runs, else the last', () => {
    expect(actorOf(actors, 'row', 'd')?.id).toBe('d');
    expect(actorOf(actors, 'row')?.id).toBe('b');
    expect(actorOf(actors, 'cart', 'd')?.id).toBe('c');
    expect(
      actorOf(
        actors.filter(({ id }) => id !== 'b'),
        'row',
        'b',
      )?.id,
    ).toBe('d');
    expect(actorOf(actors, 'order')).toBeUndefined();
  });

  it('each is counted, except a single actor and one without a chart', () => {
    expect(['a', 'b', 'd'].map((id) => placeAmong(actors, id))).toEqual(
      [1, 2, 3].map((place) => ({ place, count: 3 })),
    );
    expect(['c', 'e', 'nobody'].map((id) => placeAmong(actors, id))).toEqual([null, null, null]);
  });
});
