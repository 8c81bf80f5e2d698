import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { keyOf, orderSetup, wantedItem, wantedReturn } from '../order.setup.ts';
import { resting } from './resting.ts';

/** The order is loaded; its actions run one at a time. */
export const shown = orderSetup.createStateConfig({
  description: 'The order stands on the page; one thing at a time is done with it.',
  on: { 'customer.left': { guard: 'isOwners', target: 'leaving', actions: 'forgetPurchase' } },
  initial: 'resting',
  states: {
    resting,
    confirmingCancellation: {
      description: 'A dialog asks whether the order is really to be cancelled, and says what then happens.',
      on: { 'cancellation.confirmed': { target: 'cancelling' }, 'cancellation.dismissed': { target: 'resting' } },
    },
    cancelling: {
      description: 'The order is being cancelled: goods go back to the shelf, money the way it came.',
      tags: ['busy'],
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => keyOf(context),
        onDone: { target: 'resting', actions: assign(({ event }) => ({ purchase: event.output })) },
        onError: [
          { guard: 'isTooLate', target: 'resting.tooLate', actions: 'withdrawCancellation' },
          { target: 'resting.cancellationFailed', actions: 'rememberFailure' },
        ],
      },
    },
    preparingInvoice: {
      description: 'The invoice is made and brought to the shopper’s disk.',
      tags: ['busy'],
      invoke: {
        id: 'downloadInvoice',
        src: 'downloadInvoice',
        input: ({ context }) => keyOf(context),
        onDone: { target: 'resting' },
        onError: { target: 'resting.documentFailed', actions: 'rememberFailure' },
      },
    },
    printingLabel: {
      description: 'The label of a return that was announced is made once more.',
      tags: ['busy'],
      invoke: {
        id: 'printLabel',
        src: 'printLabel',
        input: ({ context, event }) => ({
          ...keyOf(context),
          returnId: wantedReturn(event),
          purchase: expected(context.purchase, 'purchase'),
        }),
        onDone: { target: 'resting' },
        onError: { target: 'resting.documentFailed', actions: 'rememberFailure' },
      },
    },
    resending: {
      description: 'The email of a gift card is sent again, to whom it was bought for.',
      tags: ['busy'],
      invoke: {
        id: 'resendGiftCardEmail',
        src: 'resendGiftCardEmail',
        input: ({ context, event }) => ({ ...keyOf(context), itemId: wantedItem(event) }),
        onDone: { target: 'resting.resent' },
        onError: { target: 'resting.resendFailed', actions: 'rememberFailure' },
      },
    },
    returning: {
      description: 'The shopper chooses what comes back, in a chart of its own.',
      invoke: {
        id: 'return',
        src: 'return',
        input: ({ context }) => ({ ...keyOf(context), items: expected(context.purchase, 'purchase').returnableItems }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event }) => ({ purchase: event.output.purchase ?? context.purchase })),
        },
        onError: { target: 'resting.documentFailed', actions: 'rememberFailure' },
      },
    },
  },
});
