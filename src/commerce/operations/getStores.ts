import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import type { StoreDirectory } from '../utilities/stores.ts';
import { publicly } from './publicly.ts';

export const getStores =
  (stores: StoreDirectory): Handler<'getStores'> =>
  async ({ query, context }) =>
    publicly(await stores.list(siteOf(query.locale), query.countryCode), context);
