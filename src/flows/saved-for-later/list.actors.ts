import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { remember, rememberedSession } from '#src/flows/shared/stored-session.ts';

/** Stores the id of a list with items with the session: a sign-in names what the guest has put aside (core 7). */
export function remembered(list: SavedForLater): SavedForLater {
  const session = rememberedSession();
  const saveForLaterId = list.total > 0 ? list.saveForLaterId : undefined;
  if (session && session.saveForLaterId !== saveForLaterId) remember({ ...session, saveForLaterId });
  return list;
}

/** Reads what is saved for later. */
export const getSavedForLater = async (signal: AbortSignal): Promise<SavedForLater> =>
  remembered(await unwrap(api.GET('/wishlists/v2/saveForLater', { signal })));
