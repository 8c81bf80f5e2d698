import type { TelemetryEvent as PageEvent } from '#openapi/generated/waymark.gen.ts';
import type { ConsentCategory } from '#src/domain/consent.ts';

export type { PageEvent };

export interface TelemetryInput {
  /** The consent categories that are allowed now. */
  allowed: readonly ConsentCategory[];
  /** The most events of a batch (the contract takes 50). */
  batchSize: number;
  /** The most events that wait; of more, the oldest are dropped. */
  bound: number;
}

export interface TelemetryContext extends TelemetryInput {
  /** Events that wait, the oldest first. */
  waiting: readonly PageEvent[];
  /** Events that are being sent. */
  batch: readonly PageEvent[];
}

export type TelemetryEvent =
  /** Something happened in the page. */
  | { type: 'event.noted'; event: PageEvent }
  /** At least one category is allowed. */
  | { type: 'consent.changed'; allowed: readonly ConsentCategory[] }
  /** No category is allowed. */
  | { type: 'consent.withdrawn' }
  /** The page is hidden, and perhaps left. */
  | { type: 'page.hidden' }
  /** The browser did not take a beacon. */
  | { type: 'beacon.refused'; events: readonly PageEvent[] }
  | { type: 'connection.found' };

/** What the page is asked. */
export type TelemetryRequest =
  /** To tell tag managers at once. */
  | { type: 'event.accepted'; event: PageEvent }
  /** To send these as a beacon, which outlives the page. */
  | { type: 'beacon.wanted'; events: readonly PageEvent[] };
