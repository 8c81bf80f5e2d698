import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';
import type { PictureQuery, PictureReport, UserContentContext, UserContentEvent } from './user-content.types.ts';

const ports = {
  /** Sends `consent.given` and `consent.withdrawn`, first as it is now. */
  watchConsent: callbackPort('watchConsent'),
  /** Sends `place.cleared` as soon as it is true. */
  watchPlace: callbackPort('watchPlace'),
  /**
   * GET /fapi/components/social-gallery, without those that the shopper has reported in this visit; rejects with the
   * ApiFailure.
   */
  readPictures: promisePort<readonly SocialPicture[], PictureQuery>('readPictures'),
  /**
   * POST /fapi/components/social-gallery/{pictureId}/reports, and remembers it for this visit; rejects with the
   * ApiFailure.
   */
  reportPicture: promisePort<void, PictureReport>('reportPicture'),
};

export type UserContentPorts = typeof ports;

const base = setup({
  types: { context: {} as UserContentContext, events: {} as UserContentEvent, input: {} as PictureQuery },
  actors: ports,
  guards: {
    hasPictures: (_, pictures: readonly SocialPicture[]) => pictures.length > 0,
    isUnreported: ({ context }, id: string) => !context.reported.includes(id),
  },
  delays: {
    /** Milliseconds until the gallery is created (catalogue 9). */
    untilCreation: 500,
  },
});

export const userContentSetup = base.extend({
  actions: {
    rememberPictures: base.assign(({ event }) => ({
      pictures: (event as unknown as { output: readonly SocialPicture[] }).output,
    })),
    forgetPictures: base.assign({ pictures: [], reported: [], asked: null, failure: null }),
    ask: base.assign(({ event }) => {
      assertEvent(event, 'report.requested');
      return { asked: event.picture, failure: null };
    }),
    rememberReport: base.assign(({ context: { reported, asked } }) => ({
      reported: [...reported, ...(asked ? [asked.id] : [])],
    })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
