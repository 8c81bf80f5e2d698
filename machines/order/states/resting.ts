import { orderSetup } from '../order.setup.ts';

const dismissed = { 'notice.dismissed': { target: 'quiet' } } as const;
const failureDismissed = { 'notice.dismissed': { target: 'quiet', actions: 'forgetFailure' } } as const;

/** The order is shown and its actions are available. The notice about the last action stays until it is closed. */
export const resting = orderSetup.createStateConfig({
  description: 'The order is read: number, where it is, items, totals, addresses. What can be done with it is offered.',
  initial: 'quiet',
  on: {
    'cancellation.requested': { guard: 'canCancel', target: 'confirmingCancellation', actions: 'forgetFailure' },
    'invoice.requested': { guard: 'hasInvoice', target: 'preparingInvoice', actions: 'forgetFailure' },
    'return.requested': { guard: 'canReturn', target: 'returning', actions: 'forgetFailure' },
    'label.requested': {
      guard: { type: 'isAnnounced', params: ({ event }) => event.returnId },
      target: 'printingLabel',
      actions: 'forgetFailure',
    },
    'giftCard.resendRequested': { guard: 'hasGiftCard', target: 'resending', actions: 'forgetFailure' },
  },
  states: {
    quiet: { description: 'Nothing else is to be said.' },
    tooLate: {
      description: 'It is being packed already: it can only be sent back. The button is gone.',
      on: dismissed,
    },
    cancellationFailed: {
      description: 'It could not be cancelled at the moment; it is as it was, and may be asked for again.',
      on: failureDismissed,
    },
    documentFailed: {
      description: 'The invoice or the label could not be made; it may be asked for again.',
      on: failureDismissed,
    },
    resent: { description: 'The email of the gift card is on its way again.', on: dismissed },
    resendFailed: {
      description: 'The email of the gift card did not go: too often asked for, or no answer.',
      on: failureDismissed,
    },
  },
});
