import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  CmsPreviewContext,
  CmsPreviewEvent,
  PreviewResults,
  ResultsWish,
  ScrollOthers,
} from './cms-preview.types.ts';

const ports = {
  /** Reads a page of the content that has a type (catalogue 7, showcase). */
  getShowcase: promisePort<PreviewResults, ResultsWish>('getShowcase'),
  /** Hears of frames that are scrolled, by messages of the type syncScroll, and scrolls the others. */
  watchFrames: callbackPort<ScrollOthers>('watchFrames'),
};

export type CmsPreviewPorts = typeof ports;

const base = setup({
  types: { context: {} as CmsPreviewContext, events: {} as CmsPreviewEvent, tags: '' as 'busy' },
  actors: ports,
  guards: {
    hasDocType: ({ event }) => event.type === 'list.requested' && event.query.docType !== '',
    hasItems: (_, { items }: PreviewResults) => items.length > 0,
  },
});

export const cmsPreviewSetup = base.extend({
  actions: {
    rememberQuery: base.assign(({ event }) => {
      assertEvent(event, 'list.requested');
      return { query: event.query, page: 1, failure: null };
    }),
    rememberPage: base.assign(({ event }) => {
      assertEvent(event, 'page.requested');
      return { page: event.page, failure: null };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    /** For an `onDone` with the list. */
    keepResults: assign((_, results: PreviewResults) => ({ results })),
    forgetResults: base.assign({ results: { items: [], total: 0 } }),
    choose: base.assign(({ event }) => {
      assertEvent(event, 'item.chosen');
      return { chosen: event.item };
    }),
    forgetChosen: base.assign({ chosen: null }),
    scrollOthers: base.sendTo('watchFrames', ({ event }) => {
      assertEvent(event, 'frame.scrolled');
      return { type: 'others.scrolled' as const, frame: event.frame, top: event.top };
    }),
  },
});
