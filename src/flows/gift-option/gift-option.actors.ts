import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { GiftOptionPorts } from '#machines/gift-option/gift-option.setup.ts';
import type { GiftOption } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** The actors of the form: the cart of the page, and the dialog. */
export const createGiftOptionActors = (
  cart: CartRef,
  dialogs: ActorRefFrom<typeof dialogsMachine>,
): GiftOptionPorts => ({
  giveItem: fromPromise<void, { itemId: string; gift: GiftOption }>(async ({ input: { itemId, gift } }) => {
    await requestChange(cart, { operation: 'updateItem', item: { itemId, giftOption: gift } });
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
