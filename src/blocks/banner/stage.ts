import { css } from '@linaria/core';
import { headerHeight } from '#src/ui/layout/header-height.ts';
import { colour, media, motion, space } from '#src/ui/theme/tokens.ts';
import { forEachStep, type Step } from '../parts/breakpoints.ts';

/**
 * The shade over the picture: 35 percent high if full, 50 if focused (catalogue 9), at the edge that the text is at, or
 * across the middle.
 */
const shaded = (step: Step) => `
  &[data-${step}-place='below'] { align-content: start; }
  &[data-${step}-place='over'] > [data-part='words'] { grid-row: 1; }
  &[data-${step}-place='below'] > [data-part='words'] { padding: ${space[5]} 0; --shade: none; --plate: none; }
  &[data-${step}-x='center'] > [data-part='words'] { justify-items: center; text-align: center; }
  &[data-${step}-x='right'] > [data-part='words'] { justify-items: end; }
  &[data-${step}-y='top'] > [data-part='words'] { align-content: start; --towards: to bottom; }
  &[data-${step}-y='middle'] > [data-part='words'] { align-content: center; }
  &[data-${step}-shade='focused'] > [data-part='words'] { --shade-height: 50%; }
  &[data-${step}-shade='off'] > [data-part='words'] { --shade: none; --plate: none; }
  &[data-${step}-y='top'] > [data-part='words']::before { inset-block: 0 auto; }
  &[data-${step}-y='middle'] > [data-part='words']::before {
    inset-block: calc((100% - var(--shade-height)) / 2) auto;
    mask-image: linear-gradient(transparent, black 35% 65%, transparent);
  }
  &[data-full][data-${step}-place='over'] { min-height: min(100svh - 2.5rem, 56rem); }
  &[data-full][data-${step}-place='over'] > [data-part='media'] { position: absolute; inset: 0; }
  &[data-full][data-${step}-place='over'] > [data-part='media'] > * { height: 100%; }
`;
const everyStep = forEachStep(shaded);

/**
 * A picture with text over or below it. Text over it has a shade strong enough to be readable. The stage is one grid
 * cell, so that long text makes it higher and does not overflow.
 */
export const stage = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;

  &[data-tone] {
    background: ${colour.paper};
  }

  & > * {
    grid-column: 1;
    min-width: 0;
  }

  & > [data-part='media'] {
    grid-row: 1;
    z-index: -1;
  }

  & > [data-part='words'] {
    --towards: to top;
    --shade-height: 35%;
    position: relative;
    display: grid;
    align-content: end;
    justify-items: start;
    padding: clamp(1.25rem, 4cqi, 4rem) clamp(1.25rem, 4cqi, 3rem);
  }

  &[data-tone='night'] > [data-part='words'] {
    --ink-soft: ${colour.ink};
    --shade: linear-gradient(var(--towards), rgb(12 14 10 / 0.72), rgb(12 14 10 / 0.5) 45%, transparent);
    --plate: linear-gradient(to top, rgb(12 14 10 / 0.3) calc(100% - 6rem), transparent);
  }

  &[data-tone='day'] > [data-part='words'] {
    --shade: linear-gradient(var(--towards), rgb(247 244 237 / 0.82), rgb(247 244 237 / 0.6) 45%, transparent);
    --plate: linear-gradient(to top, rgb(247 244 237 / 0.5) calc(100% - 5rem), transparent);
  }

  & > [data-part='words']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: var(--shade-height);
    pointer-events: none;
    background: var(--shade, none);
  }

  ${everyStep}

  &[data-hero] > [data-part='words'] {
    padding-block-end: 2.5rem;
  }

  &[data-hero='padded'] {
    margin-block-start: calc(-1 * ${headerHeight.sm});

    @media ${media.lg} {
      margin-block-start: calc(-1 * ${headerHeight.lg});
    }

    & > [data-part='words'] {
      padding-block: 6.75rem;
    }
  }

  &[data-bleed] > [data-part='words'] {
    padding-inline: max(var(--gutter), calc((100cqi - var(--page)) / 2));
  }

  /* A press beside the words reaches the button that pauses a video. */
  & > [data-film] + [data-part='words'] {
    pointer-events: none;

    & > * {
      pointer-events: auto;
    }
  }

  /* The one link of the banner takes presses anywhere on it: the stage clips what is around. */
  & [data-part='whole']::after {
    content: '';
    position: absolute;
    inset: -100vh -100vw;
  }

  @media ${media.hover} {
    &[data-linked]:hover > [data-part='media'] img {
      transform: scale(1.02);
    }
  }

  & > [data-part='media'] img {
    transition: transform ${motion.dialog} ${motion.easeOut};
  }
`;
