import { css } from '@linaria/core';
import { forEachStep } from './breakpoints.ts';
import { spaces } from './spaces.ts';

const rules = forEachStep((step) =>
  Object.entries(spaces)
    .map(([name, value]) => `&[data-${step}-below='${name}'] { margin-block-end: ${value}; }`)
    .join('\n'),
);

const heights = forEachStep((step) =>
  Object.entries(spaces)
    .map(([name, value]) => `&[data-${step}-below='${name}'] { height: ${value}; }`)
    .join('\n'),
);

/** Space below a block. */
export const margins = css`
  ${rules}
`;

/** The space of a spacer block. */
export const room = css`
  ${heights}
`;
