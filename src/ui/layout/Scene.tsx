import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Picture } from '../text/Picture.tsx';
import type { PictureProps } from '../text/Picture.tsx';
import { colour, media, motion, space } from '../theme/tokens.ts';

const scene = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  overflow: hidden;
  background: ${colour.paper};

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & > picture {
    z-index: -1;
    height: 100%;
    min-height: 0;
  }

  &[data-height='full'] {
    min-height: min(100svh, 52rem);
  }

  &[data-height='half'] {
    min-height: min(60svh, 32rem);
  }

  &[data-height='half'] > picture,
  &[data-height='full'] > picture {
    position: absolute;
    inset: 0;
  }

  @media ${media.hover} {
    &[data-linked] > picture img {
      transition: transform ${motion.dialog} ${motion.easeOut};
    }

    &[data-linked]:hover > picture img {
      transform: scale(1.02);
    }
  }
`;

const words = css`
  --ink-soft: ${colour.ink};
  position: relative;
  align-self: end;
  padding: clamp(1.25rem, 4vw, 4.5rem) var(--gutter);

  [data-place='center'] > & {
    align-self: center;
  }

  [data-place='top'] > & {
    align-self: start;
  }

  [data-shade='off'] > &::before {
    display: none;
  }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -7rem 0 0;
    pointer-events: none;
    background: linear-gradient(to top, rgb(var(--shade) / 0.8), rgb(var(--shade) / 0.64) 60%, transparent);
  }

  [data-shade='focused'] > &::before {
    background: radial-gradient(
      120% 100% at 0 100%,
      rgb(var(--shade) / 0.82),
      rgb(var(--shade) / 0.55) 45%,
      transparent 75%
    );
  }

  [data-place='center'] > &::before {
    inset-block-end: -7rem;
    background: linear-gradient(to top, transparent, rgb(var(--shade) / 0.6) 30% 70%, transparent);
  }

  [data-place='top'] > &::before {
    inset: 0 0 -7rem;
    background: linear-gradient(to bottom, rgb(var(--shade) / 0.78), rgb(var(--shade) / 0.6) 55%, transparent);
  }

  [data-tone='night'] > & {
    --shade: 12 14 10;
  }

  [data-tone='day'] > & {
    --shade: 247 244 237;
  }

  & > * {
    max-width: var(--page);
    margin-inline: auto;
  }

  [data-measure='xs'] > & > * > * {
    max-width: 33%;
  }
  [data-measure='sm'] > & > * > * {
    max-width: 50%;
  }
  [data-measure='md'] > & > * > * {
    max-width: 67%;
  }
  [data-measure='lg'] > & > * > * {
    max-width: 92%;
  }

  @container (max-width: 40rem) {
    padding-inline: min(var(--gutter), 1.5rem);
  }

  @media ${media.smOnly} {
    [data-measure] > & > * > * {
      max-width: none;
    }
  }
`;

const stack = css`
  display: grid;
  justify-items: start;
  gap: ${space[5]};

  [data-align='center'] & {
    justify-items: center;
    text-align: center;
  }
`;

/**
 * Text on a picture. The shade is behind the text itself, so that it is readable at any place: light text on a dark
 * shade, or the reverse with `tone` day.
 */
export function Scene(props: {
  picture: Omit<PictureProps, 'className'>;
  children: ReactNode;
  tone?: 'night' | 'day';
  shade?: 'full' | 'focused' | 'off';
  place?: 'bottom' | 'center' | 'top';
  align?: 'start' | 'center';
  /** The maximum width of the text from md: a third, a half, two thirds, eleven twelfths (catalogue 9). */
  measure?: 'xs' | 'sm' | 'md' | 'lg';
  /** The height of the picture, half of the window or all of it. */
  height?: 'picture' | 'half' | 'full';
  /** True if the whole scene is a link (inside its text): the picture reacts to the pointer. */
  isLinked?: boolean;
  className?: string;
}) {
  const { picture, children, tone = 'night', shade = 'full', place = 'bottom', align = 'start' } = props;
  const { measure, height = 'picture', isLinked, className } = props;
  return (
    <div
      className={cx(scene, className)}
      data-tone={tone}
      data-shade={shade}
      data-place={place}
      data-align={align}
      data-measure={measure}
      data-height={height}
      data-linked={isLinked || undefined}
    >
      <Picture {...picture} />
      <div className={words}>
        <div className={stack}>{children}</div>
      </div>
    </div>
  );
}
