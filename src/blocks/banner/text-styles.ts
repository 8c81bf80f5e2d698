import { css } from '@linaria/core';
import { media, radius, space } from '#src/ui/theme/tokens.ts';

/** The text of a banner, and its shade. */
export const textStyle = css`
  position: relative;
  display: grid;
  gap: ${space[4]};
  justify-items: inherit;
  max-width: 46rem;

  @media ${media.md} {
    &[data-width='xs'] {
      width: 33.333cqi;
    }
    &[data-width='sm'] {
      width: 66.667cqi;
    }
    &[data-width='md'] {
      width: 66.667cqi;
      max-width: 60rem;
    }
    &[data-width='lg'] {
      width: 91.667cqi;
      max-width: none;
    }
  }

  /* Half of a tablet's width is too narrow for two words of a headline. */
  @media ${media.lg} {
    &[data-width='sm'] {
      width: 50cqi;
    }
  }

  /* A shade behind the text, whatever the picture. */
  &:not([data-backdrop])::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -6rem -12rem -10rem -100vw;
    pointer-events: none;
    background: var(--plate, none);
    mask-image: linear-gradient(to right, black calc(100% - 20rem), transparent);
  }

  &[data-backdrop] {
    padding: ${space[5]};
    border-radius: ${radius.md};
  }

  &[data-backdrop='solid'] {
    background: var(--paper);
  }

  &[data-backdrop='blur'] {
    background: color-mix(in srgb, var(--paper) 62%, transparent);
    backdrop-filter: blur(14px);
  }

  & > :is(h1, h2, h3) {
    word-spacing: 0.06em;
  }

  & > [data-part='targets'] {
    margin-block-start: ${space[2]};
  }

  & > [data-part='subtitle'] {
    max-width: 34rem;
  }
`;

export const logo = css`
  width: 4rem;
  background: none;
`;

export const eyebrow = css`
  color: inherit;
`;
