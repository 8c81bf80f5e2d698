import { type AnyEventObject, fromCallback } from 'xstate';
import type { LiveInspectionPorts } from '#machines/live-inspection/live-inspection.setup.ts';
import type { LiveInspectionRequest } from '#machines/live-inspection/live-inspection.types.ts';
import { isPageMessage, openChannel, tellOn } from './inspect/channel.ts';

/** The inspector's ear: what pages of this browser say on the channel. */
export const liveActors: LiveInspectionPorts = {
  listenToPages: fromCallback<LiveInspectionRequest, undefined>(({ sendBack }: { sendBack: (event: AnyEventObject) => void }) => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }) => {
      if (isPageMessage(data)) sendBack(data);
    });
    tellOn(channel, { type: 'pages.asked' });
    return () => channel.close();
  }),
};
