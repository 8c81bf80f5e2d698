import type { AnyRouter } from '@tanstack/react-router';
import { watchSeen } from '#src/flows/carousel/index.ts';
import { type Beginning, watchOrigins } from '#src/flows/origins/index.ts';
import { watchTelemetry } from '#src/flows/telemetry/index.ts';

/** What a tab remembers of a visit. Loaded when the first page is idle. */
export function watchVisit(router: Pick<AnyRouter, 'subscribe' | 'state'>, beginning: Beginning): void {
  watchSeen(router);
  watchOrigins(router, beginning);
  watchTelemetry(router);
}
