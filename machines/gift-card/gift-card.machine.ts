import { assertEvent, assign } from 'xstate';
import { callOf, giftCardSetup } from './gift-card.setup.ts';

/** Gift cards pay a part of the cart, or all of it. The applied cards are in the cart. */
export const giftCardMachine = giftCardSetup.createMachine({
  id: 'gift-card',
  description:
    'Paying with gift cards: what is left on one, putting it on the cart, taking it off (core 3, 7 and 8, Gift cards).',
  context: { offer: null, isOwn: false, balance: null, failure: null, token: null },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The shopper types a number and its PIN, or the PIN of a card of their account. What was wrong with the last, or what is left on it, stands there.',
      initial: 'opening',
      on: {
        'giftCard.submitted': { target: 'applying' },
        'ownGiftCard.submitted': { target: 'applying' },
        'balance.requested': { target: 'checkingBalance' },
        'giftCard.removeRequested': { target: 'removing' },
      },
      states: {
        opening: {
          description: 'Is it known whether gift cards can pay, and which the account has?',
          always: [{ guard: 'isRead', target: 'ready' }, { target: 'reading' }],
        },
        reading: {
          description:
            'The service is asked whether gift cards can pay the cart, and which the account has. A number can be typed meanwhile, and if nobody can say.',
          invoke: {
            id: 'getOffer',
            src: 'getOffer',
            onDone: { target: 'ready', actions: 'rememberOffer' },
            onError: { target: 'ready' },
          },
        },
        ready: { description: 'A card of the account can be chosen, where there is one.' },
      },
    },
    checkingBalance: {
      description: 'The service is asked what is left on the card. Nothing is paid with it.',
      entry: ['forgetAnswers', 'rememberKind'],
      exit: 'forgetToken',
      invoke: {
        id: 'checkBalance',
        src: 'checkBalance',
        input: callOf,
        onDone: { target: 'editing', actions: 'rememberBalance' },
        onError: [
          { guard: 'isChallenge', target: 'provingForBalance' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    provingForBalance: {
      description:
        'There were many wrong PINs, by whomever: the shopper shows that they are a person, and the balance is asked for again.',
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'giftCard' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'checkingBalance',
            actions: assign(({ event }) => ({ token: event.output.token })),
          },
          { target: 'editing', actions: 'tellUnproven' },
        ],
        onError: { target: 'editing', actions: 'tellUnproven' },
      },
    },
    applying: {
      description:
        'The cart is asked to take the card; it says what remains to pay. The money leaves it when the order is placed.',
      entry: ['forgetAnswers', 'rememberKind'],
      exit: 'forgetToken',
      invoke: {
        id: 'applyGiftCard',
        src: 'applyGiftCard',
        input: callOf,
        onDone: { target: 'editing' },
        onError: [
          { guard: 'isChallenge', target: 'provingForPayment' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    provingForPayment: {
      description: 'The same before a card pays: the cart is asked again.',
      invoke: {
        id: 'botDefence',
        src: 'botDefence',
        input: { action: 'giftCard' },
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'applying',
            actions: assign(({ event }) => ({ token: event.output.token })),
          },
          { target: 'editing', actions: 'tellUnproven' },
        ],
        onError: { target: 'editing', actions: 'tellUnproven' },
      },
    },
    removing: {
      description: 'The cart is asked to give the card back.',
      entry: 'forgetAnswers',
      invoke: {
        id: 'removeGiftCard',
        src: 'removeGiftCard',
        input: ({ event }) => {
          assertEvent(event, 'giftCard.removeRequested');
          return { instrumentId: event.instrumentId };
        },
        onDone: { target: 'editing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
  },
});
