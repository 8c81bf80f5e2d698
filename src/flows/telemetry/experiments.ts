import type { TelemetryEvent, VisitorEvents } from '#openapi/generated/waymark.gen.ts';
import { categoryOf } from '#src/domain/telemetry.ts';
import { measuredVisitor } from '#src/flows/personalisation/index.ts';
import { batchesOf } from './batches.ts';
import { post } from './post.ts';

const path = '/api/engine/v1/events/waymark';

/**
 * Tells the shop's experiments what their visitor did, where one of them decided in this document. Nobody waits, and
 * nobody tries again: the counting, which goes the same way, says whether the service can be reached.
 */
export function tellExperiments(events: readonly TelemetryEvent[]): void {
  const monetateId = measuredVisitor();
  if (monetateId === null) return;
  for (const batch of batchesOf(events.filter((event) => categoryOf(event) === 'C0004'))) {
    const body: VisitorEvents = { monetateId, events: batch };
    void post(path, JSON.stringify(body)).catch(() => undefined);
  }
}
