import { type ActorRefFrom, fromPromise } from 'xstate';
import type { DeliveryPorts } from '#machines/delivery/delivery.setup.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { collect, redirectLine } from './collecting.ts';
import { preferStore } from './customer-store.actors.ts';

/** The actors of a change of delivery: the cart, and its dialog. */
export const createDeliveryActors = (cart: CartRef, dialogs: ActorRefFrom<typeof dialogsMachine>): DeliveryPorts => ({
  redirect: fromPromise(async ({ input: { decision } }) => {
    for (const line of decision.lines) await redirectLine(cart, line);
    if (decision.item) await collect(cart, decision.item.item, decision.item.choice);
    if (decision.store) await preferStore(decision.store);
    return undefined;
  }),
  finish: fromPromise(async ({ input: { decision } }) => {
    const { store, tells } = decision;
    if (store && tells) dialogs.send({ type: 'dialog.requested', name: 'store-changed', data: { name: store.name } });
    else dialogs.send({ type: 'dialog.dismissed' });
    return undefined;
  }),
});
