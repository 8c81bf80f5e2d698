import { assign } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { GIFT_REFUSAL, productSetup } from '../product.setup.ts';
import { askedOf } from '../product.variants.ts';

/** Keeps the message on screen while other facts arrive: who the shopper is, or the stock unless it is sold out. */
const keeping = {
  'stock.changed': [{ guard: 'isSoldOut', target: 'weighing' }, {}],
  'shopper.changed': { actions: 'rememberShopper' },
  'quantity.chosen': { actions: 'rememberQuantity' },
} as const;

/** Text and action of the button under the choices; in the order of catalogue 4. */
const offering = productSetup.createStateConfig({
  description: 'The shopper chooses, and the page offers what can be done with the choice.',
  initial: 'weighing',
  tags: ['editable'],
  entry: 'limitQuantity',
  on: {
    'option.chosen': { target: '.weighing', actions: 'rememberOption' },
    'stock.changed': { target: '.weighing', actions: 'limitQuantity' },
    'shopper.changed': { target: '.weighing', actions: 'rememberShopper' },
  },
  states: {
    weighing: {
      description: 'What can be offered?',
      always: [
        { guard: 'isComingSoon', target: 'comingSoon' },
        { guard: 'canNotify', target: 'notifyMe' },
        { guard: 'isSoldOut', target: 'outOfStock' },
        { guard: 'needsSignIn', target: 'signIn' },
        { target: 'choosing' },
      ],
    },
    comingSoon: {
      description: 'Announced, and not on sale yet: there is nothing to press.',
    },
    notifyMe: {
      description: 'The chosen size is gone and may come back: the button opens the form for an email about it.',
      on: { 'purchase.requested': { actions: 'offerNotification' } },
    },
    outOfStock: {
      description: 'Nothing of this product is left.',
    },
    signIn: {
      description:
        'On presale for members: a guest cannot buy it. The button opens the sign-in, and a member comes back to the same choice.',
      on: { 'purchase.requested': { actions: 'offerSignIn' } },
    },
    choosing: {
      description:
        'Something can be bought. What only stores sell is reserved: the button opens the search for a store.',
      tags: ['buyable'],
      on: {
        'quantity.chosen': { actions: 'rememberQuantity' },
        'purchase.requested': [
          { guard: 'isIncomplete', target: 'asking' },
          { guard: 'isUnavailable', target: 'refusing' },
          { guard: 'isStoreOnly', actions: 'offerPickup' },
          { target: '#product.buying.adding' },
        ],
        // A store is searched for one variant: missing choices are asked for first, as for a purchase.
        'pickup.requested': { guard: 'isIncomplete', target: 'asking' },
      },
    },
    asking: {
      description: 'The shopper wants to buy and has not chosen everything: what is missing asks for it.',
      tags: ['buyable'],
      on: {
        ...keeping,
        'purchase.requested': { target: 'asking', reenter: true },
        'pickup.requested': { target: 'asking', reenter: true },
      },
    },
    refusing: {
      description: 'This combination is not to be had; others are.',
      tags: ['buyable'],
      on: {
        ...keeping,
        'purchase.requested': [
          { guard: 'needsSignIn', target: 'signIn' },
          { guard: 'isUnavailable', target: 'refusing', reenter: true },
          { guard: 'isStoreOnly', target: 'choosing', actions: 'offerPickup' },
          { target: '#product.buying.adding' },
        ],
      },
    },
    added: {
      description: 'It is in the cart; the button says so for a moment.',
      tags: ['buyable'],
      after: { addedNotice: { target: 'weighing' } },
      on: {
        'stock.changed': { actions: 'limitQuantity' },
        'quantity.chosen': { actions: 'rememberQuantity' },
        'purchase.requested': [{ guard: 'needsSignIn', target: 'signIn' }, { target: '#product.buying.adding' }],
      },
    },
    failed: {
      description:
        'The cart did not take it, and says why. The shopper may choose again or try again, here or where the refusal is told.',
      tags: ['buyable'],
      on: {
        'item.added': { target: 'added', actions: 'forgetFailure' },
        'stock.changed': { actions: 'limitQuantity' },
        'quantity.chosen': { actions: 'rememberQuantity' },
        'purchase.requested': [{ guard: 'needsSignIn', target: 'signIn' }, { target: '#product.buying.adding' }],
      },
    },
  },
});

export const buying = productSetup.createStateConfig({
  description: 'From the choice to the cart.',
  initial: 'offering',
  on: {
    'shopper.changed': { actions: 'rememberShopper' },
    'pickup.requested': { guard: 'isMade', actions: 'offerPickup' },
  },
  states: {
    offering,
    adding: {
      description: 'The cart is asked; it cannot be asked twice meanwhile.',
      tags: ['busy', 'buyable'],
      entry: 'forgetFailure',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ ...askedOf(context), retriesOn: GIFT_REFUSAL }),
        onDone: { target: '#product.buying.offering.added' },
        onError: [
          { guard: 'isGiftRefusal', target: 'waiting' },
          {
            target: '#product.buying.offering.failed',
            actions: [assign(({ event }) => ({ failure: failureOf(event) })), 'doubtStock'],
          },
        ],
      },
    },
    waiting: {
      description:
        'A gift with purchase was in the way: it is asked for once more in two seconds, and nobody is told yet.',
      tags: ['busy', 'buyable'],
      after: { giftRetryDelay: { target: 'retrying' } },
    },
    retrying: {
      description: 'The second and last try.',
      tags: ['busy', 'buyable'],
      invoke: {
        id: 'retryAddToCart',
        src: 'addToCart',
        input: ({ context }) => askedOf(context),
        onDone: { target: '#product.buying.offering.added' },
        onError: {
          target: '#product.buying.offering.failed',
          actions: [assign(({ event }) => ({ failure: failureOf(event) })), 'doubtStock'],
        },
      },
    },
  },
});
