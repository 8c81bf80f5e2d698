import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { PriceAdjustmentPorts } from '#machines/price-adjustment/price-adjustment.setup.ts';
import type { AddPriceAdjustmentRequest } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { agreement } from './agreement.ts';

interface Applied {
  adjustmentId: string | null;
  adjustment: AddPriceAdjustmentRequest;
}

async function apply(cart: CartRef, { adjustmentId, adjustment }: Applied, agreed: { isAgreed?: true }): Promise<void> {
  const { type, value, reasonCode } = adjustment;
  await requestChange(
    cart,
    adjustmentId === null
      ? { operation: 'addPriceAdjustment', adjustment, ...agreed }
      : { operation: 'updatePriceAdjustment', adjustmentId, adjustment: { type, value, reasonCode }, ...agreed },
  );
}

/** The actors of the form: the cart of the page, and the dialog. */
export const createPriceAdjustmentActors = (
  cart: CartRef,
  dialogs: ActorRefFrom<typeof dialogsMachine>,
): PriceAdjustmentPorts => ({
  applyAdjustment: fromPromise(({ input }) => apply(cart, input, {})),
  applyAgreed: fromPromise(async ({ input }) => {
    try {
      await apply(cart, input, { isAgreed: true });
    } finally {
      agreement.forget();
    }
  }),
  removeAdjustment: fromPromise(async ({ input: { adjustmentId } }) => {
    await requestChange(cart, { operation: 'removePriceAdjustment', adjustmentId });
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
