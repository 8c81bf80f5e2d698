import { css } from '@linaria/core';

/**
 * For what does something only with script. On an element of its own: another class that sets `display` on the same
 * element wins.
 */
export const scripted = css`
  @media (scripting: none) {
    display: none;
  }

  :root[data-plain] & {
    display: none;
  }
`;
