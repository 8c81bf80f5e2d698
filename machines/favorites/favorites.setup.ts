import { assertEvent, setup } from 'xstate';
import type { Favorites } from '#openapi/generated/waymark.gen.ts';
import { causeOf, failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import { isMarked } from './favorites.marks.ts';
import type {
  FavoritesContext,
  FavoritesEmitted,
  FavoritesEvent,
  FavoritesInput,
  MovedProduct,
  Sizes,
  WantedShare,
  Wish,
} from './favorites.types.ts';

const ports = {
  /** GET /wishlists/v2/favorites: the whole list. */
  getFavorites: promisePort<Favorites>('getFavorites'),
  /** POST /wishlists/v2/favorites. */
  addFavorite: promisePort<Favorites, { id: string }>('addFavorite'),
  /** DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}. */
  removeFavorite: promisePort<Favorites, { favoriteId: string; itemId: string }>('removeFavorite'),
  /** POST /wishlists/v2/favorites/{favoriteId}/share. */
  shareFavorites: promisePort<Favorites, { favoriteId: string } & WantedShare>('shareFavorites'),
  /** Reads the sizes of a product, and which can be bought. */
  getSizes: promisePort<Sizes, { id: string }>('getSizes'),
  /** Asks the cart to add a product; rejects with its failure. */
  addToCart: promisePort<void, MovedProduct>('addToCart'),
  /** Sends `shopper.changed` once the shopper is known, and at each change; `shopper.missing` without a session. */
  watchShopper: callbackPort('watchShopper'),
  /** Sends `connection.returned`. */
  watchConnection: callbackPort('watchConnection'),
};

export type FavoritesPorts = typeof ports;

const itemOf = ({ list }: FavoritesContext, id: string) => list?.items.find((item) => item.id === id);

const firstOf = ({ asked }: FavoritesContext): Wish => expected(asked[0], 'something asked');

/** The product of the first request. */
export function firstId(context: FavoritesContext): string {
  const wish = firstOf(context);
  return wish.kind === 'share' ? '' : wish.id;
}

/** The list and the item of the first request. */
export const firstItem = (context: FavoritesContext) => ({
  favoriteId: expected(context.list, 'list').favoriteId,
  itemId: expected(itemOf(context, firstId(context)), 'item').itemId,
});

export function firstShare(context: FavoritesContext): { favoriteId: string } & WantedShare {
  const wish = firstOf(context);
  const { favoriteId } = expected(context.list, 'list');
  return wish.kind === 'share'
    ? { favoriteId, isShared: wish.isShared, showsName: wish.showsName }
    : { favoriteId, isShared: false, showsName: false };
}

export function movedProduct({ sizes, upc }: FavoritesContext): MovedProduct {
  const { id, pageUrl } = expected(sizes, 'sizes');
  return { productId: id, upc: expected(upc, 'size'), pageUrl };
}

/** The call that the first request needs; null if the product is already on the list, or already gone. */
function isDone(context: FavoritesContext): boolean {
  const [wish] = context.asked;
  if (!wish || wish.kind === 'share') return false;
  return wish.kind === 'add' ? itemOf(context, wish.id) !== undefined : itemOf(context, wish.id) === undefined;
}

const base = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    emitted: {} as FavoritesEmitted,
    input: {} as FavoritesInput,
  },
  actors: ports,
  guards: {
    isAnother: ({ context, event }) => {
      assertEvent(event, 'shopper.changed');
      return event.shopper.consumerNo !== context.shopper?.consumerNo;
    },
    isEmployee: ({ context }) => context.shopper?.consumerType === 'EMPLOYEE',
    isDone: ({ context }) => isDone(context),
    isFirst: ({ context }, kind: Wish['kind']) => context.asked[0]?.kind === kind,
    isAsked: ({ context }) => context.asked.length > 0,
    isOffline: ({ event }) => causeOf(failureOf(event)) === 'offline',
    /** The press can still be saved once there is a connection. */
    isAskedOffline: ({ context, event }) => context.asked.length > 0 && causeOf(failureOf(event)) === 'offline',
    /** API404: the shop has no favourites; AUT498: an employee has none. */
    isOff: ({ event }) => ['API404', 'AUT498'].includes(failureOf(event).errorId),
    /** ORD404: another tab has taken it off. */
    isGone: ({ event }) => failureOf(event).errorId === 'ORD404',
    /** True if something else was pressed while the sizes were read. */
    isOvertaken: ({ context }) => context.asked.length > 1,
    hasOneSize: ({ context }) => context.sizes?.options.length === 1,
    isListed: ({ context, event }) => {
      assertEvent(event, 'move.requested');
      const { id } = event;
      const isMoving = context.asked.some(({ kind }) => kind === 'move');
      return itemOf(context, id) !== undefined && isMarked(context, id) && !isMoving;
    },
    isNewShare: ({ context }) => !context.asked.some(({ kind }) => kind === 'share'),
  },
});

