import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { OperationId } from './contract/routes.ts';
import type { RetentionSetting } from './retention/rules.ts';
import type { LaterKind } from './outbox/outbox.types.ts';

/** Whoever counts what the service does. Every value is one of few: operations and codes, never ids or paths. */
export interface Meter {
  /** A call was answered. */
  called(operation: OperationId | 'unknown', status: number, seconds: number): void;
  refused(operation: OperationId | 'unknown', errorId: ErrorId): void;
  /** An order whose placing was broken off was brought to an end, or could not be yet. */
  recovered(isRecovered: boolean): void;
  /** A task of the outbox was tried. */
  tried(kind: LaterKind, isDone: boolean): void;
  /** Personal data whose time was over was ended. */
  ended(setting: RetentionSetting, rows: number): void;
}

const nothing = (): void => undefined;

/** Counts nothing. */
export const noMeter: Meter = { called: nothing, refused: nothing, recovered: nothing, tried: nothing, ended: nothing };
