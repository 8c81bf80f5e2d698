import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { InspectionDeskPorts } from '#machines/inspection-desk/inspection-desk.setup.ts';
import type { LiveInspectionPorts } from '#machines/live-inspection/live-inspection.setup.ts';
import type { LiveInspectionRequest, Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { isPageMessage, openChannel, tellOn } from './inspect/channel.ts';
import { logText, readLogText } from './inspect/log-file.ts';

export const liveActors: LiveInspectionPorts = {
  /** The inspector's ear: what pages of this browser say on the channel. */
  listenToPages: fromCallback<LiveInspectionRequest, undefined>(({ sendBack }: { sendBack: (event: AnyEventObject) => void }) => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }) => {
      if (isPageMessage(data)) sendBack(data);
    });
    tellOn(channel, { type: 'pages.asked' });
    return () => channel.close();
  }),
  readLog: fromPromise<Recording, string | Blob>(async ({ input }) => readLogText(typeof input === 'string' ? input : await input.text())),
};

export const deskActors: InspectionDeskPorts = {
  copyLog: fromPromise<void, Recording>(({ input }) => navigator.clipboard.writeText(logText(input))),
  // The charts themselves are loaded when somebody asks for it.
  replayLog: fromPromise(async ({ input }) => (await import('./inspect/replay.ts')).replay(input)),
  findTrail: fromPromise(async ({ input }) => (await import('./inspect/trail.ts')).trailOf(input)),
};
