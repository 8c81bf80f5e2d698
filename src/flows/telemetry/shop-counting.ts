import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { asOffline } from '#src/api/outage.ts';
import { ApiProblem } from '#src/api/problem.ts';

const path = '/fapi/performance/ingest';
/** The most events that the contract takes at once. */
const largestBatch = 50;

const bodyOf = (events: readonly TelemetryEvent[]) => JSON.stringify({ events });

/**
 * Sends a batch to the shop's own counting: without cookies, so that a count belongs to nobody, and not with the client
 * of the contract, whose calls are themselves noted.
 */
export async function sendBatch(events: readonly TelemetryEvent[], signal: AbortSignal): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(events),
    signal,
  }).catch(asOffline);
  if (!response.ok) throw new ApiProblem(response.status, undefined);
}

/** Sends events as beacons, which outlive the page. Returns those that the browser did not take. */
export function sendBeacons(events: readonly TelemetryEvent[]): TelemetryEvent[] {
  const batches = Array.from({ length: Math.ceil(events.length / largestBatch) }, (_, at) =>
    events.slice(at * largestBatch, (at + 1) * largestBatch),
  );
  return batches
    .filter((batch) => !navigator.sendBeacon(path, new Blob([bodyOf(batch)], { type: 'application/json' })))
    .flat();
}
