import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';

/** The most events that the contract takes at once. */
const largestBatch = 50;

/** Returns the events in batches that the contract takes. */
export const batchesOf = (events: readonly TelemetryEvent[]): TelemetryEvent[][] =>
  Array.from({ length: Math.ceil(events.length / largestBatch) }, (_, at) =>
    events.slice(at * largestBatch, (at + 1) * largestBatch),
  );
