import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { favouriteStoreId } from '../stores/favourite.ts';
import { storeOf } from '../utilities/stores.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getFavouriteStore =
  (services: Services): Handler<'getFavouriteStore'> =>
  async ({ context }) => {
    const id = await favouriteStoreId(services, sessionOf(context));
    const store = id === null ? undefined : (await services.catalogue.stores()).get(id);
    return { status: 200, body: store ? { store: storeOf(store) } : {} };
  };
