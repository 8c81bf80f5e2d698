import { telemetryMachine } from '#machines/telemetry/telemetry.machine.ts';
import type { PageEvent } from '#machines/telemetry/telemetry.types.ts';
import { categoryOf } from '#src/domain/telemetry.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** Needs C0002. */
export const measured: PageEvent = { event: 'web-vital', pageType: 'home', name: 'LCP', value: 812 };
/** Needs C0004. */
export const viewed: PageEvent = { event: 'page-viewed', pageType: 'home' };

export const offline = { errorId: 'OFFLINE', message: 'no connection', status: 0 };
export const busy = { errorId: 'API429', message: 'too many calls', status: 429 };
export const refused = { errorId: 'API422', message: 'an operation that is gone', status: 422 };

export const send = {
  'event.noted': [
    { type: 'event.noted', event: measured },
    { type: 'event.noted', event: viewed },
  ],
  'consent.changed': [
    { type: 'consent.changed', allowed: ['C0002', 'C0004'] },
    { type: 'consent.changed', allowed: ['C0002'] },
  ],
  'consent.withdrawn': { type: 'consent.withdrawn' },
  'page.hidden': { type: 'page.hidden' },
  'beacon.refused': { type: 'beacon.refused', events: [viewed] },
  'connection.found': { type: 'connection.found' },
} as const;

const kinds = (events: readonly PageEvent[]) => events.map(categoryOf).join(' ');

/** Idle and collecting lead to each other at once, by whether anything waits. */
const passedThrough = 'equivalent: whether anything waits decides between the two, wherever the way leads';

export const model = modelOf(telemetryMachine, {
  input: { allowed: ['C0002', 'C0004'], batchSize: 2, bound: 2 },
  send,
  outcomes: {
    watchPage: { failed: [new Error('no observers')] },
    ingestTelemetry: { done: [undefined], failed: [offline, busy, refused] },
  },
  project: ({ allowed, waiting, batch }, snapshot) => [
    allowed.length,
    kinds(waiting),
    snapshot.matches('sending') ? kinds(batch) : '',
  ],
  why: 'guards read which categories are allowed, and how many events of which category wait; a batch that fails waits again',
  survivors: {
    'collecting: always [isEmpty] → idle, after isFull': 'equivalent: only one of the two guards holds',
    ...Object.fromEntries(
      [
        'collecting: page.hidden → idle, to collecting',
        'sending: ingestTelemetry done → idle, to collecting',
        'sending: ingestTelemetry failed [isRefusal] → idle, to collecting',
        'offline: always [isEmpty] → idle, to collecting',
        'silent: consent.changed → idle, to collecting',
      ].map((name) => [name, passedThrough]),
    ),
  },
});
