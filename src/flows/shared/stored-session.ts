import type { Session } from '#machines/session/session.types.ts';

export const storageKey = 'waymark.session';
/**
 * The storage key of the sale in a store (src/flows/in-store).
 */
export const saleKey = 'waymark.in-store';

/** The storage key of the favourite store (src/flows/stores/favourite.ts). It goes with its customer. */
export const favouriteStoreKey = 'waymark.store';

/**
 * The storage key of this tab's drafts of forms (src/flows/shared/drafts.ts). They are deleted with the session of
 * their shopper.
 */
export const draftsKey = 'waymark.drafts';

/**
 * The storage key of the hearts that were pressed in this tab and not answered (src/flows/favorites/kept-hearts.ts).
 * They are deleted with the session of their shopper.
 */
export const heartsKey = 'waymark.hearts';

/** The session as this browser stores it, with the guest number from before the sign-in and the ids of the lists. */
type StoredSession = Session & {
  guestNo?: string | undefined;
  /** The list of favourites (core 3, Persisted locally); absent while nothing is marked. */
  favoriteId?: string | undefined;
  /** The list of what is saved for later; absent while it is empty. */
  saveForLaterId?: string | undefined;
};

/**
 * From now on the cart page waits for the service's answer, as after an earlier visit
 * (src/server/hydrate-after-paint.ts).
 */
export const noteReturning = (): void => {
  const { dataset } = document.documentElement;
  // Setting it again would restyle what depends on it.
  if (dataset['returning'] === undefined) dataset['returning'] = '';
};

/** Stores who the shopper is. The proof is in cookies that scripts cannot read. */
export function remember(session: StoredSession): Session {
  localStorage.setItem(storageKey, JSON.stringify(session));
  return session;
}

/** Returns the stored session. A value that cannot be parsed is deleted, so that it throws only once. */
export function rememberedSession(): StoredSession | null {
  const stored = localStorage.getItem(storageKey);
  try {
    return stored ? (JSON.parse(stored) as StoredSession) : null;
  } catch (error) {
    localStorage.removeItem(storageKey);
    throw error;
  }
}

/**
 * Stores the number of the shopper's cart with their session, so that the next visit finds it (core 3, Persisted
 * locally), and if the cart is empty.
 */
export function rememberBasket(basketId: string | null, isCartEmpty: boolean): void {
  const session = rememberedSession();
  if (session) remember({ ...session, basketId, isCartEmpty });
  if (basketId !== null && !isCartEmpty) noteReturning();
}

/** Stores the list of favourites with the session; null if nothing is marked any more. */
export function rememberFavorites(favoriteId: string | null): void {
  const session = rememberedSession();
  if (session && (session.favoriteId ?? null) !== favoriteId)
    remember({ ...session, favoriteId: favoriteId ?? undefined });
}
