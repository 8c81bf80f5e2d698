import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { GiftOptionPorts } from '#machines/gift-option/gift-option.setup.ts';
import type { GiftOption } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** What the form needs of the page: its cart, and the dialog that it stands in. */
export const createGiftOptionActors = (
  cart: CartRef,
  dialogs: ActorRefFrom<typeof dialogsMachine>,
): GiftOptionPorts => ({
  giveItem: fromPromise<void, { itemId: string; gift: GiftOption }>(async ({ input: { itemId, gift } }) => {
    await requestChange(cart, { operation: 'updateItem', item: { itemId, giftOption: gift } });
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
