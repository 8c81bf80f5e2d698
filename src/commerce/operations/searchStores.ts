import type { Catalogue } from '../cart/catalogue.ts';
import type { Handler } from '../contract.ts';
import { findStores } from '../stores/store-search.ts';
import { localeOf } from '../settings/locales.ts';

export const searchStores =
  (catalogue: Catalogue): Handler<'searchStores'> =>
  async ({ query, body }) => ({
    status: 200,
    body: await findStores(body, { country: localeOf(query.locale).country }, catalogue),
  });
