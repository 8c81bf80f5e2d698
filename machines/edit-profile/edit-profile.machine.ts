import { assertEvent, assign } from 'xstate';
import { editProfileSetup } from './edit-profile.setup.ts';

/** "Edit your details", as a dialog and as a page. */
export const editProfileMachine = editProfileSetup.createMachine({
  id: 'edit-profile',
  description:
    'How a customer changes what the shop knows of them: name, date of birth, gender, phone, postal code and shoe size (core 5, Profile updates; core 7, PUT consumer; core 8, PRO410, AUT444).',
  context: ({ input: { loaded = null, failure = null } }) => ({ loaded, failure }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Has the server loaded the profile already, as for the page without script?',
      always: [{ guard: 'isLoaded', target: 'editing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The profile is read, so that nothing older is written over it.',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'editing', actions: assign({ loaded: ({ event }) => event.output }) },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description:
        'The profile is not loaded, so nothing can be changed; the customer may try again or close the dialog.',
      on: { 'profile.retried': { target: 'loading' } },
    },
    editing: {
      description:
        'The customer changes the fields. An error of the last try is shown at its field, or above all fields.',
      on: { 'form.submitted': { target: 'saving' } },
    },
    saving: {
      description: 'The profile is saved. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'updateConsumer',
        src: 'updateConsumer',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields };
        },
        onDone: { target: 'leaving' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    leaving: {
      description: 'The customer reads that it is saved, and is back at the account, which reads the profile again.',
      tags: ['busy'],
      invoke: { id: 'leave', src: 'leave', onDone: { target: 'saved' }, onError: { target: 'saved' } },
    },
    saved: {
      description: 'The profile is saved.',
      meta: { rests: 'It goes with its dialog or page; the next one begins anew.' },
    },
  },
});
