import type { Handler } from '../contract.ts';
import { favouriteStoreId } from '../stores/favourite.ts';
import { storeOf } from '../utilities/stores.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Consumers } from '../auth/consumers.ts';

export const getFavouriteStore =
  ({ catalogue, consumers }: { catalogue: Catalogue; consumers: Consumers }): Handler<'getFavouriteStore'> =>
  async ({ context }) => {
    const id = await favouriteStoreId(consumers, sessionOf(context));
    const store = id === null ? undefined : (await catalogue.stores()).get(id);
    return { status: 200, body: store ? { store: storeOf(store) } : {} };
  };
