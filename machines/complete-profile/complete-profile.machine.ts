import { assertEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { storedInterests } from '#src/domain/interests.ts';
import { completeProfileSetup } from './complete-profile.setup.ts';
import { stepsOf } from './complete-profile.steps.ts';

/** What the shop does not know of a customer yet. */
export const completeProfileMachine = completeProfileSetup.createMachine({
  id: 'complete-profile',
  description:
    'A customer tells what their profile lacks, a step at a time, each of which can be left out: after a sign-up or a sign-in, and on a page of the account (core 2, Sign-in flow: complete profile; core 4, Profile; catalogue 2 and 5, Sign-up).',
  context: ({ input: { begins, named = null, known = null, failure = null } }) => ({
    begins,
    named,
    known,
    steps: known ? stepsOf(begins, known) : [],
    hasSaved: false,
    failure,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable' } },
    { id: 'watchSteps', src: 'watchSteps', onError: {} },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'Has the server loaded the profile already, as for the page without script?',
      always: [{ guard: 'isKnown', target: 'steps' }, { target: 'loading' }],
    },
    loading: {
      description: 'The profile is read: the steps depend on what it lacks.',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'steps', actions: 'rememberKnown' },
        onError: [{ guard: 'isGuest', target: 'guest' }, { target: 'unavailable' }],
      },
      on: { 'customer.left': { target: 'guest' } },
    },
    guest: {
      description: 'Nobody is signed in, or not any more: that is offered, and nothing of the profile is shown.',
      on: { 'customer.arrived': { target: 'loading' } },
    },
    unavailable: {
      description: 'The profile cannot be read at the moment; the customer may try again, or go on without.',
      on: { 'profile.retried': { target: 'loading' }, 'flow.left': { target: 'leaving' } },
    },
    steps: {
      description: 'The customer goes from step to step, forwards and back. What was saved stays saved.',
      on: {
        'customer.left': { target: 'guest', actions: 'forgetKnown' },
        'step.requested': [
          { guard: { type: 'isRequested', params: 'mobile' }, target: '.mobile' },
          { guard: { type: 'isRequested', params: 'details' }, target: '.details' },
          { guard: { type: 'isRequested', params: 'interests' }, target: '.interests' },
          { guard: { type: 'isRequested', params: 'passkey' }, target: '.passkey' },
          { guard: { type: 'isRequested', params: 'success' }, target: '.success' },
          { actions: 'keepShownStep' },
        ],
      },
      initial: 'beginning',
      states: {
        beginning: {
          description:
            'After a sign-in a member is welcomed, and others are offered the membership. On the page the first step is the one that the address names, else the mobile number if the profile has none, else the profile.',
          always: [
            { guard: 'greetsMember', target: 'welcome' },
            { guard: 'greets', target: 'nonLoyalty' },
            { guard: { type: 'beginsAt', params: 'details' }, target: 'details' },
            { guard: { type: 'beginsAt', params: 'interests' }, target: 'interests' },
            { guard: { type: 'beginsAt', params: 'passkey' }, target: 'passkey' },
            { target: 'toMobile' },
          ],
        },
        toMobile: {
          description: 'The next step is the mobile number, if the profile has none.',
          always: [{ guard: { type: 'isStep', params: 'mobile' }, target: 'mobile' }, { target: 'toDetails' }],
        },
        toDetails: {
          description: 'The next step is the profile, if it is asked for.',
          always: [{ guard: { type: 'isStep', params: 'details' }, target: 'details' }, { target: 'toInterests' }],
        },
        toInterests: {
          description: 'The next step is the interests, if they are asked for.',
          always: [{ guard: { type: 'isStep', params: 'interests' }, target: 'interests' }, { target: 'toPasskey' }],
        },
        toPasskey: {
          description: 'The next step is the passkey, if one can be made.',
          always: [{ guard: { type: 'isStep', params: 'passkey' }, target: 'passkey' }, { target: 'ending' }],
        },
        ending: {
          description: 'That was the last step. Whoever told nothing is not thanked.',
          always: [{ guard: 'hasSaved', target: 'success' }, { target: '#complete-profile.leaving' }],
        },
        backToInterests: {
          description: 'The step before is the interests, if they are asked for.',
          always: [
            { guard: { type: 'isStep', params: 'interests' }, target: 'interests' },
            { target: 'backToDetails' },
          ],
        },
        backToDetails: {
          description: 'The step before is the profile, if it is asked for.',
          always: [{ guard: { type: 'isStep', params: 'details' }, target: 'details' }, { target: 'backToMobile' }],
        },
        backToMobile: {
          description: 'The step before is the mobile number, if it is asked for.',
          always: [{ guard: { type: 'isStep', params: 'mobile' }, target: 'mobile' }, { target: 'backToGreeting' }],
        },
        backToGreeting: {
          description: 'The step before is the greeting.',
          always: [{ guard: 'greetsMember', target: 'welcome' }, { target: 'nonLoyalty' }],
        },
        nonLoyalty: {
          description: 'Whoever is no member of the loyalty programme is offered to join.',
          initial: 'offering',
          exit: 'forgetFailure',
          states: {
            offering: {
              description: 'What the programme gives, and its terms. Not now: the next step.',
              on: {
                'joining.requested': { target: 'joining' },
                'step.skipped': { target: '#complete-profile.steps.toMobile' },
              },
            },
            joining: {
              description: 'The customer becomes a member. A second press does nothing.',
              tags: ['busy'],
              entry: 'forgetFailure',
              invoke: {
                id: 'joinLoyalty',
                src: 'joinLoyalty',
                onDone: { target: '#complete-profile.steps.welcome', actions: 'rememberJoined' },
                onError: { target: 'offering', actions: 'rememberFailure' },
              },
            },
          },
        },
        welcome: {
          description: 'A member is welcomed.',
          on: { 'welcome.read': { target: 'toMobile' } },
        },
        mobile: {
          description: 'The customer tells their mobile number, for messages about a delivery.',
          entry: { type: 'showStep', params: 'mobile' },
          initial: 'editing',
          exit: 'forgetFailure',
          states: {
            editing: {
              description: 'The number is typed. An error of the last try is shown at it, or above it.',
              on: {
                'phone.submitted': { target: 'saving' },
                'step.skipped': { target: '#complete-profile.steps.toDetails' },
                'step.reversed': {
                  guard: { type: 'hasBefore', params: 'mobile' },
                  target: '#complete-profile.steps.backToGreeting',
                },
              },
            },
            saving: {
              description: 'The number is saved. A second press does nothing.',
              tags: ['busy'],
              on: { 'step.requested': { actions: 'keepShownStep' } },
              entry: 'forgetFailure',
              invoke: {
                id: 'savePhone',
                src: 'saveProfile',
                input: ({ event }) => {
                  assertEvent(event, 'phone.submitted');
                  return { change: { phone: event.phone } };
                },
                onDone: { target: '#complete-profile.steps.toDetails', actions: 'rememberSaved' },
                onError: { target: 'editing', actions: 'rememberFailure' },
              },
            },
          },
        },
        details: {
          description: 'The customer tells their name, date of birth, gender and postal code.',
          entry: { type: 'showStep', params: 'details' },
          initial: 'editing',
          exit: 'forgetFailure',
          states: {
            editing: {
              description:
                'The fields are filled in with what is known. An error of the last try is shown at its field.',
              on: {
                'details.submitted': { target: 'saving' },
                'step.skipped': { target: '#complete-profile.steps.toInterests' },
                'step.reversed': {
                  guard: { type: 'hasBefore', params: 'details' },
                  target: '#complete-profile.steps.backToMobile',
                },
              },
            },
            saving: {
              description: 'The profile is saved. A second press does nothing.',
              tags: ['busy'],
              on: { 'step.requested': { actions: 'keepShownStep' } },
              entry: 'forgetFailure',
              invoke: {
                id: 'saveDetails',
                src: 'saveProfile',
                input: ({ event }) => {
                  assertEvent(event, 'details.submitted');
                  return { change: { details: event.details } };
                },
                onDone: { target: '#complete-profile.steps.toInterests', actions: 'rememberSaved' },
                onError: { target: 'editing', actions: 'rememberFailure' },
              },
            },
          },
        },
        interests: {
          description: 'The customer chooses what they like to do, where the shop collects interests.',
          entry: { type: 'showStep', params: 'interests' },
          initial: 'editing',
          exit: 'forgetFailure',
          states: {
            editing: {
              description: 'Interests are chosen, also none.',
              on: {
                // Of a profile that has none, none is no change (core 5, Profile updates).
                'interests.submitted': [
                  { guard: 'choosesNothing', target: '#complete-profile.steps.toPasskey' },
                  { target: 'saving' },
                ],
                'step.skipped': { target: '#complete-profile.steps.toPasskey' },
                'step.reversed': {
                  guard: { type: 'hasBefore', params: 'interests' },
                  target: '#complete-profile.steps.backToDetails',
                },
              },
            },
            saving: {
              description: 'The interests are saved. A second press does nothing.',
              tags: ['busy'],
              on: { 'step.requested': { actions: 'keepShownStep' } },
              entry: 'forgetFailure',
              invoke: {
                id: 'saveInterests',
                src: 'saveProfile',
                input: ({ context, event }) => {
                  assertEvent(event, 'interests.submitted');
                  const { preferences } = expected(context.known, 'profile').profile;
                  return { change: { interests: storedInterests(event.interests, preferences.interests) } };
                },
                onDone: { target: '#complete-profile.steps.toPasskey', actions: 'rememberSaved' },
                onError: { target: 'editing', actions: 'rememberFailure' },
              },
            },
          },
        },
        passkey: {
          description: 'A customer without a passkey is offered one, where the browser can make it.',
          entry: { type: 'showStep', params: 'passkey' },
          initial: 'offering',
          exit: 'forgetFailure',
          states: {
            offering: {
              description:
                'What a passkey is good for. It takes the password: whoever adds one can sign in ever after. Not now: the end.',
              on: {
                'passkey.requested': { target: 'adding' },
                'step.skipped': { target: '#complete-profile.steps.ending' },
                'step.reversed': { target: '#complete-profile.steps.backToInterests' },
              },
            },
            adding: {
              description:
                'The service checks the password, the browser asks the customer to make a passkey, and the service adds it.',
              tags: ['busy'],
              on: { 'step.requested': { actions: 'keepShownStep' } },
              entry: 'forgetFailure',
              invoke: {
                id: 'addPasskey',
                src: 'addPasskey',
                input: ({ event }) => {
                  assertEvent(event, 'passkey.requested');
                  return { password: event.password };
                },
                onDone: { target: '#complete-profile.steps.success', actions: 'noteSaved' },
                onError: [
                  // Whoever closes the dialog of the browser knows why there is no passkey.
                  { guard: 'isDismissed', target: 'offering' },
                  { target: 'offering', actions: 'rememberFailure' },
                ],
              },
            },
          },
        },
        success: {
          description: 'The customer reads that what they told is saved.',
          entry: { type: 'showStep', params: 'success' },
          on: { 'flow.left': { target: '#complete-profile.leaving' } },
        },
      },
    },
    leaving: {
      description: 'The dialog closes, or the page leads to the account.',
      tags: ['busy'],
      invoke: { id: 'leave', src: 'leave', onDone: { target: 'left' }, onError: { target: 'left' } },
    },
    left: {
      description: 'The customer is done.',
      meta: { rests: 'The flow goes with its dialog or its page; the next one begins anew.' },
    },
  },
});
