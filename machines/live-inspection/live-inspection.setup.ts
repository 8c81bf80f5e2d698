import { assertEvent, type DoneActorEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import {
  type LiveInspectionContext,
  type LiveInspectionEvent,
  type LiveInspectionRequest,
  mostPages,
  type Recording,
} from './live-inspection.types.ts';
import { cleared, withLog, withMoments } from './recording.ts';

const ports = {
  /** Receives the messages of this browser's pages: `page.greeted`, `moments.seen`, `page.left`. */
  listenToPages: callbackPort<LiveInspectionRequest>('listenToPages'),
  /** Reads a copied log; rejects if it is not one. */
  readLog: promisePort<Recording, string | Blob>('readLog'),
};

export type LiveInspectionPorts = typeof ports;

/** Returns the shown recording: frozen while the reader looks back, else the current one. */
export const shownRecording = ({ held, recordings, chosen }: LiveInspectionContext): Recording | null =>
  held ?? recordings.find(({ page }) => page.id === chosen) ?? null;

/** True if the page that is left is still the running one. An earlier page's message may arrive late. */
const leaves = ({ recordings }: LiveInspectionContext, { pageId, at }: { pageId: string; at: string }): boolean =>
  recordings.some(({ page, loads }) => page.id === pageId && page.leftAt === null && (loads.at(-1)?.at ?? '') <= at);

const base = setup({
  types: { context: {} as LiveInspectionContext, events: {} as LiveInspectionEvent },
  actors: ports,
  guards: {
    isLeavingChosen: ({ context, event }) =>
      event.type === 'page.left' && event.pageId === context.chosen && leaves(context, event),
    isLeaving: ({ context, event }) => event.type === 'page.left' && leaves(context, event),
    isOfRunningPage: ({ context, event }) =>
      'pageId' in event && context.recordings.some(({ page }) => page.id === event.pageId && page.leftAt === null),
    isOfLeftPage: ({ context, event }) =>
      'pageId' in event &&
      context.recordings.some(({ page }) => page.id === event.pageId && page.leftAt !== null && page.from === 'page'),
    hasLog: ({ context }) => shownRecording(context) !== null,
  },
});

/**
 * Returns the recordings with a new one, or with its additions to a known one. Of pages that were left, the oldest are
 * dropped.
 */
function withRecording(recordings: readonly Recording[], recording: Recording, chosen: string | null): Recording[] {
  const known = recordings.find(({ page }) => page.id === recording.page.id);
  if (known)
    return recordings.map((one) => (one === known ? { ...withLog(known, recording), page: recording.page } : one));
  const all = [...recordings, recording];
  const spare = all.find(({ page }) => page.leftAt !== null && page.id !== chosen && page.id !== recording.page.id);
  return all.length > mostPages && spare ? all.filter((one) => one !== spare) : all;
}

const withPage = (
  recordings: readonly Recording[],
  pageId: string,
  change: (recording: Recording) => Recording,
): Recording[] => recordings.map((recording) => (recording.page.id === pageId ? change(recording) : recording));

export const liveInspectionSetup = base.extend({
  actions: {
    keepPage: base.assign(({ context, event }) => {
      assertEvent(event, 'page.greeted');
      return { recordings: withRecording(context.recordings, event.recording, context.chosen) };
    }),
    readGreeted: base.assign(({ event }) => {
      assertEvent(event, 'page.greeted');
      return { chosen: event.recording.page.id };
    }),
    keepMoments: base.assign(({ context, event }) => {
      assertEvent(event, 'moments.seen');
      const { pageId, path, moments } = event;
      return {
        recordings: withPage(context.recordings, pageId, (known) => ({
          ...withMoments(known, moments),
          page: { ...known.page, path },
        })),
      };
    }),
    keepLeft: base.assign(({ context, event }) => {
      assertEvent(event, 'page.left');
      const { pageId, at } = event;
      return {
        recordings: withPage(context.recordings, pageId, (known) => ({
          ...known,
          page: { ...known.page, leftAt: at },
        })),
      };
    }),
    readChosen: base.assign(({ event }) => {
      assertEvent(event, 'page.chosen');
      return { chosen: event.pageId };
    }),
    hold: base.assign(({ context, event }) => {
      assertEvent(event, 'moment.chosen');
      return { held: shownRecording(context), at: event.moment };
    }),
    release: base.assign({ held: null, at: null }),
    clearLog: base.assign(({ context }) => ({
      recordings: withPage(context.recordings, context.chosen ?? '', cleared),
    })),
    keepCopy: base.assign(({ context, event }) => {
      const { output } = event as unknown as DoneActorEvent<Recording>;
      return { recordings: withRecording(context.recordings, output, context.chosen) };
    }),
    readCopy: base.raise(({ event }) => ({
      type: 'page.chosen',
      pageId: (event as unknown as DoneActorEvent<Recording>).output.page.id,
    })),
  },
});
