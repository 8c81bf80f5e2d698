import { assign } from 'xstate';
import { checkoutSetup } from '../checkout.setup.ts';

export const proving = checkoutSetup.createStateConfig({
  description: 'The bot defence is asked, unseen, for a token of this press. Nothing is sent yet.',
  tags: ['busy', 'settling'],
  invoke: {
    id: 'prove',
    src: 'prove',
    onDone: { target: 'placing', actions: assign(({ event }) => ({ token: event.output })) },
    onError: [
      { guard: 'isOutage', target: 'shopping.summary', actions: { type: 'tellOfFailure', params: 'unavailable' } },
      { target: 'shopping.summary', actions: { type: 'tellOfFailure', params: 'refused' } },
    ],
  },
});

export const checking = checkoutSetup.createStateConfig({
  description:
    'The bot defence is not sure: the shopper shows that they are a person, and the order is placed; or leaves the check, and nothing is.',
  tags: ['settling'],
  invoke: {
    id: 'botDefence',
    src: 'botDefence',
    input: { action: 'placeOrder' },
    onDone: [
      {
        guard: { type: 'isPassed', params: ({ event }) => event.output },
        target: 'placing',
        actions: assign(({ event }) => ({ token: event.output.token })),
      },
      { target: 'shopping.summary', actions: { type: 'tell', params: 'bot-defence' } },
    ],
    onError: { target: 'shopping.summary', actions: { type: 'tell', params: 'bot-defence' } },
  },
});
