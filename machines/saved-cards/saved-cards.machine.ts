import { expected } from '#machines/shared/ports.ts';
import { savedCardsSetup } from './saved-cards.setup.ts';
import { adding } from './states/adding.ts';
import { addingGiftCard } from './states/adding-gift-card.ts';

/** The saved cards of an account. */
export const savedCardsMachine = savedCardsSetup.createMachine({
  id: 'saved-cards',
  description:
    'The cards and gift cards that a customer has saved: they add one without an order, choose the default one and remove one (core 7, Consumer service; core 8).',
  context: ({ input }) => ({ ...input, chosenId: null, cardToken: null, token: null, notice: null, failure: null }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.signedIn.unavailable' } },
  initial: 'signedIn',
  states: {
    signedIn: {
      description: 'The customer sees and changes the cards.',
      initial: 'opening',
      on: { 'customer.left': { target: 'leaving', actions: 'forgetCards' } },
      states: {
        opening: {
          description: 'Has the server loaded the cards already?',
          always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }],
        },
        loading: {
          description: 'The cards are read.',
          tags: ['busy'],
          invoke: {
            id: 'getSavedCards',
            src: 'getSavedCards',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#saved-cards.guest',
                actions: 'forgetCards',
              },
              { target: 'deciding', actions: 'rememberCards' },
            ],
            onError: { target: 'unavailable' },
          },
        },
        deciding: {
          description: 'Is there a card to show?',
          always: [{ guard: 'isEmpty', target: 'listed.empty' }, { target: 'listed.full' }],
        },
        listed: {
          description: 'The list of cards, from which the customer begins every change.',
          initial: 'full',
          on: {
            'card.added': { target: 'adding' },
            'giftCard.added': { target: 'addingGiftCard' },
            'default.chosen': { guard: 'isListed', target: 'makingDefault', actions: 'choose' },
            'removal.requested': { guard: 'isListed', target: 'confirming', actions: 'choose' },
          },
          states: {
            full: {
              description:
                'The cards, then the gift cards with what is left on them, the default ones first. Expired ones stay until they are removed.',
            },
            empty: { description: 'No card and no gift card is saved yet: the page explains what saving one is for.' },
          },
        },
        adding,
        addingGiftCard,
        makingDefault: {
          description: 'The card becomes the one that the checkout offers first.',
          tags: ['busy'],
          invoke: {
            id: 'makeDefault',
            src: 'makeDefault',
            input: ({ context }) => ({ id: expected(context.chosenId, 'card') }),
            onDone: { target: 'listed', actions: 'rememberCards' },
            onError: { target: 'notifying', actions: 'noteChangeRefused' },
          },
        },
        confirming: {
          description: 'The customer confirms that the card is to be removed, because it would have to be typed again.',
          on: {
            'removal.confirmed': { target: 'removing' },
            'removal.dismissed': { target: 'listed' },
          },
        },
        removing: {
          description: 'The card is removed from the account.',
          tags: ['busy'],
          invoke: {
            id: 'removeCard',
            src: 'removeCard',
            input: ({ context }) => ({ id: expected(context.chosenId, 'card') }),
            onDone: { target: 'deciding', actions: 'rememberCards' },
            onError: { target: 'notifying', actions: 'noteChangeRefused' },
          },
        },
        notifying: {
          description: 'The change was refused: a toast says why, and the cards are read again.',
          tags: ['busy'],
          exit: 'forgetNotice',
          invoke: {
            id: 'notify',
            src: 'notify',
            input: ({ context }) => ({ notice: expected(context.notice, 'notice') }),
            onDone: { target: 'refreshing' },
            onError: { target: 'refreshing' },
          },
        },
        refreshing: {
          description:
            'The cards may have changed in another tab: they are read again, and stay on the page meanwhile.',
          tags: ['busy'],
          invoke: {
            id: 'getSavedCards',
            src: 'getSavedCards',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#saved-cards.guest',
                actions: 'forgetCards',
              },
              { target: 'deciding', actions: 'rememberCards' },
            ],
            onError: { target: 'deciding' },
          },
        },
        unavailable: {
          description: 'The cards cannot be read at the moment; the customer may try again.',
          on: { 'cards.retried': { target: 'loading' } },
        },
      },
    },
    guest: {
      description: 'Nobody is signed in: the page offers to sign in.',
      on: { 'customer.arrived': { target: 'signedIn.loading' } },
    },
    leaving: {
      description: 'The customer has signed out: the page shows nothing of the account and goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
