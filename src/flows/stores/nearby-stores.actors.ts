import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { NearbyStoresPorts } from '#machines/nearby-stores/nearby-stores.setup.ts';
import type { Position, StoreSearchRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createPositionActors } from './position.actors.ts';

interface Surroundings {
  locale: LocaleCode;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  /** True if the address names a place, whose stores the page shows. */
  hasPlace: boolean;
}

/** The storage key of the position, for this tab alone: an address would be in the history and could be shared. */
const positionKey = 'waymark.near';

function storedPosition(): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (sessionStorage.getItem(positionKey) ?? '')
    .split(' ')
    .map(Number.parseFloat);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

const forget = (): void => sessionStorage.removeItem(positionKey);

/** The actors of "Use my location": the browser's position and the search for stores. */
export const createNearbyStoresActors = ({ locale, dialogs, hasPlace }: Surroundings): NearbyStoresPorts => ({
  ...createPositionActors(dialogs),
  recallPosition: fromPromise(async () => {
    if (hasPlace) forget();
    return storedPosition();
  }),
  forgetPosition: fromPromise(async () => forget()),
  searchStores: fromPromise(async ({ input: { where }, signal }) => {
    const body = exactly<StoreSearchRequest>()({ ...where, area: 'region' });
    const found = await unwrap(api.POST('/stores/v1/search', { params: { query: { locale } }, body, signal }));
    if ('position' in where && found.stores.length > 0)
      sessionStorage.setItem(positionKey, `${where.position.latitude} ${where.position.longitude}`);
    return found;
  }),
});
