import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import type { WaymarkInspection } from '#src/flows/inspection.ts';
import { isRequest, openChannel, type PageMessage, tellOn } from './channel.ts';
import { showDoor } from './door.ts';
import { mask } from './mask.ts';

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

function watched(snapshot: AnyMachineSnapshot): WatchedActor {
  return { chart: snapshot.machine.id, state: snapshot.value as WatchedActor['state'], context: mask(snapshot.context) };
}

const chartOf = (actor: unknown): string | null => {
  const snapshot: unknown = (actor as AnyActorRef).getSnapshot();
  return isChart(snapshot) ? snapshot.machine.id : null;
};

/**
 * Tells the live inspector (/charts/live, in any window of this browser) what the page's charts do. Nothing leaves the
 * browser, and personal data does not leave the page. Answers a function that ends it.
 */
export function startInspection(inspection: WaymarkInspection): () => void {
  const channel = openChannel();
  const page = { id: crypto.randomUUID(), path: location.pathname };
  const known = new Map<string, WatchedActor>(
    inspection.actors().map(({ id, state }) => [id, { chart: id, state: state as WatchedActor['state'], context: null }]),
  );
  let count = 0;
  const tell = (message: PageMessage) => tellOn(channel, message);
  const greet = () => tell({ type: 'page.greeted', page: { ...page, path: location.pathname }, actors: [...known.values()] });

  const hear = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.snapshot' && isChart(seen.snapshot)) {
      const actor = watched(seen.snapshot);
      known.set(actor.chart, actor);
      tell({ type: 'actor.changed', pageId: page.id, actor });
    }
    if (seen.type !== '@xstate.event') return;
    const chart = chartOf(seen.actorRef);
    const { type, ...payload } = seen.event;
    if (chart === null || type === 'xstate.init') return;
    count += 1;
    tell({ type: 'event.seen', pageId: page.id, entry: { id: count, at: new Date().toISOString(), chart, type, payload: mask(payload) } });
  };

  channel.addEventListener('message', ({ data }) => {
    if (isRequest(data)) greet();
  });
  const end = inspection.observe(hear);
  const leave = () => tell({ type: 'page.left', pageId: page.id });
  window.addEventListener('pagehide', leave);
  greet();
  const hideDoor = showDoor();
  return () => {
    leave();
    end();
    hideDoor();
    window.removeEventListener('pagehide', leave);
    channel.close();
  };
}
