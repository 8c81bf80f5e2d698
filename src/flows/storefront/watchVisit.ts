import type { AnyRouter } from '@tanstack/react-router';
import { watchSeen } from '#src/flows/carousel/index.ts';
import { watchOrigins } from '#src/flows/origins/index.ts';

/** What a tab remembers of a visit. Loaded when the first page is idle. */
export function watchVisit(router: Pick<AnyRouter, 'subscribe'>): void {
  watchSeen(router);
  watchOrigins(router);
}
