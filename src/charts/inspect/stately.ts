import { createBrowserInspector } from '@statelyai/inspect';
import type { WaymarkInspection } from '#src/flows/inspection.ts';
import { mask } from './mask.ts';

type Event = Parameters<NonNullable<ReturnType<typeof createBrowserInspector>['inspect']['next']>>[0];

/**
 * Connects Stately's own inspector, which opens a window of stately.ai: only for those who ask for it by
 * `?inspect=stately`. What it is told is masked like everything else that leaves the page.
 */
export function startStately(inspection: WaymarkInspection): () => void {
  const { inspect } = createBrowserInspector({
    sanitizeContext: (context) => mask(context) as Record<string, unknown>,
    sanitizeEvent: (event) => ({ ...(mask(event) as object), type: event.type }),
  });
  return inspection.observe((event) => inspect.next?.(event as Event));
}
