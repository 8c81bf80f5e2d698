import { type ActorRefFrom, fromPromise } from 'xstate';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { CollectionPointPorts } from '#machines/collection-point/collection-point.setup.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createAddressFormActors } from '#src/flows/address-form/index.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { createPositionActors } from '#src/flows/stores/index.ts';

interface Surroundings {
  locale: LocaleCode;
  cart: CartRef;
  session: SessionRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** The actors for choosing a collection point: the points, the browser's position, the cart, and its dialog. */
export const createCollectionPointActors = ({
  locale,
  cart,
  session,
  dialogs,
}: Surroundings): CollectionPointPorts => ({
  ...createPositionActors(dialogs),
  addressForm: addressFormMachine.provide({ actors: createAddressFormActors(cart, session, locale) }),
  searchCollectionPoints: fromPromise(({ input: { where }, signal }) =>
    unwrap(api.POST('/stores/v1/collectionPoints', { params: { query: { locale } }, body: where, signal })),
  ),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
