import { css } from '@linaria/core';
import { media as queries, radius, space, text } from '#src/ui/theme/tokens.ts';
import { forEachStep } from '../parts/breakpoints.ts';

const single = forEachStep((step) => `&[data-${step}-media='1'] picture:nth-of-type(n + 2) { display: none; }`);

/** The picture of a banner, or several side by side. */
export const frame = css`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--column-gap);

  @media ${queries.md} {
    grid-auto-flow: column;
  }

  & > a {
    display: grid;
    grid: inherit;
    grid-auto-columns: inherit;
    grid-auto-flow: inherit;
    gap: inherit;
  }

  ${single}

  &[data-cover],
  &[data-cover] > picture {
    height: 100%;
  }
`;

/** Text on a picture, at most 9.375rem wide (catalogue 9). */
export const plate = css`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  max-width: 9.375rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  background: color-mix(in srgb, var(--paper) 82%, transparent);
  color: var(--ink);
  font-size: ${text.xs};
  line-height: 1.3;

  &[data-corner^='top'] {
    inset-block: ${space[3]} auto;
  }

  &[data-corner$='right'] {
    inset-inline: auto ${space[3]};
  }
`;
