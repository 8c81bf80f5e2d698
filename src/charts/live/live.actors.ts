import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { InspectionDeskPorts } from '#machines/inspection-desk/inspection-desk.setup.ts';
import type { chartViewerMachine } from '#machines/chart-viewer/chart-viewer.machine.ts';
import type { LiveDrawingPorts } from '#machines/live-drawing/live-drawing.setup.ts';
import type { liveInspectionMachine } from '#machines/live-inspection/live-inspection.machine.ts';
import { selectMoved } from '#machines/live-inspection/live-inspection.selectors.ts';
import type { LiveInspectionPorts } from '#machines/live-inspection/live-inspection.setup.ts';
import type { LiveInspectionRequest, Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { firstDrawn, followAddress } from '../pages/addresses.ts';
import { isPageMessage, openChannel, tellOn } from '../inspect/channel.ts';
import { loadLiveChart } from './live.charts.ts';
import { logText, readLogText } from '../inspect/log-file.ts';

export const liveActors: LiveInspectionPorts = {
  /** Receives the channel's messages from pages of this browser. */
  listenToPages: fromCallback<LiveInspectionRequest, undefined>(
    ({ sendBack }: { sendBack: (event: AnyEventObject) => void }) => {
      const channel = openChannel();
      channel.addEventListener('message', ({ data }) => {
        if (isPageMessage(data)) sendBack(data);
      });
      tellOn(channel, { type: 'pages.asked' });
      return () => channel.close();
    },
  ),
  readLog: fromPromise<Recording, string | Blob>(async ({ input }) =>
    readLogText(typeof input === 'string' ? input : await input.text()),
  ),
};

export const deskActors: InspectionDeskPorts = {
  copyLog: fromPromise<void, Recording>(({ input }) => navigator.clipboard.writeText(logText(input))),
  // The charts themselves are loaded on demand.
  replayLog: fromPromise(async ({ input }) => (await import('../inspect/replay.ts')).replay(input)),
  findTrail: fromPromise(async ({ input }) => (await import('../inspect/trail.ts')).trailOf(input)),
};

interface Window {
  router: AnyRouter;
  live: ActorRefFrom<typeof liveInspectionMachine>;
  viewer: ActorRefFrom<typeof chartViewerMachine>;
}

/** The address is from the router, the moves are from the log that the window reads. */
export const createDrawingActors = ({ router, live, viewer }: Window): LiveDrawingPorts => ({
  watchPlace: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tell = () => {
      const { chart, follow }: { chart?: string; follow?: string } = router.state.location.search;
      sendBack({ type: 'place.changed', chart: chart ?? follow ?? firstDrawn, isPinned: chart !== undefined });
    };
    tell();
    return router.subscribe('onResolved', tell);
  }),
  watchMoves: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    let told = '';
    const tell = () => {
      const moved = selectMoved(live.getSnapshot());
      const key = JSON.stringify(moved);
      if (key !== told) sendBack({ type: 'chart.moved', moved });
      told = key;
    };
    tell();
    const { unsubscribe } = live.subscribe(tell);
    return unsubscribe;
  }),
  showChart: fromPromise<void, string>(async ({ input, signal }) => {
    // Loaded before the navigation: if it fails, the window stays as it is.
    if (!(await loadLiveChart(input, []))) throw new Error(`the gallery has no chart ${input}`);
    if (signal.aborted) return;
    // States of two charts may have the same name.
    viewer.send({ type: 'choice.cleared' });
    await router.navigate({ href: followAddress(input), replace: true, resetScroll: false });
  }),
});
