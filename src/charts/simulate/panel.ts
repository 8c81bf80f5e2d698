import { css } from '@linaria/core';
import { colour, space } from '#src/ui/theme/tokens.ts';

/** A part of the simulator with its heading. */
export const panel = css`
  display: grid;
  gap: ${space[3]};
  min-width: 0;

  & > h2 {
    padding-block-end: ${space[2]};
    border-block-end: 1px solid ${colour.line};
  }
  &:focus {
    outline: none;
  }
`;
