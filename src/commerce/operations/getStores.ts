import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import type { StoreDirectory } from '../utilities/stores.ts';

export const getStores =
  (stores: StoreDirectory): Handler<'getStores'> =>
  async ({ query }) => ({ status: 200, body: await stores.list(siteOf(query.locale), query.countryCode) });
