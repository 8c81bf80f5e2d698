import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Decision, TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { bucketOf, networkIdOf, variationOf } from '#src/commerce/experiments/bucketing.ts';
import { createDatafileCache, FRESH, PAUSE } from '#src/commerce/experiments/datafile-cache.ts';
import type { Datafile, Experiment } from '#src/commerce/experiments/datafile.ts';
import { BATCH, BOUND, createEventQueue, RETRY, ROUND, TRIES } from '#src/commerce/experiments/event-queue.ts';
import type { EventBatch, ExperimentNetwork, VisitorEvents } from '#src/commerce/experiments/experiment-network.ts';
import type { DecisionQuestion } from '#src/commerce/decisions/decision-engine.ts';
import { smallSeed } from './support/seed.ts';
import { caller, openTestShop } from './support/shop.ts';

const experiment: Experiment = {
  id: '7100',
  key: 'offers-note',
  layerId: '7101',
  status: 'Running',
  audienceIds: [],
  variations: [
    { id: '1', key: 'baseline' },
    { id: '2', key: 'short' },
  ],
  trafficAllocation: [
    { entityId: '1', endOfRange: 4000 },
    { entityId: '2', endOfRange: 8000 },
  ],
};
const datafile: Datafile = {
  version: '4',
  revision: '12',
  accountId: 'a',
  projectId: 'p',
  experiments: [experiment],
  events: [
    { id: '7200', key: 'page-viewed-order-confirmation' },
    { id: '7201', key: 'promotion-clicked' },
    { id: '7202', key: 'api-called' },
  ],
  attributes: [
    { id: '7300', key: 'channel' },
    { id: '7301', key: 'source' },
    { id: '7302', key: 'country' },
  ],
};

/** Visitors of each arm, and one of neither. */
const visitorIn = (from: number, to: number): string => {
  for (let at = 0; ; at += 1) {
    const bucket = bucketOf(networkIdOf(`2.${at}`), experiment.id);
    if (bucket >= from && bucket < to) return `2.${at}`;
  }
};
const visitors = { baseline: visitorIn(0, 4000), short: visitorIn(4000, 8000), neither: visitorIn(8000, 10_000) };

describe('a bucket', () => {
  // The inputs and outputs that all clients of the network have in their tests.
  test.each([
    ['ppid1', '1886780721', 5254],
    ['ppid2', '1886780721', 4299],
    ['ppid2', '1886780722', 2434],
    ['ppid3', '1886780721', 5439],
  ])('of %s in %s is %i', (visitorId, experimentId, bucket) => {
    expect(bucketOf(visitorId, experimentId)).toBe(bucket);
  });

  test('decides which variation a visitor gets, or none', () => {
    const seen = (visitorId: string) => variationOf(experiment, networkIdOf(visitorId))?.key;
    expect(Object.values(visitors).map(seen)).toEqual(['baseline', 'short', undefined]);
  });

  test.each([
    ['that is paused', { status: 'Paused' }],
    ['for an audience', { audienceIds: ['7'] }],
    ['for a typed audience', { audienceConditions: ['or', '7'] }],
    ['whose variation is gone', { variations: [] }],
  ])('decides nothing in an experiment %s', (_, changed) => {
    expect(variationOf({ ...experiment, ...changed }, networkIdOf(visitors.short))).toBeNull();
  });
});

const silent = { info: () => undefined, warn: vi.fn(), error: () => undefined };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  silent.warn.mockReset();
});

