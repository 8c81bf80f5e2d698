import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { asOffline } from '#src/api/outage.ts';
import { ApiProblem } from '#src/api/problem.ts';
import { batchesOf } from './batches.ts';
import { post } from './post.ts';

const path = '/fapi/performance/ingest';
const bodyOf = (events: readonly TelemetryEvent[]) => JSON.stringify({ events });

/** Sends a batch to the shop's own counting. */
export async function sendBatch(events: readonly TelemetryEvent[], signal: AbortSignal): Promise<void> {
  const response = await post(path, bodyOf(events), signal).catch(asOffline);
  if (!response.ok) throw new ApiProblem(response.status, undefined);
}

/** Sends events as beacons, which outlive the page. Returns those that the browser did not take. */
export function sendBeacons(events: readonly TelemetryEvent[]): TelemetryEvent[] {
  return batchesOf(events)
    .filter((batch) => !navigator.sendBeacon(path, new Blob([bodyOf(batch)], { type: 'application/json' })))
    .flat();
}
