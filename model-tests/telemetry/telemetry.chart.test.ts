import { expect } from 'vitest';
import { categoryOf } from '#src/domain/telemetry.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { busy, measured, model, offline, refused, send, viewed } from './telemetry.model.ts';

const [measure, view] = send['event.noted'];
const [everything, performanceOnly] = send['consent.changed'];
const nothing = send['consent.withdrawn'];
const hide = send['page.hidden'];
const sent = model.done('ingestTelemetry', undefined);

describeChart(model, {
  invariants: {
    'nothing waits that the shopper does not allow': ({ nextState: { context } }) => {
      for (const event of context.waiting) expect(context.allowed).toContain(categoryOf(event));
    },
    'no more waits than there is room for': ({ nextState: { context } }) =>
      expect(context.waiting.length).toBeLessThanOrEqual(context.bound),
    'no batch is larger than the contract takes': ({ nextState: { context } }) =>
      expect(context.batch.length).toBeLessThanOrEqual(context.batchSize),
    'no batch is empty': ({ nextState }) => {
      if (nextState.matches('sending')) expect(nextState.context.batch.length).toBeGreaterThan(0);
    },
    'tag managers hear of an event exactly where it is kept': ({ state, event, sent: requests }) => {
      const isHeard = requests.some((one) => one.event.type === 'event.accepted');
      const isKept = event.type === 'event.noted' && state.context.allowed.includes(categoryOf(event.event));
      expect(isHeard).toBe(isKept);
    },
  },
  stories: [
    { name: 'an event waits for its batch', events: [measure], ends: 'collecting' },
    {
      name: 'twenty seconds later it is sent',
      events: [measure, model.after('round')],
      ends: 'sending',
      also: ({ context }) => expect(context.batch).toEqual([measured]),
    },
    {
      name: 'a full batch is sent at once',
      events: [measure, view],
      ends: 'sending',
      also: ({ context }) => expect(context).toMatchObject({ batch: [measured, viewed], waiting: [] }),
    },
    {
      name: 'what was sent is forgotten',
      events: [measure, view, sent],
      ends: 'idle',
      also: ({ context }) => expect(context).toMatchObject({ batch: [], waiting: [] }),
    },
    {
      name: 'what happens meanwhile waits for the next batch',
      events: [measure, view, view, sent],
      ends: 'collecting',
      also: ({ context }) => expect(context).toMatchObject({ batch: [], waiting: [viewed] }),
    },
    {
      name: 'a page that is left sends a beacon',
      events: [view, hide],
      ends: 'idle',
      also: ({ context }, told) => {
        expect(told.sent.map((one) => one.event)).toContainEqual({ type: 'beacon.wanted', events: [viewed] });
        expect(context.waiting).toEqual([]);
      },
    },
    {
      name: 'so it does while a batch is on its way, without what that has',
      events: [measure, view, view, hide],
      ends: 'sending',
      also: (_, told) =>
        expect(told.sent.map((one) => one.event)).toContainEqual({ type: 'beacon.wanted', events: [viewed] }),
    },
    { name: 'a page with nothing to tell sends none', events: [], ends: 'idle', refuses: [hide] },
    {
      name: 'what the browser does not take as a beacon waits again',
      events: [view, hide, send['beacon.refused']],
      ends: 'collecting',
      also: ({ context }) => expect(context.waiting).toEqual([viewed]),
    },
    {
      name: 'offline the newest events wait, and leave when the connection is back',
      events: [measure, view, model.failed('ingestTelemetry', offline), view, send['connection.found']],
      ends: 'sending',
      also: ({ context }) => expect(context.batch).toEqual([viewed, viewed]),
    },
    {
      name: 'a hidden page keeps them',
      events: [measure, view, model.failed('ingestTelemetry', offline)],
      ends: 'offline',
      refuses: [hide],
    },
    {
      name: 'a service that has too much to do is asked again after a minute',
      events: [measure, view, model.failed('ingestTelemetry', busy), model.after('retryDelay')],
      ends: 'sending',
    },
    {
      name: 'a batch that the service refuses is not sent again',
      events: [measure, view, model.failed('ingestTelemetry', refused)],
      ends: 'idle',
      also: ({ context }) => expect(context).toMatchObject({ batch: [], waiting: [] }),
    },
    {
      name: 'withdrawn consent deletes what waits',
      events: [measure, nothing],
      ends: 'silent',
      refuses: [measure, view, hide],
      also: ({ context }) => expect(context.waiting).toEqual([]),
    },
    {
      name: 'withdrawn consent to targeting deletes only what needs it',
      events: [view, performanceOnly],
      ends: 'idle',
      refuses: [view],
    },
    {
      name: 'offline, too',
      events: [measure, view, model.failed('ingestTelemetry', offline), performanceOnly],
      ends: 'offline',
      also: ({ context }) => expect(context.waiting).toEqual([measured]),
    },
    { name: 'new consent begins anew', events: [nothing, everything, view], ends: 'collecting' },
  ],
  waits: { round: 20_000, retryDelay: 60_000 },
});