describe('the datafile', () => {
  function open() {
    const readDatafile = vi.fn<ExperimentNetwork['readDatafile']>(async () => ({ datafile, etag: '"12"' }));
    const read = createDatafileCache({ network: { readDatafile }, clock: Date.now, log: silent });
    return { readDatafile, read };
  }

  test('is asked for once, also by two at the same time', async () => {
    const { readDatafile, read } = open();
    expect(await Promise.all([read(), read()])).toEqual([datafile, datafile]);
    await read();
    expect(readDatafile).toHaveBeenCalledTimes(1);
    expect(readDatafile).toHaveBeenCalledWith(null);
  });

  test('is renewed in the background, and the old one answers meanwhile', async () => {
    const { readDatafile, read } = open();
    await read();
    vi.advanceTimersByTime(FRESH);
    const next = { ...datafile, revision: '13' };
    readDatafile.mockResolvedValue({ datafile: next, etag: '"13"' });
    expect((await read())?.revision).toBe('12');
    await vi.advanceTimersByTimeAsync(0);
    expect((await read())?.revision).toBe('13');
    expect(readDatafile).toHaveBeenLastCalledWith('"12"');
  });

  test('stays if it has not changed or the network fails, and is asked for again after a pause', async () => {
    const { readDatafile, read } = open();
    await read();
    for (const answer of [async () => null, async () => Promise.reject(new Error('no answer'))]) {
      vi.advanceTimersByTime(FRESH);
      readDatafile.mockImplementationOnce(answer);
      await read();
      await vi.advanceTimersByTimeAsync(0);
      expect(await read()).toBe(datafile);
    }
    expect(readDatafile).toHaveBeenCalledTimes(3);
    expect(silent.warn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(PAUSE);
    await read();
    expect(readDatafile).toHaveBeenCalledTimes(4);
  });

  test('is null while the network has none, and no reader waits during the pause', async () => {
    const { readDatafile, read } = open();
    readDatafile.mockRejectedValue(new Error('no answer'));
    expect([await read(), await read()]).toEqual([null, null]);
    expect(readDatafile).toHaveBeenCalledTimes(1);
  });
});

describe('the queue', () => {
  const account = { accountId: 'a', projectId: 'p', revision: '12' };
  let next = 0;
  const visitor = (visitorId: string, count = 1): VisitorEvents => ({
    visitorId,
    attributes: [],
    events: Array.from({ length: count }, () => ({
      kind: 'conversion',
      entityId: '7201',
      key: 'promotion-clicked',
      timestamp: 1,
      uuid: String((next += 1)),
    })),
  });
  function open() {
    const sendEvents = vi.fn<ExperimentNetwork['sendEvents']>(async () => true);
    return { sendEvents, queue: createEventQueue({ network: { sendEvents }, log: silent }) };
  }
  const sizes = (sent: readonly [EventBatch][]) =>
    sent.map(([{ visitors: of }]) => of.map(({ visitorId, events }) => `${visitorId} ${events.length}`).join());

  test('sends the events of a round as one batch with one entry for each visitor', async () => {
    const { sendEvents, queue } = open();
    queue.add(account, visitor('one', 2));
    queue.add(account, visitor('two'));
    queue.add(account, visitor('one'));
    await vi.advanceTimersByTimeAsync(ROUND - 1);
    expect(sendEvents).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sizes(sendEvents.mock.calls)).toEqual(['one 3,two 1']);
    await vi.advanceTimersByTimeAsync(10 * ROUND);
    expect(sendEvents).toHaveBeenCalledTimes(1);
  });

  test('limits the size of a batch, and never mixes two revisions', async () => {
    const { sendEvents, queue } = open();
    queue.add(account, visitor('one', BATCH));
    queue.add(account, visitor('two', BATCH));
    queue.add({ ...account, revision: '13' }, visitor('three'));
    await vi.advanceTimersByTimeAsync(ROUND + 100);
    expect(sizes(sendEvents.mock.calls)).toEqual([`one ${BATCH}`, `two ${BATCH}`, 'three 1']);
    expect(sendEvents.mock.calls.map(([{ revision }]) => revision)).toEqual(['12', '12', '13']);
  });

  test('tries a batch again, and gives it up in the end', async () => {
    const { sendEvents, queue } = open();
    sendEvents.mockRejectedValue(new Error('no answer'));
    queue.add(account, visitor('one'));
    await vi.advanceTimersByTimeAsync(ROUND);
    for (let time = 1; time < TRIES; time += 1) {
      expect(sendEvents).toHaveBeenCalledTimes(time);
      await vi.advanceTimersByTimeAsync(RETRY);
    }
    expect(sendEvents).toHaveBeenCalledTimes(TRIES);
    await vi.advanceTimersByTimeAsync(10 * RETRY);
    expect(sendEvents).toHaveBeenCalledTimes(TRIES);
    expect(silent.warn).toHaveBeenCalledTimes(TRIES);
  });

  test('drops a refused batch without another try', async () => {
    const { sendEvents, queue } = open();
    sendEvents.mockResolvedValueOnce(false);
    queue.add(account, visitor('one'));
    await vi.advanceTimersByTimeAsync(10 * RETRY);
    expect(sendEvents).toHaveBeenCalledTimes(1);
    expect(silent.warn).toHaveBeenCalledTimes(1);
  });

  test('keeps the newest notes while the network does not answer', async () => {
    const { sendEvents, queue } = open();
    for (let at = 0; at <= BOUND; at += 1) queue.add(account, visitor(String(at)));
    await vi.advanceTimersByTimeAsync(ROUND + 100);
    const sent = sendEvents.mock.calls.flatMap(([{ visitors: of }]) => of.map(({ visitorId }) => visitorId));
    expect(sent).toHaveLength(BOUND);
    expect([sent[0], sent.at(-1)]).toEqual(['1', String(BOUND)]);
  });

  test('sends waiting events when the shop closes, and tries each batch once', async () => {
    const { sendEvents, queue } = open();
    queue.add(account, visitor('one', BATCH));
    queue.add(account, visitor('two', BATCH));
    sendEvents.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('no answer'));
    await queue.close();
    expect(sizes(sendEvents.mock.calls)).toEqual([`one ${BATCH}`, `two ${BATCH}`]);
    queue.add(account, visitor('three'));
    await vi.advanceTimersByTimeAsync(10 * RETRY);
    expect(sendEvents).toHaveBeenCalledTimes(2);
  });
});

