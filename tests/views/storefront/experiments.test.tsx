import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision, TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { consentTo } from '#src/domain/consent.ts';
import { keepConsent } from '#src/flows/consent/consent.cookie.ts';
import { forgetVisitor, readDecision } from '#src/flows/personalisation/decisions.actors.ts';
import { tellExperiments } from '#src/flows/telemetry/experiments.ts';

const seen: TelemetryEvent = {
  event: 'experience-shown',
  pageType: 'other',
  experienceId: 'offers-note',
  trackingEvent: 'offers_note_seen',
};
const felt: TelemetryEvent = { event: 'web-vital', pageType: 'other', name: 'CLS', value: 0 };
const measured: Decision = { monetateId: '2.7', actions: [{ experienceId: 'offers-note', isMeasured: true }] };

const decided = vi.fn<() => Decision>();
const told: { body: unknown; init: RequestInit | undefined }[] = [];
beforeEach(() => {
  history.replaceState(null, '', '/de-de/promotions');
  keepConsent(consentTo(['C0004']));
  told.length = 0;
  decided.mockReturnValue(measured);
  vi.stubGlobal('fetch', async (to: Request | string, init?: RequestInit) => {
    if (to instanceof Request) return Response.json(decided());
    expect(to).toBe('/api/engine/v1/events/waymark');
    told.push({ body: JSON.parse(String(init?.body)), init });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  forgetVisitor();
  vi.unstubAllGlobals();
});

const decide = () => readDecision(null, new AbortController().signal);

test('sends the visitor and events of targeting, without cookies, once an experiment decided', async () => {
  await decide();
  tellExperiments([seen, felt]);
  expect(told).toEqual([
    {
      body: { monetateId: '2.7', events: [seen] },
      init: expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }) as unknown,
    },
  ]);
  tellExperiments([felt]);
  expect(told).toHaveLength(1);
});

test('sends more events than the contract takes in several batches', async () => {
  await decide();
  tellExperiments(Array.from({ length: 60 }, () => seen));
  expect(told.map(({ body }) => (body as { events: unknown[] }).events.length)).toEqual([50, 10]);
});

test('sends nothing before a decision, without an experiment, and after the consent is withdrawn', async () => {
  tellExperiments([seen]);
  decided.mockReturnValue({ ...measured, actions: [{ experienceId: 'offers-shelf' }] });
  await decide();
  tellExperiments([seen]);
  decided.mockReturnValue(measured);
  await decide();
  keepConsent(consentTo(['C0002']));
  tellExperiments([seen]);
  expect(told).toEqual([]);
});

test('ignores a service that cannot be reached', async () => {
  await decide();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  expect(() => tellExperiments([seen])).not.toThrow();
});
