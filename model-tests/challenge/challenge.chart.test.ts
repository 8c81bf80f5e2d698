import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './challenge.model.ts';

const [yes, no] = send['challenge.completed'];
const shown = send['frame.placed'];

describeChart(model, {
  invariants: {
    "only a result with the bank's signature counts as confirmed": ({ nextState }) => {
      if (nextState.status === 'done' && !nextState.context.result?.token)
        expect(['N', 'U']).toContain(nextState.output?.result.transStatus);
    },
    'the ending is known exactly when the chart has ended': ({ nextState }) =>
      expect(nextState.output?.ending !== undefined).toBe(nextState.status === 'done'),
  },
  stories: [
    {
      name: 'the bank knows the device',
      start: 'a device check',
      events: [model.done('runFingerprint', { transStatus: 'Y', token: 'signed' })],
      ends: 'completed',
      also: ({ output }) =>
        expect(output).toEqual({ ending: 'completed', result: { transStatus: 'Y', token: 'signed' } }),
    },
    {
      name: 'a device check that fails lets the bank ask the shopper next',
      start: 'a device check',
      events: [model.failed('runFingerprint', new Error('no frame'))],
      ends: 'timedOut',
      also: ({ output }) => expect(output).toEqual({ ending: 'timed-out', result: { transStatus: 'U' } }),
    },
    {
      name: "if the bank's device check gets no answer, the shopper is asked next",
      start: 'a device check',
      events: [model.after('fingerprintPatience')],
      ends: 'timedOut',
    },
    {
      name: 'the shopper confirms',
      events: [shown, yes],
      ends: 'completed',
      also: (snapshot) =>
        expect(snapshot.output).toEqual({ ending: 'completed', result: { transStatus: 'Y', token: 'signed' } }),
    },
    {
      name: 'the bank says no, and the service gets its signed word',
      events: [shown, no],
      ends: 'refused',
      also: ({ output }) =>
        expect(output).toEqual({ ending: 'refused', result: { transStatus: 'N', token: 'signed' } }),
    },
    {
      name: 'closing the dialog before it is shown pays nothing',
      events: [send['challenge.dismissed']],
      ends: 'abandoned',
    },
    {
      name: 'a bank whose page cannot be shown counts as timed out',
      events: [shown, model.failed('showChallenge', new Error('no frame'))],
      ends: 'timedOut',
    },
    {
      name: "a shopper who stays is back at the bank's page, and may close it again",
      events: [shown, send['challenge.dismissed'], send['leaving.declined']],
      ends: { challenging: { shown: 'asking' } },
      refuses: [send['leaving.declined']],
    },
    {
      name: 'closing is asked about first',
      events: [shown, send['challenge.dismissed']],
      ends: { challenging: { shown: 'leaving' } },
    },
    {
      name: 'who stays goes on',
      events: [shown, send['challenge.dismissed'], send['leaving.declined'], yes],
      ends: 'completed',
    },
    {
      name: 'the bank may still say yes while it is asked',
      events: [shown, send['challenge.dismissed'], yes],
      ends: 'completed',
    },
    {
      name: 'a shopper who leaves has paid nothing',
      events: [shown, send['challenge.dismissed'], send['leaving.confirmed']],
      ends: 'abandoned',
      also: (snapshot) => expect(snapshot.output).toEqual({ ending: 'abandoned', result: { transStatus: 'N' } }),
    },
    { name: 'after ten minutes it is over', events: [shown, model.after('challengeLifetime')], ends: 'timedOut' },
  ],
  pairs: true,
  waits: { fingerprintPatience: 10_000, challengeLifetime: 600_000 },
});