describe('the operations', () => {
  beforeEach(() => void vi.useRealTimers());
  const viewed = { eventType: 'page-viewed', pageType: 'home', path: '/en-us' };
  const seen: TelemetryEvent = {
    event: 'experience-shown',
    pageType: 'other',
    experienceId: 'offers-note',
    trackingEvent: 'offers_note_seen',
  };

  async function open(engine: 'none' | 'answers' | 'is away' = 'none') {
    const batches: EventBatch[] = [];
    const asked: DecisionQuestion[] = [];
    const experimentNetwork: ExperimentNetwork = {
      readDatafile: async () => ({ datafile, etag: null }),
      sendEvents: async (batch) => batches.push(batch) > 0,
    };
    const decisionEngine = {
      decide: async (question: DecisionQuestion): Promise<Decision> => {
        asked.push(question);
        if (engine === 'is away') throw new Error('no answer');
        const actions = ['offers-note', 'offers-shelf'].map((experienceId) => ({ experienceId, variantId: 'popular' }));
        return { monetateId: visitors.short, actions };
      },
    };
    const shop = await openTestShop({
      seed: smallSeed,
      experimentNetwork,
      ...(engine === 'none' ? {} : { decisionEngine }),
    });
    const call = (path: string, body: object, headers = {}) =>
      caller(shop.commerce, '', 'POST', `/api/engine/v1/${path}/waymark`, body, headers);
    const decide = async (monetateId?: string) => {
      const { status, body } = await call('decide', { channel: 'ECOMM', events: [viewed], monetateId });
      return { status, ...(body as Decision) };
    };
    return { shop, batches, asked, call, decide };
  }

  test('a shop without an engine gives a visitor an id, and decides the same for it again', async () => {
    const { shop, decide } = await open();
    const { monetateId, actions } = await decide();
    expect(monetateId).toMatch(/^own\.[0-9a-f-]{36}$/);
    expect(await decide(monetateId)).toEqual({ status: 200, monetateId, actions });
    const decided = await Promise.all(Object.values(visitors).map(async (one) => (await decide(one)).actions));
    expect(decided).toEqual([
      [{ experienceId: 'offers-note', isMeasured: true }],
      [{ experienceId: 'offers-note', variantId: 'short', isMeasured: true }],
      [],
    ]);
    await shop.close();
  });

  test('an experiment overrides the engine for the same experience, and uses the engine’s id', async () => {
    const { shop, asked, decide } = await open('answers');
    expect(await decide('own.0b9d7c3e')).toEqual({
      status: 200,
      monetateId: visitors.short,
      actions: [
        { experienceId: 'offers-note', variantId: 'short', isMeasured: true },
        { experienceId: 'offers-shelf', variantId: 'popular' },
      ],
    });
    expect(asked.map(({ monetateId }) => monetateId)).toEqual([null]);
    await shop.close();
  });

  test('experiments go on for a known visitor while the engine is away', async () => {
    const { shop, decide } = await open('is away');
    expect(await decide(visitors.short)).toMatchObject({ status: 200, actions: [{ variantId: 'short' }] });
    expect((await decide(visitors.neither)).status).toBe(503);
    expect((await decide()).status).toBe(503);
    await shop.close();
  });

  test('decisions and conversions are sent when the shop closes, only for the visitor’s own variation', async () => {
    const { shop, batches, call } = await open();
    const events: TelemetryEvent[] = [
      { ...seen, variantId: 'short' },
      seen,
      { ...seen, experienceId: 'offers-shelf' },
      { event: 'page-viewed', pageType: 'order-confirmation' },
      { event: 'page-viewed', pageType: 'home' },
      { event: 'api-called', pageType: 'home', method: 'GET', path: '/x', status: 200, milliseconds: 1 },
    ];
    const from = { 'x-channel': 'MAPP', source: 'ECOM15' };
    expect(await call('events', { monetateId: visitors.short, events }, from)).toMatchObject({ status: 204 });
    expect(await call('events', { monetateId: visitors.neither, events: [seen] })).toMatchObject({ status: 204 });
    await shop.close();
    const stamp = { timestamp: expect.any(Number) as number, uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string };
    expect(batches).toEqual([
      {
        accountId: 'a',
        projectId: 'p',
        revision: '12',
        visitors: [
          {
            visitorId: networkIdOf(visitors.short),
            attributes: [
              { entityId: '7300', key: 'channel', value: 'MAPP' },
              { entityId: '7301', key: 'source', value: 'ECOM15' },
            ],
            events: [
              { kind: 'decision', layerId: '7101', experimentId: '7100', variationId: '2', ...stamp },
              { kind: 'conversion', entityId: '7200', key: 'page-viewed-order-confirmation', ...stamp },
            ],
          },
        ],
      },
    ]);
    expect(networkIdOf(visitors.short)).not.toContain(visitors.short);
  });

  test('an unknown field is refused, and so is every call in a shop without experiments', async () => {
    const { shop, call } = await open();
    const asking = { monetateId: '2.7', events: [seen] };
    expect((await call('events', { ...asking, customer: 'maya' })).errorId).toBe('API422');
    expect((await call('events', { ...asking, events: [] })).errorId).toBe('API422');
    await shop.close();
    const other = await openTestShop({ seed: smallSeed });
    const answer = await caller(other.commerce, '', 'POST', '/api/engine/v1/events/waymark', asking);
    expect(answer).toMatchObject({ status: 404, errorId: 'API404' });
    await other.close();
  });
});
