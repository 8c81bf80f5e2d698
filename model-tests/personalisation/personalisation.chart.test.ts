import { expect } from 'vitest';
import { selectStanding } from '#machines/personalisation/personalisation.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { nobody } from '#src/domain/personalisation.ts';
import {
  baseline,
  decided,
  everybody,
  inSight,
  model,
  offline,
  outOfSight,
  popular,
  send,
} from './personalisation.model.ts';

const changed = send['audience.changed'];
const allowed = send['decision.allowed'];
const again = send['recalculation.requested'];
const known = model.done('readStanding', inSight);
const answer = model.done('decide', decided, 'decide');
const answerAgain = model.done('decide', baseline, 'decideAgain');
const patience = model.after('patience', 'decision.deciding.inTime');

type Snapshot = Parameters<ReturnType<typeof selectStanding>>[0];
const seen = (id: string, snapshot: Snapshot) => selectStanding(id)(snapshot).decided['picks'];
const audiences = (id: string, snapshot: Snapshot) => selectStanding(id)(snapshot).audiences;

describeChart(model, {
  invariants: {
    'a block that is seen does not change': ({ state, event, nextState }) => {
      const isRead = 'output' in event && 'held' in (event['output'] as object);
      if (isRead && (event['output'] as typeof inSight).held.length > 0)
        expect(selectStanding('top')(nextState)).toEqual(selectStanding('top')(state));
      const isDecided = 'output' in event && 'inSight' in (event['output'] as object);
      if (isDecided && (event['output'] as typeof decided).inSight.length > 0)
        expect(selectStanding('top')(nextState)).toEqual(selectStanding('top')(state));
    },
    'a late decision changes nothing on its page': ({ state, event, nextState }) => {
      const isLate = JSON.stringify(state.value).includes('"late"');
      if (!isLate || !('output' in event) || !('onPage' in (event['output'] as object))) return;
      for (const id of ['top', 'below']) expect(seen(id, nextState)).toBe(seen(id, state));
    },
    'nothing is decided without consent': ({ nextState }) => {
      if (nextState.value.decision === 'silent') expect(nextState.context.standing.decided).toEqual({});
    },
  },
  waits: { patience: 300 },
  stories: [
    {
      name: 'a block that is seen stays, and the others change',
      events: [known],
      ends: { audience: 'known', decision: 'silent' },
      also: (snapshot) => {
        expect(selectStanding('top')(snapshot)).toBe(nobody);
        expect(audiences('below', snapshot)).toEqual(['loggedin']);
      },
    },
    {
      name: 'on the next page it shows what is known',
      events: [known, send['block.left']],
      ends: { audience: 'known', decision: 'silent' },
      also: (snapshot) => expect(audiences('top', snapshot)).toEqual(['loggedin']),
    },
    {
      name: 'a block out of sight changes at once',
      events: [model.done('readStanding', outOfSight)],
      ends: { audience: 'known', decision: 'silent' },
      also: (snapshot) => expect(audiences('top', snapshot)).toEqual(['loggedin']),
    },
    {
      name: 'whoever signs out is everybody again, on the next page',
      events: [model.done('readStanding', outOfSight), changed, model.done('readStanding', everybody)],
      ends: { audience: 'known', decision: 'silent' },
      also: (snapshot) => {
        expect(audiences('top', snapshot)).toEqual(['loggedin']);
        expect(audiences('below', snapshot)).toEqual([]);
      },
    },
    {
      name: 'a change while the account is read begins the reading again',
      events: [changed],
      ends: { audience: 'reading', decision: 'silent' },
    },
    {
      name: 'without an answer everything stays',
      events: [model.failed('readStanding', offline)],
      ends: { audience: 'unknown', decision: 'silent' },
      also: ({ context }) => expect(context.standing).toEqual(nobody),
    },
    {
      name: 'until something changes',
      events: [model.failed('readStanding', offline), changed],
      ends: { audience: 'reading', decision: 'silent' },
    },
    {
      name: 'with consent the engine decides: what is seen stays, and the rest shows the variant',
      events: [known, allowed, answer],
      ends: { audience: 'known', decision: 'decided' },
      also: (snapshot) => {
        expect(seen('top', snapshot)).toBeUndefined();
        expect(seen('below', snapshot)).toBe('popular');
      },
    },
    {
      name: 'an answer after 300 ms is for the next page',
      events: [known, allowed, patience, answer],
      ends: { audience: 'known', decision: 'decided' },
      also: (snapshot) => {
        expect([seen('top', snapshot), seen('below', snapshot)]).toEqual([undefined, undefined]);
        expect(seen('elsewhere', snapshot)).toBe('popular');
      },
    },
    {
      name: 'a late answer shows once the page is left',
      events: [known, allowed, patience, answer, send['block.left']],
      ends: { audience: 'known', decision: 'decided' },
      also: (snapshot) => expect(seen('top', snapshot)).toBe('popular'),
    },
    {
      name: 'an engine that fails leaves the baselines',
      events: [known, allowed, model.failed('decide', offline, 'decide')],
      ends: { audience: 'known', decision: 'undecided' },
      also: ({ context }) => expect(context.standing.decided).toEqual({}),
    },
    {
      name: 'an engine that failed is asked again when something changes',
      events: [known, allowed, model.failed('decide', offline, 'decide'), again],
      ends: { audience: 'known', decision: { deciding: 'inTime' } },
    },
    {
      name: 'while it is asked again the last decision counts',
      events: [known, allowed, answer, again],
      ends: { audience: 'known', decision: { recalculating: 'inTime' } },
      also: ({ context }) => expect(context.standing.decided).toEqual(popular),
    },
    {
      name: 'the last decision counts also if the engine fails when asked again',
      events: [known, allowed, answer, again, model.failed('decide', offline, 'decideAgain')],
      ends: { audience: 'known', decision: 'decided' },
      also: ({ context }) => expect(context.standing.decided).toEqual(popular),
    },
    {
      name: 'a new decision counts from then on',
      events: [known, allowed, answer, again, answerAgain],
      ends: { audience: 'known', decision: 'decided' },
      also: ({ context }) => expect(context.standing.decided).toEqual({ picks: null }),
    },
    {
      name: 'whoever withdraws the consent sees baselines, and what they see stays',
      events: [known, allowed, answer, send['block.left'], send['decision.forbidden']],
      ends: { audience: 'known', decision: 'silent' },
      also: (snapshot) => {
        expect(seen('top', snapshot)).toBe('popular');
        expect(seen('below', snapshot)).toBeUndefined();
      },
    },
    {
      name: 'a tester’s choice asks nobody',
      events: [known, send['versions.chosen']],
      ends: { audience: 'known', decision: 'overridden' },
    },
  ],
});
