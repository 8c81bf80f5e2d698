import type { Catalogue } from '../cart/catalogue.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { localeOf } from '../settings/locales.ts';
import { storeDetails } from '../stores/store-details.ts';
import { publicly } from './publicly.ts';

export const getStore =
  (catalogue: Pick<Catalogue, 'stores'>, now: () => number): Handler<'getStore'> =>
  async ({ params: { storeId }, query, context }) => {
    const store = (await catalogue.stores()).get(storeId);
    if (!store) throw new CommerceError('STR404', 404, { field: '/path/storeId' });
    return publicly(storeDetails(store, localeOf(query.locale).language, now()), context);
  };
