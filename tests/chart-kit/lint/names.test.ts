import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { names } from '#src/chart-kit/lint/names.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { answering, search, wrongChart } from './wrong.ts';

const waiting = 'example: open.search.answering.waiting';

describe('names', () => {
  it('has nothing to say of a good chart', () => expect(names(trackingMachine)).toEqual([]));

  it.each([
    [
      'an undeclared port',
      [...answering, 'looking', 'invoke', 'src'],
      'findOrder',
      'example: open.search.answering.looking invokes "findOrder", which setup does not declare',
    ],
    [
      'an action written in place',
      [...answering, 'waiting', 'entry'],
      () => undefined,
      `${waiting} has an action written in place on entry; give it a name in setup`,
    ],
    [
      'an assign outside an outcome',
      [...answering, 'waiting', 'entry'],
      assign({ attempts: 3 }),
      `${waiting} has an action written in place on entry; give it a name in setup`,
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
      `${waiting} waits for "4000", which is no named delay of setup`,
    ],
    [
      'an action that nothing runs',
      [...answering, 'failed', 'on', 'retry.requested', 'actions'],
      undefined,
      'example declares the action "forgetAttempts", which no state uses',
    ],
    [
      'a port that nothing invokes',
      ['states', 'open', 'states', 'connection', 'invoke'],
      undefined,
      'example declares the actor "watchConnection", which no state uses',
    ],
  ])('notices %s', (_, path, value, problem) => expect(names(wrongChart(path, value))).toContain(problem));
});
