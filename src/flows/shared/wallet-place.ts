import { css } from '@linaria/core';
import { space } from '#src/ui/theme/tokens.ts';

/** Holds the place of a wallet's button while its code loads, so that nothing moves; gone where there is no button. */
export const walletPlace = css`
  min-height: 3rem;

  &:has(> [hidden]) {
    display: none;
  }
`;

/**
 * One below the other where they are narrower than the providers allow; of one size, so that none stands out. Not a
 * grid: the note below, as wide as all of them, would keep an empty third column.
 */
export const walletButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;

  & > * {
    flex: 1 1 min(10rem, 100%);
  }

  &:empty {
    display: none;
  }
`;

/**
 * For PayPal's message about paying later, below all buttons: beside the others it would be too narrow. Two lines high
 * from the start, so that nothing moves when PayPal writes it; gone with its button.
 */
export const walletNote = css`
  && {
    flex-basis: 100%;
  }

  min-height: 2.75rem;

  :has(> [hidden]) + & {
    display: none;
  }
`;
