import type { LiveInspectionEvent, LiveInspectionRequest } from '#machines/live-inspection/live-inspection.types.ts';

/** The name of the channel between windows of one browser and one shop. */
const channelName = 'waymark.charts.live';

/** Messages of pages; every other event is the inspector's own. */
export type PageMessage = Extract<LiveInspectionEvent, { type: 'page.greeted' | 'moments.seen' | 'page.left' }>;

const told = new Set<string>(['page.greeted', 'moments.seen', 'page.left'] satisfies PageMessage['type'][]);

export const openChannel = (): BroadcastChannel => new BroadcastChannel(channelName);

export const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data && told.has(String(data.type));

export const isRequest = (data: unknown): data is LiveInspectionRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'pages.asked';

/**
 * Sends a message to every window. A channel takes no target, unlike a window: it never reaches beyond the shop's
 * origin.
 */
export const tellOn = (channel: BroadcastChannel, message: PageMessage | LiveInspectionRequest): void =>
  Reflect.apply(channel.postMessage, channel, [message]);
