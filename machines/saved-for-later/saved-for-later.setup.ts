import { assertEvent, setup } from 'xstate';
import type { SavedForLater, SavedItem } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type {
  AskedItem,
  CountedItem,
  MovedItem,
  SavedForLaterContext,
  SavedForLaterEvent,
} from './saved-for-later.types.ts';

const ports = {
  /** GET /wishlists/v2/saveForLater. */
  getSavedForLater: promisePort<SavedForLater>('getSavedForLater'),
  /** DELETE /cart/v2/saveForLater/{saveForLaterId}/items/{itemId}. */
  removeSavedItem: promisePort<SavedForLater, { saveForLaterId: string; itemId: string }>('removeSavedItem'),
  /** PUT /cart/v2/saveForLater with a quantity. */
  setSavedQuantity: promisePort<SavedForLater, CountedItem>('setSavedQuantity'),
  /** Asks the cart to add an item; rejects with its failure. */
  addToCart: promisePort<void, MovedItem>('addToCart'),
  /** Sends `shopper.changed` once the shopper is known, and at each change. */
  watchShopper: callbackPort('watchShopper'),
  /** Sends `list.changed` when the cart moved something onto the list, or a quick shop changed an item of it. */
  watchCart: callbackPort('watchCart'),
};

export type SavedForLaterPorts = typeof ports;

const listed = ({ list }: SavedForLaterContext, itemId: string | undefined): SavedItem | undefined =>
  list?.items.find((item) => item.itemId === itemId);

const base = setup({
  types: { context: {} as SavedForLaterContext, events: {} as SavedForLaterEvent },
  actors: ports,
  guards: {
    isAnother: ({ context, event }) => {
      assertEvent(event, 'shopper.changed');
      return event.shopper.consumerNo !== context.shopper?.consumerNo;
    },
    isEmployee: ({ context }) => context.shopper?.consumerType === 'EMPLOYEE',
    /** True if it was removed meanwhile, in another tab. */
    isGone: ({ context }) => context.asked.length > 0 && !listed(context, context.asked[0]?.itemId),
    isToMove: ({ context }) => context.asked[0]?.wish === 'move',
    isToRemove: ({ context }) => context.asked[0]?.wish === 'remove',
    isToCount: ({ context }) => context.asked[0]?.wish === 'count',
    isNew: ({ context, event }) => {
      assertEvent(event, ['move.requested', 'removal.requested', 'quantity.requested']);
      const { itemId } = event;
      const item = listed(context, itemId);
      if (!item || (event.type === 'quantity.requested' && event.qty === item.qty)) return false;
      return !context.asked.some((asked) => asked.itemId === itemId);
    },
  },
});

/** Returns the first request and its list. */
export const firstAsked = ({ list, asked }: SavedForLaterContext) => ({
  saveForLaterId: expected(list, 'list').saveForLaterId,
  itemId: expected(asked[0], 'something asked').itemId,
});

/** Returns the item that moves back to the cart. */
export function movedItem(context: SavedForLaterContext): MovedItem {
  const { productId, upc, qty, pageUrl, recipeId } = expected(listed(context, context.asked[0]?.itemId), 'item');
  return { productId, upc, qty, pageUrl, ...(recipeId ? { recipeId } : {}) };
}

/** Returns the item whose quantity changes. */
export function countedItem(context: SavedForLaterContext): CountedItem {
  const { productId, qty } = expected(listed(context, context.asked[0]?.itemId), 'item');
  return { ...firstAsked(context), productId, qty: context.asked[0]?.qty ?? qty };
}

const without = (list: SavedForLater, gone: readonly string[]): SavedForLater => {
  const items = list.items.filter(({ itemId }) => !gone.includes(itemId));
  return { ...list, items, total: items.length };
};

/** A new request of an item removes its refusal. */
const withAsked = ({ asked, refused }: SavedForLaterContext, wanted: AskedItem): Partial<SavedForLaterContext> => ({
  asked: [...asked, wanted],
  refused: refused?.itemId === wanted.itemId ? null : refused,
});

const refused = (context: SavedForLaterContext, wish: AskedItem['wish'], event: unknown) => ({
  refused: { itemId: firstAsked(context).itemId, wish, failure: failureOf(event) },
  asked: context.asked.slice(1),
});

export const savedForLaterSetup = base.extend({
  actions: {
    beginForShopper: base.assign(({ event }) => {
      assertEvent(event, 'shopper.changed');
      return { shopper: event.shopper, list: null, gone: [], asked: [], refused: null };
    }),
    keepRead: base.assign({
      list: ({ context, event }) => without((event as unknown as { output: SavedForLater }).output, context.gone),
    }),
    keepTold: base.assign(({ context, event }) => {
      assertEvent(event, 'list.changed');
      return { list: without(event.list, context.gone) };
    }),
    rememberMove: base.assign(({ context, event }) => {
      assertEvent(event, 'move.requested');
      return withAsked(context, { itemId: event.itemId, wish: 'move' });
    }),
    rememberRemoval: base.assign(({ context, event }) => {
      assertEvent(event, 'removal.requested');
      return withAsked(context, { itemId: event.itemId, wish: 'remove' });
    }),
    rememberQuantity: base.assign(({ context, event }) => {
      assertEvent(event, 'quantity.requested');
      return withAsked(context, { itemId: event.itemId, wish: 'count', qty: event.qty });
    }),
    /** The first request has changed an item, which stays on the list. */
    keepCounted: base.assign(({ context, event }) => ({
      list: without((event as unknown as { output: SavedForLater }).output, context.gone),
      asked: context.asked.slice(1),
    })),
    /** The first request is done, or is no longer needed. */
    dropFirst: base.assign(({ context }) => {
      const gone = [...context.gone, firstAsked(context).itemId];
      return { gone, list: without(expected(context.list, 'list'), gone), asked: context.asked.slice(1) };
    }),
    refuseMove: base.assign(({ context, event }) => refused(context, 'move', event)),
    refuseQuantity: base.assign(({ context, event }) => refused(context, 'count', event)),
    refuseRemoval: base.assign(({ context, event }) => refused(context, 'remove', event)),
  },
});
