import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { PriceAdjustmentPorts } from '#machines/price-adjustment/price-adjustment.setup.ts';
import { type CartRef, requestChange } from '#src/flows/cart/requestChange.ts';

/** What the form needs of the page: its cart, and the dialog that it stands in. */
export const createPriceAdjustmentActors = (cart: CartRef, dialogs: ActorRefFrom<typeof dialogsMachine>): PriceAdjustmentPorts => ({
  applyAdjustment: fromPromise(async ({ input: { adjustmentId, adjustment } }) => {
    const { type, value, reasonCode } = adjustment;
    await requestChange(
      cart,
      adjustmentId === null
        ? { operation: 'addPriceAdjustment', adjustment }
        : { operation: 'updatePriceAdjustment', adjustmentId, adjustment: { type, value, reasonCode } },
    );
  }),
  removeAdjustment: fromPromise(async ({ input: { adjustmentId } }) => {
    await requestChange(cart, { operation: 'removePriceAdjustment', adjustmentId });
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
