import { css } from '@linaria/core';

/** Drawings take what room there is. */
export const wide = css`
  && {
    max-width: 120rem;
  }
`;
