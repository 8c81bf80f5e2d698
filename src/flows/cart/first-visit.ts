import { css } from '@linaria/core';

/**
 * The first HTML of the cart is the same for everyone. If the browser remembers no shopper, it shows an empty cart at
 * once. If it remembers one (`data-returning`, src/server/hydrate-after-paint.ts), it waits for the service's answer
 * (docs/decisions/048).
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

/** Hides the title for a first visit: the empty cart has its own text. */
export const titleOfReturning = css`
  html:not([data-returning]) & {
    position: absolute;
    clip-path: inset(50%);
  }
`;
