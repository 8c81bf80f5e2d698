const name = 'promo';

/** Returns the promo code of the link that led to this page (`?promo=`); null without one. */
export const promoCode = (): string | null => new URLSearchParams(location.search).get(name);

/** Removes it from the URL once it was applied, so that a second purchase does not use it again. */
export function forgetCode(): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
