import { expected } from '#machines/shared/ports.ts';
import { savedCardsSetup } from '../saved-cards.setup.ts';

/** From the empty form of a gift card to the saved one. */
export const addingGiftCard = savedCardsSetup.createStateConfig({
  description: 'A gift card is saved without an order. Its PIN is checked once, and asked for again to pay.',
  initial: 'typing',
  exit: 'forgetFailure',
  states: {
    typing: {
      description: 'The customer types number and PIN. What was wrong with the last try stands at the number.',
      on: {
        'giftCard.submitted': { target: 'saving' },
        'adding.cancelled': { target: '#saved-cards.signedIn.deciding' },
      },
    },
    saving: {
      description: 'The service checks number and PIN, and keeps the number in the account.',
      tags: ['busy'],
      entry: 'forgetFailure',
      exit: 'forgetToken',
      invoke: {
        id: 'saveGiftCard',
        src: 'saveGiftCard',
        input: ({ context, event }) => ({
          giftCard: event.type === 'giftCard.submitted' ? event.giftCard : null,
          token: context.token,
        }),
        onDone: { target: '#saved-cards.signedIn.loading' },
        onError: [
          { guard: 'isChallenge', target: 'checking' },
          { guard: 'isAboutCard', target: 'typing', actions: 'rememberFailure' },
          {
            guard: 'isSavedAlready',
            target: '#saved-cards.signedIn.notifying',
            actions: 'noteGiftCardRefused',
          },
          { target: 'notifying', actions: 'noteGiftCardRefused' },
        ],
      },
    },
    checking: {
      description: 'There were many wrong PINs, by whomever: the customer shows that they are a person.',
      tags: ['busy'],
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'giftCard' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'saving',
            actions: 'rememberProof',
          },
          { target: 'notifying', actions: 'noteGiftCardUnproven' },
        ],
        onError: { target: 'notifying', actions: 'noteGiftCardUnproven' },
      },
    },
    notifying: {
      description: 'A toast says why the gift card is not saved. The form stays with what was typed, for another try.',
      tags: ['busy'],
      exit: 'forgetNotice',
      invoke: {
        id: 'notify',
        src: 'notify',
        input: ({ context }) => ({ notice: expected(context.notice, 'notice') }),
        onDone: { target: 'typing' },
        onError: { target: 'typing' },
      },
    },
  },
});
