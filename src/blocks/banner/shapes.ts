import { css } from '@linaria/core';
import { colour, media, space } from '#src/ui/theme/tokens.ts';

/** A picture beside text. */
export const split = css`
  display: grid;
  align-items: center;
  gap: ${space[5]} clamp(1.5rem, 5vw, 5rem);

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* The column of the picture is the last one where it stands at the right. */
    &[data-image='60'],
    &[data-image='40'][data-side='right'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }

    &[data-image='40'],
    &[data-image='60'][data-side='right'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    &[data-side='right'] > [data-part='media'] {
      order: 1;
    }
  }

  overflow: clip;

  & [data-part='whole']::after {
    content: '';
    position: absolute;
    inset: -100vh -100vw;
  }
`;

/** A banner that is not over its picture. */
export const band = css`
  padding-block: clamp(2.5rem, 6vw, 5.5rem);

  &[data-variant='compact'] {
    padding-block: clamp(2rem, 6vw, 5rem) 0;
  }

  &:not([data-variant='split']) {
    padding-block-end: clamp(0.5rem, 2vw, 1.5rem);
  }

  &[data-full] {
    display: grid;
    align-content: center;
    min-height: min(100svh - 2.5rem, 56rem);
  }

  &[data-ground]:not([data-ground='paper']) {
    border-block: 1px solid ${colour.line};
  }
`;
