import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { savedCardsSetup } from '../saved-cards.setup.ts';

/** From the empty card form to the saved card. */
export const adding = savedCardsSetup.createStateConfig({
  description: "A new card is typed into the provider's fields and saved without an order.",
  initial: 'typing',
  exit: 'forgetTokens',
  states: {
    typing: {
      description: "The customer types the card into the provider's fields; the shop gets a one-time token.",
      invoke: {
        id: 'paymentMethod',
        src: 'paymentMethod',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: [
          {
            guard: { type: 'isTyped', params: ({ event }) => event.output },
            target: 'proving',
            actions: assign(({ event: { output } }) => ({
              cardToken: output.kind === 'typed' ? output.token : null,
            })),
          },
          { target: '#saved-cards.signedIn.deciding' },
        ],
        onError: { target: '#saved-cards.signedIn.unavailable' },
      },
      on: { 'adding.cancelled': { target: '#saved-cards.signedIn.deciding' } },
    },
    proving: {
      description: 'The bot defence is asked, unseen, for a token of this call.',
      tags: ['busy'],
      invoke: {
        id: 'prove',
        src: 'prove',
        onDone: { target: 'saving', actions: 'rememberProof' },
        onError: { target: '#saved-cards.signedIn.notifying', actions: 'noteSaveRefused' },
      },
    },
    saving: {
      description: 'The provider saves the card; the shop learns its brand, last digits and expiry.',
      tags: ['busy'],
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => ({ cardToken: expected(context.cardToken, 'card token'), token: context.token }),
        onDone: { target: '#saved-cards.signedIn.loading' },
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { target: '#saved-cards.signedIn.notifying', actions: 'noteSaveRefused' },
        ],
      },
    },
    checking: {
      description: 'The bot defence is not sure: the customer shows that they are a person, or leaves the check.',
      tags: ['busy'],
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'saveCard' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'saving',
            actions: 'rememberProof',
          },
          { target: '#saved-cards.signedIn.notifying', actions: 'noteUnproven' },
        ],
        onError: { target: '#saved-cards.signedIn.notifying', actions: 'noteUnproven' },
      },
    },
  },
});
