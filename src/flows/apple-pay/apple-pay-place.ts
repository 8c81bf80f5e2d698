import { css } from '@linaria/core';

/**
 * Only where the browser has Apple Pay, or the page names what stands in for it: elsewhere there is no such place, it
 * never comes into view, and nothing of the wallet is loaded.
 */
export const applePayPlace = css`
  @supports not (-webkit-appearance: -apple-pay-button) {
    body:not(:has([data-apple-pay])) & {
      display: none;
    }
  }
`;
