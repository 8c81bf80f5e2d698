const ownPages = /^\/(?:account|cart|checkout|favorites|order-lookup)(?:\/[\w-]+)*$/;

/**
 * Returns the page of the shop that a sign-in leads to, without its locale; the account for anything else, another
 * site's address included.
 */
export const returnPathOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= 100 && ownPages.test(value) ? value : '/account';
