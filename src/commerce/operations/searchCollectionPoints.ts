import type { Handler } from '../contract.ts';
import { findCollectionPoints } from '../stores/store-search.ts';
import type { Database } from '../db/database.types.ts';
import { localeOf } from '../settings/locales.ts';

export const searchCollectionPoints =
  (database: Pick<Database, 'raw'>): Handler<'searchCollectionPoints'> =>
  async ({ query, body }) => ({
    status: 200,
    body: await findCollectionPoints(body, { country: localeOf(query.locale).country }, database),
  });
