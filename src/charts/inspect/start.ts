import type { Recording, RenderedChart } from '#machines/live-inspection/live-inspection.types.ts';
import { nextLoad, withLoad, withMoments } from '#machines/live-inspection/recording.ts';
import type { WaymarkInspection } from '#src/flows/shared/inspection.ts';
import { isRequest, openChannel, type PageMessage, tellOn } from './channel.ts';
import { showDoor } from './door.ts';
import { Recorder } from './recorder.ts';
import { leaveVisit, takeVisit } from './visit.ts';

/**
 * Milliseconds: how long moments are collected, so that the results of one click are sent together; and how long they
 * may wait after that.
 */
const batchDelay = 100;
const patience = 250;

const whenIdle = (work: () => void): void => {
  setTimeout(
    () => ('requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: patience }) : work()),
    batchDelay,
  );
};

/** Returns the charts that the server rendered the page with, from the page's markup. */
const renderedWith = (): RenderedChart[] =>
  JSON.parse(document.querySelector('script[data-waymark-rendered]')?.textContent ?? '[]');

/**
 * Sends what the page's charts do to the live inspector (/charts/live, in any window of this browser). Nothing leaves
 * the browser, and personal data does not leave the page. Returns a function that ends it.
 */
export function startInspection(inspection: WaymarkInspection): () => void {
  const channel = openChannel();
  const now = () => new Date().toISOString();
  /** Begins the next page of its tab's visit. */
  const begin = (rendered: readonly RenderedChart[]): { recorder: Recorder; recording: Recording } => {
    const visit = takeVisit();
    const id = visit ? nextLoad(visit) : 0;
    const recorder = new Recorder(id);
    const { pathname: path } = location;
    const actors = recorder.introduce(inspection.charts());
    if (visit) return { recorder, recording: withLoad(visit, { id, at: now(), path, rendered, actors }) };
    const page = { id: crypto.randomUUID(), path, since: now(), leftAt: null, from: 'page' } as const;
    return { recorder, recording: { page, rendered, before: actors, began: 0, moments: [], loads: [] } };
  };
  let { recorder, recording } = begin(renderedWith());
  let isDue = false;
  const tell = (message: PageMessage) => tellOn(channel, message);

  const keep = () => {
    isDue = false;
    const moments = recorder.moments();
    recording = { ...withMoments(recording, moments), page: { ...recording.page, path: location.pathname } };
    return moments;
  };
  const tellMoments = () => {
    const moments = keep();
    const { id: pageId, path } = recording.page;
    if (moments.length > 0) tell({ type: 'moments.seen', pageId, path, moments });
  };
  const end = inspection.observe((seen) => {
    recorder.hear(seen);
    if (isDue) return;
    isDue = true;
    whenIdle(tellMoments);
  });

  const greet = () => {
    tellMoments();
    tell({ type: 'page.greeted', recording });
  };
  channel.addEventListener('message', ({ data }) => {
    if (isRequest(data)) greet();
  });
  const leave = () => {
    tellMoments();
    tell({ type: 'page.left', pageId: recording.page.id, at: now() });
    leaveVisit(recording);
  };
  // A page from the back/forward cache is shown again without being loaded: it counts as the next page of its visit.
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    ({ recorder, recording } = begin([]));
    greet();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', returned);
  greet();
  const hideDoor = showDoor();
  return () => {
    leave();
    end();
    hideDoor();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', returned);
    channel.close();
  };
}
