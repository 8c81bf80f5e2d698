import { expected } from '#machines/shared/ports.ts';
import { beginning, requestOf } from './price-adjustment.rules.ts';
import { priceAdjustmentSetup } from './price-adjustment.setup.ts';

/** A store associate's discount: amount and reason. */
export const priceAdjustmentMachine = priceAdjustmentSetup.createMachine({
  id: 'price-adjustment',
  description:
    'The dialog in which an associate who sells in a store takes something off an item, the goods or the delivery (core 6, In-store associate; core 7, price_adjustments). Above what they may take off alone a second associate agrees.',
  context: ({ input }) => ({
    locale: input.locale,
    thing: input.thing,
    adjustmentId: input.adjustment?.adjustmentId ?? null,
    reasonCode: input.adjustment?.reasonCode ?? null,
    cap: null,
    failure: null,
    ...beginning(input),
  }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'The associate says how much comes off and why, and sees what it would then cost. Why the last try was refused stands there.',
      on: {
        'way.chosen': { actions: ['rememberWay', 'forgetFailure'] },
        'value.written': { actions: 'rememberWritten' },
        'adjustment.submitted': { guard: 'isGiveable', target: 'applying', actions: 'rememberReason' },
        'removal.requested': { guard: 'isThere', target: 'removing' },
      },
    },
    applying: {
      description: 'The cart is asked to take it off, or to change what was taken off before.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyAdjustment',
        src: 'applyAdjustment',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'closing' },
        onError: [
          { guard: 'needsAgreement', target: 'asking', actions: 'rememberCap' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    asking: {
      description:
        'It is more than the associate may take off alone. A second associate looks at it, and signs in here to agree; or the first one goes back and takes off less. Why the last agreement failed stands there.',
      on: {
        'agreement.given': { target: 'agreeing' },
        'agreement.declined': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    agreeing: {
      description:
        'The cart is asked once more, with the second associate’s sign-in. Whether it is right, and whether they may agree, only the service says.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyAgreed',
        src: 'applyAgreed',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'closing' },
        onError: [
          { guard: 'isAboutAdjustment', target: 'editing', actions: 'rememberFailure' },
          { target: 'asking', actions: 'rememberFailure' },
        ],
      },
    },
    removing: {
      description: 'The cart is asked to put back what was taken off: the shop’s own price counts again.',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeAdjustment',
        src: 'removeAdjustment',
        input: ({ context }) => ({ adjustmentId: expected(context.adjustmentId, 'adjustment') }),
        onDone: { target: 'closing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    closing: {
      description: 'The cart has it: the dialog is asked to go.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'adjusted' }, onError: { target: 'adjusted' } },
    },
    adjusted: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The form goes with its dialog; the next one begins anew.' },
    },
  },
});
