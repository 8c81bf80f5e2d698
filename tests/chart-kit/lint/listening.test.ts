import { describe, expect, it } from 'vitest';
import { listening } from '#src/chart-kit/lint/listening.ts';
import { sendsOf } from '#src/chart-kit/lint/sends.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { codeOfExample, codeWith } from './code.ts';
import { conventions } from './conventions.ts';

/** Expected: nothing in the example sends this event, because leaving the page ends the chart. */
const closed = 'example: open listens to "tracking.closed", which no view, port or chart sends';
const unsent = (code = codeOfExample()) => listening(trackingMachine, sendsOf(code, [trackingMachine], conventions));

const submit =
  "actor.send({ type: 'number.submitted', number: String(new FormData(event.currentTarget).get('number')) });";
const lost = "sendBack({ type: 'connection.lost' })";

describe('listening', () => {
  it('finds the one event of the example that nothing sends', () => expect(unsent()).toEqual([closed]));

  it.each([
    [
      'a view that sends another event',
      'TrackingView.tsx',
      { [submit]: "actor.send({ type: 'help.opened' });" },
      'number.submitted',
    ],
    ['a button whose type no longer says so', 'TrackingView.tsx', { "| 'retry.requested' |": '|' }, 'retry.requested'],
    [
      'a name that is only written',
      'TrackingView.tsx',
      { [submit]: "void ({ type: 'number.submitted' });" },
      'number.submitted',
    ],
    [
      'a send to somebody else',
      'TrackingView.tsx',
      {
        [submit]: "({ send: (event: { type: 'number.submitted' }) => void event }).send({ type: 'number.submitted' });",
      },
      'number.submitted',
    ],
    [
      'a callback that tells of another event',
      'main.tsx',
      { [lost]: "sendBack({ type: 'connection.restored' })" },
      'connection.lost',
    ],
    ['a callback of another port', 'main.tsx', { 'watchConnection:': 'watchOther:' }, 'connection.lost'],
    [
      'a callback that could tell of anything',
      'main.tsx',
      { [lost]: 'sendBack({ type: String(1) })' },
      'connection.lost',
    ],
  ])('notices %s', (_, file, edits, event) =>
    expect(unsent(codeWith(file, edits)).join('\n')).toContain(
      `listens to "${event}", which no view, port or chart sends`,
    ),
  );

  it.each([
    [
      'a view that sends one of two',
      'TrackingView.tsx',
      { 'actor.send({ type })': "actor.send({ type: Math.random() > 1 ? 'tracking.closed' : type })" },
    ],
    [
      'a callback that hands its sender on',
      'main.tsx',
      {
        'const lost =':
          "const tell = (say: (event: { type: string }) => void) => say({ type: 'tracking.closed' });" +
          ' tell(sendBack); const lost =',
      },
    ],
    [
      'a callback that is made elsewhere',
      'main.tsx',
      {
        'const machine =':
          "const watcher = () => fromCallback(({ sendBack }) => sendBack({ type: 'tracking.closed' }));" +
          'trackingMachine.provide({ actors: { watchConnection: watcher() } }); const machine =',
      },
    ],
    [
      'the chart that raises it',
      'tracking.machine.ts',
      {
        'announceParcel: base.emit(': "leave: base.raise({ type: 'tracking.closed' }),\n    announceParcel: base.emit(",
      },
    ],
  ])('finds %s', (_, file, edits) => expect(unsent(codeWith(file, edits))).toEqual([]));
});
