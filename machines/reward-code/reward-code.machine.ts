import { assertEvent } from 'xstate';
import { rewardCodeSetup } from './reward-code.setup.ts';

/** Reward codes and cards of a customer pay a part of the cart, or all of it. The applied ones are in the cart. */
export const rewardCodeMachine = rewardCodeSetup.createMachine({
  id: 'reward-code',
  description:
    "Paying with reward codes and cards: one of the customer's own, or one that is typed; taking it off (core 3, 5, 7 and 8, Rewards).",
  context: { rewards: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The service is asked which codes and cards the customer has.',
      invoke: {
        id: 'getRewards',
        src: 'getRewards',
        onDone: [
          {
            guard: { type: 'isCustomer', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'rememberRewards',
          },
          { target: 'none' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    none: {
      description: 'A guest has neither codes nor cards: they belong to customers.',
      meta: { rests: 'It shows nothing, and goes with the payment step.' },
    },
    unavailable: {
      description: 'Nobody could say what there is. Everything else pays as before; the shopper may ask again.',
      on: { 'reward.retried': { target: 'loading' } },
    },
    editing: {
      description: "One of the customer's own is chosen, or another typed. What was wrong with the last stands there.",
      on: {
        'reward.submitted': { target: 'applying' },
        'reward.chosen': { target: 'choosing' },
        'reward.removeRequested': { target: 'removing' },
      },
    },
    applying: {
      description:
        'The cart is asked to take what was typed; it says what remains to pay. What it pays leaves it when the order is placed.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyReward',
        src: 'applyReward',
        input: ({ event }) => {
          assertEvent(event, 'reward.submitted');
          return { typed: event.code };
        },
        onDone: { target: 'editing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    choosing: {
      description: "The cart is asked to take one of the customer's own.",
      entry: 'forgetFailure',
      invoke: {
        id: 'chooseReward',
        src: 'applyReward',
        input: ({ event }) => {
          assertEvent(event, 'reward.chosen');
          return { own: event.reward };
        },
        onDone: { target: 'editing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    removing: {
      description: 'The cart is asked to give it back.',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeReward',
        src: 'removeReward',
        input: ({ event }) => {
          assertEvent(event, 'reward.removeRequested');
          return { instrumentId: event.instrumentId };
        },
        onDone: { target: 'editing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
  },
});
