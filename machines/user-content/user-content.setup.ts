import { setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';
import type { PictureQuery, UserContentContext, UserContentEvent } from './user-content.types.ts';

const ports = {
  /** Sends `consent.given` and `consent.withdrawn`, first as it is now. */
  watchConsent: callbackPort('watchConsent'),
  /** Sends `place.cleared` as soon as it is true. */
  watchPlace: callbackPort('watchPlace'),
  /** GET /fapi/components/social-gallery; rejects with the ApiFailure. */
  readPictures: promisePort<readonly SocialPicture[], PictureQuery>('readPictures'),
};

export type UserContentPorts = typeof ports;

const base = setup({
  types: { context: {} as UserContentContext, events: {} as UserContentEvent, input: {} as PictureQuery },
  actors: ports,
  guards: {
    hasPictures: (_, pictures: readonly SocialPicture[]) => pictures.length > 0,
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
    forgetPictures: base.assign({ pictures: [] }),
  },
});
