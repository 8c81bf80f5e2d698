import type { AnyRouter } from '@tanstack/react-router';
import { watchSeen } from '#src/flows/carousel/index.ts';
import { type Beginning, watchOrigins } from '#src/flows/origins/index.ts';
import { watchTelemetry } from '#src/flows/telemetry/index.ts';

/** What a tab remembers and notes of a visit, and pop-ups. Loaded when the first page is idle. */
export function watchVisit(router: Pick<AnyRouter, 'subscribe' | 'state'>, beginning: Beginning): void {
  watchSeen(router);
  watchOrigins(router, beginning);
  watchTelemetry(router);
  // If their code cannot be loaded, there is no pop-up.
  void import('#src/flows/popups/start.tsx').then(
    ({ startPopups }) => startPopups(router),
    () => undefined,
  );
}
