import type { Handler } from '../contract.ts';
import { readSaved, savedView } from '../lists/saved-list.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

/** A shopper who has saved nothing yet gets an empty list that already has its number. */
export const getSavedForLater =
  (services: Services): Handler<'getSavedForLater'> =>
  async ({ query, context }) => {
    const list = await readSaved(services.database.raw, sessionOf(context));
    return { status: 200, body: await savedView(services, list, context, query) };
  };
