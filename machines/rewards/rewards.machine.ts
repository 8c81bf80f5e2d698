import { assertEvent } from 'xstate';
import { rewardsSetup } from './rewards.setup.ts';

/** A member's points become a voucher that pays a part of the cart. The applied one is in the cart. */
export const rewardsMachine = rewardsSetup.createMachine({
  id: 'rewards',
  description:
    'Paying with loyalty points: what a member has, and the voucher that it becomes (core 3, 5, 7 and 8, Rewards).',
  context: { loyalty: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The service is asked what points there are, and what they are worth for this cart.',
      invoke: {
        id: 'getLoyalty',
        src: 'getLoyalty',
        onDone: [
          {
            guard: { type: 'isMember', params: ({ event }) => event.output },
            target: 'offering',
            actions: 'rememberLoyalty',
          },
          { target: 'none' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    none: {
      description: 'A guest, or a customer who never joined: there is nothing to offer.',
      meta: { rests: 'It shows nothing, and goes with the payment step.' },
    },
    unavailable: {
      description: 'Nobody could say what points there are. Everything else pays as before; the shopper may ask again.',
      on: { 'rewards.retried': { target: 'loading' } },
    },
    offering: {
      description:
        'The highest voucher that the points reach is offered, and any other. Why one was refused stands there.',
      on: { 'voucher.chosen': { target: 'applying' }, 'voucher.removeRequested': { target: 'removing' } },
    },
    applying: {
      description: 'The cart is asked to take the voucher. The points leave the member when the order is placed.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyReward',
        src: 'applyReward',
        input: ({ event }) => {
          assertEvent(event, 'voucher.chosen');
          return { points: event.points };
        },
        onDone: { target: 'offering' },
        onError: { target: 'offering', actions: 'rememberFailure' },
      },
    },
    removing: {
      description: 'The cart is asked to give the voucher back.',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeReward',
        src: 'applyReward',
        input: { points: 0 },
        onDone: { target: 'offering' },
        onError: { target: 'offering', actions: 'rememberFailure' },
      },
    },
  },
});
