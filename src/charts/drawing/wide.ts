import { css } from '@linaria/core';

/** Drawings use the full available width. */
export const wide = css`
  && {
    max-width: 120rem;
  }
`;
