import { css } from '@linaria/core';

/**
 * The first HTML of the cart is the same for everyone and knows of no shopper. A browser that remembers none has an
 * empty cart, which is shown at once; one that remembers a shopper (`data-returning`,
 * src/server/hydrate-after-paint.ts) waits for the service's answer (docs/decisions/048).
 */
export const forFirstVisit = css`
  html[data-returning] & {
    display: none;
  }
`;

export const forReturning = css`
  html:not([data-returning]) & {
    display: none;
  }
`;

/** The title that an empty cart says in its own words. */
export const titleOfReturning = css`
  html:not([data-returning]) & {
    position: absolute;
    clip-path: inset(50%);
  }
`;
