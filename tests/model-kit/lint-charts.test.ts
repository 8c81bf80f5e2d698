import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { chartProblems } from '../../scripts/lint-charts.ts';
import { trackingMachine } from './example/tracking.machine.ts';
import { answering, search, wrongChart } from './wrong.ts';

describe('chartProblems', () => {
  it('has nothing to say of a good chart', () => expect(chartProblems(trackingMachine)).toEqual([]));

  it.each([
    [
      'a state without a description',
      [...answering, 'failed', 'description'],
      undefined,
      'example: open.search.answering.failed has no description',
    ],
    [
      'a chart without a section',
      ['description'],
      'Where is my parcel?',
      'example does not name its section of the specification (core 4, catalogue 9)',
    ],
    [
      'an invoke without an id',
      [...answering, 'looking', 'invoke', 'id'],
      undefined,
      'example: open.search.answering.looking invokes "findParcel" without an id',
    ],
    [
      'an invoke without onDone',
      [...answering, 'looking', 'invoke', 'onDone'],
      undefined,
      'example: open.search.answering.looking does not say what follows when "findParcel" is done (onDone)',
    ],
    [
      'an invoke without onError',
      [...answering, 'looking', 'invoke', 'onError'],
      undefined,
      'example: open.search.answering.looking does not say what follows when "findParcel" fails (onError)',
    ],
    [
      'a callback without onError',
      ['states', 'open', 'states', 'connection', 'invoke', 'onError'],
      undefined,
      'example: open.connection does not say what follows when "watchConnection" fails (onError)',
    ],
    [
      'a failure without a last resort',
      [...answering, 'looking', 'invoke', 'onError', '2', 'guard'],
      'mayRetry',
      'example: open.search.answering.looking has no last resort when "findParcel" fails: the last onError is guarded',
    ],
    [
      'an undeclared port',
      [...answering, 'looking', 'invoke', 'src'],
      'findOrder',
      'example: open.search.answering.looking invokes "findOrder", which setup does not declare',
    ],
    [
      'a state out of reach',
      [...answering, 'lost'],
      { description: 'Nobody comes here.' },
      'example: open.search.answering.lost is reached by nothing',
    ],
    [
      'an action written in place',
      [...answering, 'waiting', 'entry'],
      () => undefined,
      'example: open.search.answering.waiting has an action written in place on entry; give it a name in setup',
    ],
    [
      'an assign outside an outcome',
      [...answering, 'waiting', 'entry'],
      assign({ attempts: 3 }),
      'example: open.search.answering.waiting has an action written in place on entry; give it a name in setup',
    ],
    [
      'a guard written in place',
      [...search, 'asking', 'on', 'number.submitted', 'guard'],
      () => true,
      'example: open.search.asking has a guard written in place on number.submitted; give it a name in setup',
    ],
    [
      'an unknown action',
      [...answering, 'failed', 'exit'],
      'tidyUp',
      'example: open.search.answering.failed names the action "tidyUp" on exit, which setup does not define',
    ],
    [
      'an unknown guard',
      [...search, 'asking', 'on', 'number.submitted', 'guard'],
      { type: 'isLong', params: 3 },
      'example: open.search.asking names the guard "isLong" on number.submitted, which setup does not define',
    ],
    [
      'a delay that is a number',
      [...answering, 'waiting', 'after'],
      { 4000: { target: 'looking' } },
      'example: open.search.answering.waiting waits for "4000", which is no named delay of setup',
    ],
  ])('notices %s', (_, path, value, problem) => {
    expect(
      chartProblems(wrongChart(path, value)).filter(
        (found) => !found.endsWith('is reached by nothing') || found === problem,
      ),
    ).toEqual([problem]);
  });

  it('notices every state that only a lost state leads to', () => {
    expect(chartProblems(wrongChart([...answering, 'looking', 'invoke', 'onDone', 'target'], 'failed'))).toEqual([
      'example: open.search.answering.found is reached by nothing',
      'example: open.search.answering.moving is reached by nothing',
      'example: open.search.answering.delivered is reached by nothing',
    ]);
  });
});
