import { observeCharts, runningCharts } from '#src/flows/shared/inspection.ts';
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
  const end = observeCharts(tally.hear);

  // Without cookies and without the page's address, so that a count belongs to nobody.
  const send = () => {
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
