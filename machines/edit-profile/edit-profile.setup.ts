import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  EditProfileContext,
  EditProfileEvent,
  EditProfileInput,
  LoadedProfile,
  ProfileFields,
} from './edit-profile.types.ts';

const ports = {
  /** GET /consumers-v3/consumer, and the rules of the fields; rejects with the ApiFailure. */
  loadProfile: promisePort<LoadedProfile>('loadProfile'),
  /** PUT /consumers-v3/consumer; rejects with the ApiFailure. */
  updateConsumer: promisePort<void, { fields: ProfileFields }>('updateConsumer'),
  /** Tells that the profile is saved, and closes the dialog or leaves the page. */
  leave: promisePort<void>('leave'),
};

export type EditProfilePorts = typeof ports;

const base = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    input: {} as EditProfileInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: { isLoaded: ({ context }) => context.loaded !== null },
});

export const editProfileSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
