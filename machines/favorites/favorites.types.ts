import type { Favorites } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '#machines/session/session.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';

/** The shopper, as far as the list needs it: employees have none (core 6). */
export type Shopper = Pick<Session, 'consumerNo' | 'consumerType'>;

/** How the shopper wants the list shared. */
export interface WantedShare {
  isShared: boolean;
  showsName: boolean;
}

/** How a heart is to be. `id` is that of a product. */
export interface PressedHeart {
  kind: 'add' | 'remove';
  id: string;
}

/** A request of the shopper. `id` is that of a product. */
export type Wish =
  | PressedHeart
  | { kind: 'move'; id: string }
  /** Whatever the sharing was before, it is to be like this. */
  | ({ kind: 'share' } & WantedShare);

/** A failed request. */
export interface RefusedWish {
  wish: Wish;
  failure: ApiFailure;
}

/** A size of a product that goes to the cart. */
export interface SizeOption {
  upc: string;
  label: string;
  isAvailable: boolean;
}

/** The sizes of the product that is about to move to the cart. */
export interface Sizes {
  id: string;
  /** The page of the product. */
  pageUrl: string;
  options: SizeOption[];
}

/** The input to add a product to the cart. */
export interface MovedProduct {
  productId: string;
  upc: string;
  pageUrl: string;
}

export interface FavoritesInput {
  /** What was pressed on a page of this tab that was left before the answer: a product once, oldest first. */
  pressed?: readonly PressedHeart[];
}

export interface FavoritesContext {
  /** Null until it is known. */
  shopper: Shopper | null;
  list: Favorites | null;
  /** Oldest first; the first is in progress. */
  asked: Wish[];
  refused: RefusedWish | null;
  sizes: Sizes | null;
  /** The size that moves to the cart. */
  upc: string | null;
}

export type FavoritesEvent =
  | { type: 'shopper.changed'; shopper: Shopper }
  /** No session can be had. */
  | { type: 'shopper.missing' }
  /** The heart of a product was pressed. */
  | { type: 'favorite.toggled'; id: string }
  | { type: 'move.requested'; id: string }
  | { type: 'size.chosen'; upc: string }
  | { type: 'choice.closed' }
  | ({ type: 'share.requested' } & WantedShare)
  /** The browser has a connection again. */
  | { type: 'connection.returned' }
  | { type: 'list.retried' };

export type FavoritesEmitted = { type: 'notice.raised'; notice: Notice };
