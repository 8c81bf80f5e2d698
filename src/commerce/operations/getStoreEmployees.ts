import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertAssociate, sellersOf } from '../stores/associates.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Consumers } from '../auth/consumers.ts';

export const getStoreEmployees =
  ({ catalogue, consumers }: { catalogue: Catalogue; consumers: Consumers }): Handler<'getStoreEmployees'> =>
  async ({ params, context }) => {
    await assertAssociate(consumers, sessionOf(context));
    const store = (await catalogue.stores()).get(params.storeId);
    if (!store) throw new CommerceError('STR404', 404, { field: '/path/storeId' });
    return { status: 200, body: { employees: sellersOf(store) } };
  };
