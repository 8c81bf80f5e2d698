import { css } from '@linaria/core';

/** For what does something only with script. */
export const scripted = css`
  @media (scripting: none) {
    display: none;
  }

  :root[data-plain] & {
    display: none;
  }
`;
