import { describe, expect, it } from 'vitest';
import { outcomes } from '#src/chart-kit/lint/outcomes.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { conventions } from './conventions.ts';
import { answering, wrongChart } from './wrong.ts';

const looking = 'example: open.search.answering.looking';

describe('outcomes', () => {
  it('has nothing to say of a good chart', () => expect(outcomes(trackingMachine, conventions)).toEqual([]));

  it.each([
    [
      'an invoke without an id',
      [...answering, 'looking', 'invoke', 'id'],
      undefined,
      `${looking} invokes "findParcel" without an id`,
    ],
    [
      'an invoke without onDone',
      [...answering, 'looking', 'invoke', 'onDone'],
      undefined,
      `${looking} does not say what follows when "findParcel" is done (onDone)`,
    ],
    [
      'an invoke without onError',
      [...answering, 'looking', 'invoke', 'onError'],
      undefined,
      `${looking} does not say what follows when "findParcel" fails (onError)`,
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
      `${looking} has no last resort when "findParcel" fails: the last onError is guarded`,
    ],
  ])('notices %s', (_, path, value, problem) =>
    expect(outcomes(wrongChart(path, value), conventions)).toEqual([problem]),
  );
});
