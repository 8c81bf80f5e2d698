import { expected } from '#machines/shared/ports.ts';
import { challengeSetup } from '../challenge.setup.ts';

export const challenging = challengeSetup.createStateConfig({
  description: 'The bank asks the shopper, for ten minutes at most.',
  initial: 'opening',
  on: { 'challenge.dismissed': { target: 'abandoned' } },
  after: { challengeLifetime: { target: 'timedOut' } },
  states: {
    opening: {
      description: "The dialog opens; the bank's page has no place yet.",
      on: { 'frame.placed': { target: 'shown', actions: 'rememberPlace' } },
    },
    shown: {
      description: "The bank's page is in the dialog.",
      invoke: {
        id: 'showChallenge',
        src: 'showChallenge',
        input: ({ context }) => ({ placeId: expected(context.placeId, 'place'), action: context.action }),
        onError: { target: '#challenge.timedOut' },
      },
      on: {
        'challenge.completed': [
          { guard: 'isAuthenticated', target: '#challenge.completed', actions: 'rememberResult' },
          { target: '#challenge.refused', actions: 'rememberResult' },
        ],
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The shopper answers the bank.',
          on: { 'challenge.dismissed': { target: 'leaving' } },
        },
        leaving: {
          description: "The shopper wants to close the bank's page: are they sure? The payment would not go through.",
          on: {
            'leaving.confirmed': { target: '#challenge.abandoned' },
            'leaving.declined': { target: 'asking' },
            'challenge.dismissed': {},
          },
        },
      },
    },
  },
});
