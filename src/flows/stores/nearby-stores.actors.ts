import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { NearbyStoresPorts } from '#machines/nearby-stores/nearby-stores.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createPositionActors } from './position.actors.ts';

interface Surroundings {
  locale: LocaleCode;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** The actors of "Use my location": the browser's position and the search for stores. */
export const createNearbyStoresActors = ({ locale, dialogs }: Surroundings): NearbyStoresPorts => ({
  ...createPositionActors(dialogs),
  searchStores: fromPromise(({ input: { where }, signal }) =>
    unwrap(api.POST('/stores/v1/search', { params: { query: { locale } }, body: where, signal })),
  ),
});
