import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { changeSaved, savedView } from '../lists/saved-list.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const removeSavedItem =
  (services: Services): Handler<'removeSavedItem'> =>
  async ({ params, context }) => {
    const list = await services.database.transaction((tx) =>
      changeSaved(tx, sessionOf(context), params.saveForlaterId, (doc) => {
        const lines = doc.lines.filter(({ itemId }) => itemId !== params.itemId);
        if (lines.length === doc.lines.length) throw new CommerceError('ORD404', 404, { field: '/path/itemId' });
        return { ...doc, lines };
      }),
    );
    return { status: 200, body: await savedView(services, list, context) };
  };
