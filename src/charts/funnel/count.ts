import type { InspectionEvent } from 'xstate';
import { observeCharts, runningCharts } from '#src/flows/shared/inspection.ts';
import { seen } from '#src/ui/behaviour/seen.ts';
import { createTally } from './tally.ts';

/** Milliseconds between two batches of a page that stays open. */
const round = 20_000;

/**
 * Counts what the page's charts do from now on, and sends it from time to time and when the page is hidden. Returns a
 * function that stops it; counts that were not sent by then are dropped.
 */
export function startCounting(): () => void {
  const tally = createTally();
  tally.begin(runningCharts());
  // Counted after the next paint: a press does not wait for it.
  const heard: InspectionEvent[] = [];
  const count = () => {
    for (const event of heard.splice(0)) tally.hear(event);
  };
  const end = observeCharts((event) => {
    if (heard.push(event) === 1) void seen().then(count);
  });

  // Without cookies and without the page's address, so that a count belongs to nobody.
  const send = () => {
    count();
    for (const counts of tally.take())
      void fetch('/funnel/v1/counts', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ counts }),
      }).catch(() => undefined);
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const leave = () => {
    count();
    tally.leave();
    send();
  };
  const rounds = setInterval(send, round);
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  return () => {
    end();
    clearInterval(rounds);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
  };
}
