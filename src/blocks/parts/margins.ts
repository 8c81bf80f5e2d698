import { css } from '@linaria/core';
import type { ContentSpace, ContentSpacing } from '#openapi/generated/waymark.gen.ts';
import { attributes, cascade, forEachStep } from './breakpoints.ts';
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

export const marginsOf = (spacing: ContentSpacing | undefined) =>
  spacing ? attributes('below', cascade<ContentSpace>(spacing, 'none')) : {};
