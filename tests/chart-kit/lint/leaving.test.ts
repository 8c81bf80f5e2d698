import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { leaving as leavingBy } from '#src/chart-kit/lint/leaving.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { conventions } from './conventions.ts';
import { answering, search, wrongChart } from './wrong.ts';

const hear = fromCallback(() => {});
const isCallback = (logic: unknown) => logic === hear || conventions.isCallback(logic);
const leaving = (chart: AnyStateMachine, charts: readonly AnyStateMachine[]) =>
  leavingBy(chart, charts, { isCallback });

/** A chart that continues when the example is done. */
const shop: AnyStateMachine = setup({ actors: { tracking: trackingMachine } }).createMachine({
  id: 'shop',
  invoke: { id: 'tracking', src: 'tracking', input: {}, onDone: {}, onError: {} },
});
/** The example without its close event: no outer state has a way out. */
const kept = wrongChart(['states', 'open', 'on'], undefined);
const stuck = (place: string) =>
  `example: ${place} cannot be left by anybody; if nothing is missing, say why in meta.rests`;

/** Findings for a chart of one flow, `from` → `there`, with `invoke` in `from`. */
const waiting = (from: Record<string, unknown>, actors: Record<string, unknown>): string[] =>
  leaving(
    createMachine(
      { id: 'example', initial: 'from', states: { from, there: { on: { back: 'from' } } } } as never,
      { actors } as never,
    ),
    [],
  );

describe('leaving', () => {
  it('has nothing to say of a good chart', () => expect(leaving(trackingMachine, [shop])).toEqual([]));

  it('notices a final state after which no chart continues', () =>
    expect(leaving(trackingMachine, [])).toEqual([stuck('closed')]));

  it('notices a state that only an event led out of', () =>
    expect(leaving(wrongChart([...search, 'help', 'on'], undefined, kept), [shop])).toContain(
      stuck('open.search.help'),
    ));

  it('does not take an event for a way out that leads back to the same state', () =>
    expect(
      leaving(
        wrongChart([...search, 'asking', 'on'], { 'number.submitted': { target: 'asking', reenter: true } }, kept),
        [shop],
      ),
    ).toContain(stuck('open.search.asking')));

  it('does not count a transition into another region', () => {
    const offline = ['states', 'open', 'states', 'connection', 'states', 'offline', 'on'];
    const chart = wrongChart(offline, { 'connection.restored': { target: '#example.open.search.asking' } }, kept);
    expect(leaving(chart, [shop])).toContain(stuck('open.connection.offline'));
  });

  it('does not count on an event that the state itself swallows', () => {
    const chart = wrongChart([...answering, 'delivered', 'on'], {
      'help.opened': {},
      'number.changeRequested': {},
      'tracking.closed': {},
    });
    expect(leaving(chart, [shop])).toEqual([stuck('open.search.answering.delivered')]);
  });

  it('counts on an answer only if a failure leads away as well', () => {
    const ask = { ask: fromPromise(() => Promise.resolve()) };
    const invoke = (onError: unknown) => ({ invoke: { id: 'ask', src: 'ask', onDone: 'there', onError } });
    expect(waiting(invoke('there'), ask)).toEqual([]);
    expect(waiting(invoke({}), ask)).toEqual([stuck('from')]);
  });

  it('does not count on the failure of a callback, which never ends', () =>
    expect(waiting({ invoke: { id: 'hear', src: 'hear', onError: 'there' } }, { hear })).toEqual([stuck('from')]));

  it('takes a reason for a state that needs no way out, and no reason for another', () => {
    expect(waiting({ meta: { rests: 'It is read.' } }, {})).toEqual([]);
    expect(waiting({ meta: { rests: ' ' } }, {})).toEqual([stuck('from')]);
    expect(waiting({ on: { left: 'there' }, meta: { rests: 'It is read.' } }, {})).toEqual([
      'example: from can be left, and says why it cannot (meta.rests)',
    ]);
  });
});
