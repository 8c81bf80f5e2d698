import { cartSetup } from './cart.setup.ts';
import { changing } from './states/changing.ts';
import { invalidCustomer } from './states/invalidCustomer.ts';
import { recovering } from './states/recovering.ts';
import { resting } from './states/resting.ts';

/** The cart. Changes are made one at a time, in the order of the requests; each ends settled or refused. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description:
    'Made on demand, changed one thing at a time, put right when it expired or changed elsewhere (core 4 and 8).',
  context: ({ input }) => ({
    locale: input.locale,
    session: null,
    consumerNo: null,
    basketId: null,
    cart: null,
    queue: [],
    current: null,
    news: null,
    lost: [],
    refused: [],
    removed: null,
    failure: null,
    itemsBeforeMerge: null,
    dismissedPromotions: [],
  }),
  invoke: { id: 'shareCart', src: 'shareCart', onError: {} },
  on: {
    // Events during a call are remembered and interrupt nothing.
    'change.requested': { actions: ['enqueueChange', 'shareWaiting'] },
    'session.started': { actions: 'rememberSession' },
    'session.ended': { actions: ['forgetSession', 'shareLeaving'] },
    'cart.ordered': { actions: ['forgetCart', 'shareCart', 'tellOfOrder'] },
    'cart.outdated': { guard: 'namesAnyCart', actions: 'rememberNews' },
    'promotion.dismissed': { actions: ['dismissPromotion', 'shareDismissal'] },
  },
  initial: 'waitingForSession',
  states: {
    waitingForSession: {
      description: 'It is not known yet who shops. What is asked waits, until a session begins or none can be had.',
      tags: ['unknown'],
      entry: 'wantSession',
      on: {
        'session.started': { target: 'deciding', actions: 'rememberSession' },
        'session.unavailable': { target: 'resting.unavailable', actions: ['giveUpOnSession', 'refuseAll'] },
      },
      after: { sessionPatience: { target: 'resting.unavailable', actions: ['giveUpOnSession', 'refuseAll'] } },
    },
    deciding: {
      description: "What comes next: another shopper's cart, a cart to read, a change that waits, or rest.",
      always: [
        { guard: 'isSessionMissing', target: 'waitingForSession', actions: 'beginForShopper' },
        { guard: 'isOtherShopper', target: 'deciding', reenter: true, actions: 'beginForShopper' },
        { guard: 'isToBeRead', target: 'reading' },
        { guard: 'hasWaiting', target: 'changing', actions: 'takeNext' },
        { guard: 'hasCart', target: 'resting.ready' },
        { target: 'resting.none' },
      ],
    },
    reading: {
      description: 'The cart is read: that of an earlier visit, or anew because another tab changed it.',
      invoke: {
        id: 'getCart',
        src: 'getCart',
        input: ({ context }) => ({ basketId: context.news ?? context.basketId ?? '' }),
        onDone: [
          { guard: 'hasGrown', target: 'deciding', actions: ['keepReadCart', 'tellOfAnswer', 'tellOfMerge'] },
          { target: 'deciding', actions: ['keepReadCart', 'tellOfAnswer'] },
        ],
        onError: [
          { guard: 'isCartLostAgain', target: 'deciding', actions: 'forgetCart' },
          { guard: 'isInvalidCustomer', target: 'invalidCustomer', actions: 'rememberFailure' },
          { target: 'resting.unavailable', actions: ['forgetNews', 'rememberFailure', 'refuseAll'] },
        ],
      },
    },
    resting,
    changing,
    recovering,
    invalidCustomer,
  },
});
