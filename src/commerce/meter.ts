import type {
  Channel,
  ErrorId,
  InteractionOrigin,
  PageType,
  TelemetryEvent,
  WebVitalEvent,
} from '#openapi/generated/waymark.gen.ts';
import type { OperationId } from './contract/routes.ts';
import type { RetentionSetting } from './retention/rules.ts';
import type { LaterKind } from './outbox/outbox.types.ts';

/** Receives the metrics of the service. Labels have few values: operations and codes, never ids or paths. */
export interface Meter {
  /** A call was answered. */
  called(operation: OperationId | 'unknown', status: number, seconds: number): void;
  refused(operation: OperationId | 'unknown', errorId: ErrorId): void;
  /** An order whose placing was interrupted was recovered, or could not be yet. */
  recovered(isRecovered: boolean): void;
  /** A task of the outbox was tried. */
  tried(kind: LaterKind, isDone: boolean): void;
  /** Personal data past its retention time was deleted or anonymised. */
  ended(setting: RetentionSetting, rows: number): void;
  /** A page told of an event (docs/telemetry.md). */
  noted(event: TelemetryEvent['event'], pageType: PageType, channel: Channel): void;
  /** A shopper came to a product in this way. */
  reached(origin: InteractionOrigin): void;
  /** A page measured how it felt: milliseconds, of CLS its score. */
  felt(vital: WebVitalEvent['name'], pageType: PageType, value: number): void;
  /** A page waited for a call; its status is 0 if there was no answer. */
  awaited(operation: OperationId, status: number, seconds: number): void;
}

const nothing = (): void => undefined;

/** A meter that ignores everything. */
export const noMeter: Meter = {
  called: nothing,
  refused: nothing,
  recovered: nothing,
  tried: nothing,
  ended: nothing,
  noted: nothing,
  reached: nothing,
  felt: nothing,
  awaited: nothing,
};
