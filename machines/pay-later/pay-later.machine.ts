import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { payLaterSetup } from './pay-later.setup.ts';

/** The redirect to the pay-later provider or to PayPal, and back. Nothing is placed, held or charged during it. */
export const payLaterMachine = payLaterSetup.createMachine({
  id: 'pay-later',
  description:
    'Paying later, or with PayPal: the provider is asked for its form, the shopper leaves with it, and what was decided is read when they are back (core 2, 3, 7 and 8; catalogue 183). Only placing the order spends what was approved.',
  context: ({ input }) => ({ ...input, form: null, approval: null, payer: null, ending: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the shopper on the way there, or back?',
      always: [{ guard: 'hasReturned', target: 'checking' }, { target: 'asking' }],
    },
    asking: {
      description: 'The provider is asked whether it would pay for this cart.',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ context: { basketId, method } }) => ({ basketId, method }),
        onDone: { target: 'leaving', actions: assign(({ event }) => ({ form: event.output })) },
        onError: [
          { guard: 'isAnswer', target: 'over', actions: { type: 'end', params: 'not-approved' } },
          { target: 'unreached' },
        ],
      },
      on: { 'otherWay.chosen': { target: 'over', actions: { type: 'end', params: 'abandoned' } } },
    },
    leaving: {
      description: "The browser goes to the provider's page. It may be brought back by its Back button.",
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ form: expected(context.form, 'form') }),
        onError: { target: 'unreached' },
      },
      on: {
        'shopper.returned': { target: 'over', actions: { type: 'end', params: 'abandoned' } },
        'otherWay.chosen': { target: 'over', actions: { type: 'end', params: 'abandoned' } },
      },
    },
    checking: {
      description: 'The shopper is back. What the provider decided is read from the service, not from the address.',
      invoke: {
        id: 'readApproval',
        src: 'readApproval',
        input: ({ context }) => ({ token: expected(context.token, 'token') }),
        onDone: [
          {
            guard: { type: 'isApproved', params: ({ event }) => event.output },
            target: 'over',
            actions: [
              { type: 'rememberMethod', params: ({ event }) => event.output },
              assign(
                ({
                  context,
                  event: {
                    output: { basketId, amount, most, payer },
                  },
                }) => ({
                  approval: {
                    token: expected(context.token, 'token'),
                    basketId,
                    amount,
                    ...(most === undefined ? {} : { most }),
                  },
                  payer: payer ?? null,
                }),
              ),
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'over',
            actions: [
              { type: 'rememberMethod', params: ({ event }) => event.output },
              { type: 'end', params: 'refused' },
            ],
          },
          {
            target: 'over',
            actions: [
              { type: 'rememberMethod', params: ({ event }) => event.output },
              { type: 'end', params: 'abandoned' },
            ],
          },
        ],
        onError: [
          { guard: 'isAnswer', target: 'over', actions: { type: 'end', params: 'expired' } },
          { target: 'unreached' },
        ],
      },
      on: { 'otherWay.chosen': { target: 'over', actions: { type: 'end', params: 'abandoned' } } },
    },
    unreached: {
      description: 'Nobody could say. Nothing is lost: it is tried again, or paid in another way.',
      on: {
        'payLater.retried': { target: 'deciding' },
        'otherWay.chosen': { target: 'over', actions: { type: 'end', params: 'unavailable' } },
      },
    },
    over: { description: 'There is an approval, or a reason why there is none.', type: 'final' },
  },
  output: ({ context: { method, approval, payer, ending } }) =>
    approval ? { method, approval, payer } : { method, approval: null, ending: expected(ending, 'ending') },
});
