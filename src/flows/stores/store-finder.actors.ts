import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { StoreFinderPorts } from '#machines/store-finder/store-finder.setup.ts';
import type { Position } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/cart/requestChange.ts';
import { isAgreed } from './agreement.ts';
import { collect } from './collecting.ts';
import { preferStore, recalledStore } from './customer-store.actors.ts';

/** Milliseconds that a browser may take to find a position, and how old a known one may be. */
const PATIENCE = 10_000;
const AGE = 300_000;

const located = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: PATIENCE, maximumAge: AGE },
    );
  });

interface Surroundings {
  locale: LocaleCode;
  cart: CartRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** What the finder needs of the world: the stores, the browser's position, the cart, and the dialogs beside it. */
export const createStoreFinderActors = ({ locale, cart, dialogs }: Surroundings): StoreFinderPorts => ({
  recallStore: fromPromise(({ signal }) => recalledStore(signal)),
  askForAgreement: fromPromise(async () => {
    if (isAgreed()) return true;
    await new Promise<void>((resolve) => {
      const { unsubscribe } = dialogs.on('dialog.closed', ({ name }) => {
        if (name !== 'location-confirmation') return;
        unsubscribe();
        resolve();
      });
      dialogs.send({ type: 'dialog.requested', name: 'location-confirmation', keepsLast: true });
    });
    return isAgreed();
  }),
  locate: fromPromise(located),
  searchStores: fromPromise(({ input: { where, item }, signal }) =>
    unwrap(
      api.POST('/stores/v1/search', {
        params: { query: { locale } },
        body: { ...where, items: [{ upc: item.upc, qty: item.qty }] },
        signal,
      }),
    ),
  ),
  collect: fromPromise(async ({ input: { item, choice } }) => {
    await collect(cart, item, choice);
    await preferStore(choice.store);
    return undefined;
  }),
  askAboutChange: fromPromise(async ({ input }) => {
    dialogs.send({ type: 'dialog.requested', name: 'change-store-confirmation', data: { ...input } });
    return undefined;
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
