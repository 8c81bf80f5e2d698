import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { failureOf, UNEXPECTED } from '#machines/shared/failure.ts';
import { callbackPort, expected, isCallbackPort, promisePort } from '#machines/shared/ports.ts';

describe('ports', () => {
  it('fail with a message if they are not provided', async () => {
    const asked = createActor(promisePort<string>('findStore'));
    const answer = toPromise(asked);
    asked.start();
    await expect(answer).rejects.toThrow('actor "findStore" was not provided');
    const listening = createActor(callbackPort('watchRoute'));
    const errors: unknown[] = [];
    listening.subscribe({ error: (error) => errors.push(error) });
    listening.start();
    expect(String(errors[0])).toContain('actor "watchRoute" was not provided');
  });

  it('distinguish a callback port from others', () => {
    expect(isCallbackPort(callbackPort('watchRoute'))).toBe(true);
    expect(isCallbackPort(promisePort('findStore'))).toBe(false);
    expect(isCallbackPort(fromPromise(() => Promise.resolve(1)))).toBe(false);
  });

  it('expect values that the chart guarantees', () => {
    expect(expected(0, 'count')).toBe(0);
    expect(() => expected(null, 'order')).toThrow('expected order');
    expect(() => expected(undefined, 'order')).toThrow('expected order');
  });
});

describe('failureOf', () => {
  class ApiProblem extends Error {
    readonly errorId = 'PRM001';
    readonly status = 400;
    readonly additionalInfo = { promoCode: 'TEN' };
  }
  it.each([
    [
      'a problem of the client',
      { error: new ApiProblem('Not valid.') },
      { errorId: 'PRM001', message: 'Not valid.', status: 400, additionalInfo: { promoCode: 'TEN' } },
    ],
    [
      'plain JSON',
      { error: { errorId: 'AUT403', message: 'No.', status: 403 } },
      { errorId: 'AUT403', message: 'No.', status: 403 },
    ],
    [
      'a network error',
      { error: new TypeError('Failed to fetch') },
      { errorId: UNEXPECTED, message: 'Failed to fetch', status: 0 },
    ],
    ['text', { error: 'nope' }, { errorId: UNEXPECTED, message: 'nope', status: 0 }],
    ['an empty id', { error: { errorId: '', status: '500' } }, { errorId: UNEXPECTED, message: '', status: 0 }],
    ['an event without an error', { type: 'x' }, { errorId: UNEXPECTED, message: '', status: 0 }],
    ['nothing', undefined, { errorId: UNEXPECTED, message: '', status: 0 }],
  ])('reads %s', (_, event, failure) => {
    expect(failureOf(event)).toEqual(failure);
    expect(JSON.parse(JSON.stringify(failureOf(event)))).toEqual(failure);
  });
});
