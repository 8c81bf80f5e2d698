import { assertEvent } from 'xstate';
import { giftOptionSetup } from './gift-option.setup.ts';

/** The recipient of a digital product: an e-mail address, a name, a short message. */
export const giftOptionMachine = giftOptionSetup.createMachine({
  id: 'gift-option',
  description:
    'The dialog that makes a digital product a gift (core 2, add gift option; core 3; core 8, Gift options).',
  context: ({ input }) => ({ itemId: input.itemId, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper writes. What was wrong with the last try is said above the fields.',
      on: { 'gift.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The cart is asked to send the item to them.',
      entry: 'forgetFailure',
      invoke: {
        id: 'giveItem',
        src: 'giveItem',
        input: ({ context, event }) => {
          assertEvent(event, 'gift.submitted');
          return { itemId: context.itemId, gift: event.gift };
        },
        onDone: { target: 'closing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    closing: {
      description: 'It is theirs: the dialog is asked to go.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'given' }, onError: { target: 'given' } },
    },
    given: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The form goes with its dialog; the next one begins anew.' },
    },
  },
});
