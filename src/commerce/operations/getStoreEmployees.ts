import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { assertAssociate, sellersOf } from '../stores/associates.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getStoreEmployees =
  (services: Services): Handler<'getStoreEmployees'> =>
  async ({ params, context }) => {
    await assertAssociate(services, sessionOf(context));
    const store = (await services.catalogue.stores()).get(params.storeId);
    if (!store) throw new CommerceError('STR404', 404, { field: '/path/storeId' });
    return { status: 200, body: { employees: sellersOf(store) } };
  };
