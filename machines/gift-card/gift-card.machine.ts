import { assertEvent } from 'xstate';
import { giftCardOf, giftCardSetup } from './gift-card.setup.ts';

/** Gift cards pay a part of the cart, or all of it. What is on the cart the cart says. */
export const giftCardMachine = giftCardSetup.createMachine({
  id: 'gift-card',
  description: 'Paying with gift cards: what is left on one, putting it on the cart, taking it off (core 3, 7 and 8, Gift cards).',
  context: { balance: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper types a number and its PIN. What was wrong with the last, or what is left on it, stands there.',
      on: {
        'giftCard.submitted': { target: 'applying' },
        'balance.requested': { target: 'checkingBalance' },
        'giftCard.removeRequested': { target: 'removing' },
      },
    },
    checkingBalance: {
      description: 'The service is asked what is left on the card. Nothing is paid with it.',
      entry: 'forgetAnswers',
      invoke: {
        id: 'checkBalance',
        src: 'checkBalance',
        input: ({ event }) => giftCardOf(event),
        onDone: { target: 'editing', actions: 'rememberBalance' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    applying: {
      description: 'The cart is asked to take the card; it says what remains to pay. The money leaves it when the order is placed.',
      entry: 'forgetAnswers',
      invoke: {
        id: 'applyGiftCard',
        src: 'applyGiftCard',
        input: ({ event }) => giftCardOf(event),
        onDone: { target: 'editing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
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
