import { assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import { type LiveInspectionContext, type LiveInspectionEvent, type LiveInspectionRequest, longestLog, type WatchedActor } from './live-inspection.types.ts';

const ports = {
  /** Hears what pages of this browser tell: `page.greeted`, `actor.changed`, `event.seen`, `page.left`. */
  listenToPages: callbackPort<LiveInspectionRequest>('listenToPages'),
};

export type LiveInspectionPorts = typeof ports;

const base = setup({
  types: { context: {} as LiveInspectionContext, events: {} as LiveInspectionEvent, tags: '' as 'live' },
  actors: ports,
  guards: {
    /** Two pages may speak at once: the one that greeted last is watched. */
    isOfWatched: ({ context, event }) => 'pageId' in event && event.pageId === context.page?.id,
  },
});

const byName = (actors: readonly WatchedActor[]): WatchedActor[] => actors.toSorted((a, b) => a.chart.localeCompare(b.chart));

export const liveInspectionSetup = base.extend({
  actions: {
    rememberPage: base.assign(({ context, event }) => {
      assertEvent(event, 'page.greeted');
      const { page, actors } = event;
      return { page, actors: byName(actors), log: page.id === context.page?.id ? context.log : [] };
    }),
    rememberActor: base.assign(({ context, event }) => {
      assertEvent(event, 'actor.changed');
      const others = context.actors.filter(({ chart }) => chart !== event.actor.chart);
      return { actors: byName([...others, event.actor]) };
    }),
    logEvent: base.assign(({ context, event }) => {
      assertEvent(event, 'event.seen');
      return { log: [event.entry, ...context.log].slice(0, longestLog) };
    }),
    clearLog: base.assign({ log: [] }),
  },
});
