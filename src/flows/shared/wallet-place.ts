import { css } from '@linaria/core';
import { space } from '#src/ui/theme/tokens.ts';

/** Holds the place of a wallet's button while its code loads, so that nothing moves; gone where there is no button. */
export const walletPlace = css`
  min-height: 3rem;

  &:has(> [hidden]) {
    display: none;
  }
`;

/** One below the other where they are narrower than the providers allow; of one size, so that none stands out. */
export const walletButtons = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[3]};
  align-items: start;

  &:empty {
    display: none;
  }
`;
