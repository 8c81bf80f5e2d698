import { css } from '@linaria/core';
import { media, space } from '#src/ui/theme/tokens.ts';

/** Buttons side by side. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  &[data-align='center'] {
    justify-content: center;
  }

  &[data-align='right'] {
    justify-content: end;
  }

  &[data-equal] {
    display: grid;
    grid-auto-rows: 1fr;

    @media ${media.md} {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      width: max-content;
      max-width: 100%;
    }
  }
`;