/** Toggles the mark of a product. A request that waits and is taken back needs no call. */
function withToggled(context: FavoritesContext, id: string, isWaiting: (wish: Wish) => boolean): Wish[] {
  const isWanted = !isMarked(context, id);
  const isOfHeart = (wish: Wish) => (wish.kind === 'add' || wish.kind === 'remove') && wish.id === id;
  const asked = context.asked.filter((wish) => !(isOfHeart(wish) && isWaiting(wish)));
  const isSo = isMarked({ list: context.list, asked }, id) === isWanted;
  return isSo ? asked : [...asked, { kind: isWanted ? 'add' : 'remove', id }];
}

const noticeOf = ({ kind }: Wish, errorId: string): string => {
  if (kind === 'add') return errorId === 'INV408' ? 'favoritesFull' : 'favoriteNotSaved';
  return 'favoriteNotRemoved';
};

export const favoritesSetup = base.extend({
  actions: {
    /** Presses before the session was known are kept for that session. */
    beginForShopper: base.assign(({ context, event }) => {
      assertEvent(event, 'shopper.changed');
      const asked = context.shopper === null ? context.asked : [];
      return { shopper: event.shopper, list: null, asked, refused: null, sizes: null, upc: null };
    }),
    forgetAsked: base.assign({ asked: [] }),
    keepList: base.assign(({ event }) => ({ list: (event as unknown as { output: Favorites }).output })),
    /** Nothing of it has begun: every request can still be taken back. */
    rememberWaiting: base.assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggled');
      return { asked: withToggled(context, event.id, () => true), refused: null };
    }),
    rememberToggle: base.assign(({ context, event }) => {
      assertEvent(event, 'favorite.toggled');
      return { asked: withToggled(context, event.id, (wish) => wish !== context.asked[0]), refused: null };
    }),
    rememberMove: base.assign(({ context, event }) => {
      assertEvent(event, 'move.requested');
      return { asked: [...context.asked, { kind: 'move' as const, id: event.id }], refused: null };
    }),
    rememberShare: base.assign(({ context, event }) => {
      assertEvent(event, 'share.requested');
      const { isShared, showsName } = event;
      return { asked: [...context.asked, { kind: 'share' as const, isShared, showsName }], refused: null };
    }),
    keepSizes: base.assign(({ event }) => ({ sizes: (event as unknown as { output: Sizes }).output })),
    chooseOnly: base.assign(({ context }) => ({ upc: context.sizes?.options[0]?.upc ?? null })),
    chooseSize: base.assign(({ event }) => {
      assertEvent(event, 'size.chosen');
      return { upc: event.upc };
    }),
    /** The first request is done, or is no longer needed. */
    dropFirst: base.assign(({ context }) => ({ asked: context.asked.slice(1), sizes: null, upc: null })),
    refuseFirst: base.assign(({ context, event }) => ({
      refused: { wish: firstOf(context), failure: failureOf(event) },
      asked: context.asked.slice(1),
      sizes: null,
      upc: null,
    })),
    /** Reports the result of a press in a toast, because the heart may be on any page. */
    tellRefused: base.emit(({ context, event }) => ({
      type: 'notice.raised',
      notice: { title: noticeOf(firstOf(context), failureOf(event).errorId), tone: 'error' },
    })),
    tellUnsaved: base.emit({ type: 'notice.raised', notice: { title: 'favoriteNotSaved', tone: 'error' } }),
    tellMoved: base.emit({ type: 'notice.raised', notice: { title: 'favoriteMoved', tone: 'success' } }),
    tellWaiting: base.emit({ type: 'notice.raised', notice: { title: 'favoriteWaits', tone: 'info' } }),
  },
});
