import type { Handler } from '../contract.ts';
import { readSaved, savedView } from '../lists/saved-list.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

/** The list of who has saved nothing yet is empty, and has its number already. */
export const getSavedForLater =
  (services: Services): Handler<'getSavedForLater'> =>
  async ({ query, context }) => {
    const list = await readSaved(services.database.raw, sessionOf(context));
    return { status: 200, body: await savedView(services, list, context, query) };
  };
