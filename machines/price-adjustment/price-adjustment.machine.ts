import { assertEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { beginning, valueOf } from './price-adjustment.rules.ts';
import { priceAdjustmentSetup } from './price-adjustment.setup.ts';

/** A store associate takes something off: how much, and why? */
export const priceAdjustmentMachine = priceAdjustmentSetup.createMachine({
  id: 'price-adjustment',
  description:
    'The dialog in which an associate who sells in a store takes something off an item, the goods or the delivery (core 6, In-store associate; core 7, price_adjustments).',
  context: ({ input }) => ({
    locale: input.locale,
    thing: input.thing,
    adjustmentId: input.adjustment?.adjustmentId ?? null,
    failure: null,
    ...beginning(input),
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The associate says how much comes off and why, and sees what it would then cost. Why the last try was refused stands there.',
      on: {
        'way.chosen': { actions: ['rememberWay', 'forgetFailure'] },
        'value.written': { actions: 'rememberWritten' },
        'adjustment.submitted': { guard: 'isGiveable', target: 'applying' },
        'removal.requested': { guard: 'isThere', target: 'removing' },
      },
    },
    applying: {
      description: 'The cart is asked to take it off, or to change what was taken off before.',
      entry: 'forgetFailure',
      invoke: {
        id: 'applyAdjustment',
        src: 'applyAdjustment',
        input: ({ context, event }) => {
          assertEvent(event, 'adjustment.submitted');
          const { adjustmentId, way: type, thing: { level, itemId } } = context;
          const value = expected(valueOf(context), 'value');
          return { adjustmentId, adjustment: { level, ...(itemId ? { itemId } : {}), type, value, reasonCode: event.reasonCode } };
        },
        onDone: { target: 'closing' },
        onError: { target: 'editing', actions: 'rememberFailure' },
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
