import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { storeOf } from '../utilities/stores.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Consumers } from '../auth/consumers.ts';

export const setFavouriteStore =
  ({ catalogue, consumers }: { catalogue: Catalogue; consumers: Consumers }): Handler<'setFavouriteStore'> =>
  async ({ body, context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const store = (await catalogue.stores()).get(body.storeId);
    if (!store) throw new CommerceError('STR404', 404, { field: '/storeId' });
    await consumers.preferStore(subject, store.id);
    return { status: 200, body: { store: storeOf(store) } };
  };
