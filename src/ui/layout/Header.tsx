import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Container } from './Layout.tsx';
import { headerHeight } from './header-height.ts';
import { colour, layer, media, motion, night, space, text } from '../theme/tokens.ts';

/** The landmark has no box of its own, so that the bar sticks to the page and the promotion scrolls away. */
const whole = css`
  display: contents;
`;

const header = css`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: 0;
  background: ${colour.paper};
  border-block-end: 1px solid ${colour.line};
  transition:
    transform ${motion.base} ${motion.easeOut},
    background-color ${motion.base} ${motion.easeOut};

  &[data-hidden]:not(:focus-within, :has(nav [aria-expanded='true'])) {
    transform: translateY(-101%);
  }

  &[data-static] {
    position: relative;
  }

  @media ${media.low} {
    position: relative;
  }

  &[data-state='light'] {
    border-color: transparent;
  }

  /* A lower bar with a margin for the difference: the page does not move. */
  &[data-state='minimised'] {
    @media ${media.lg} {
      margin-block-end: calc(${headerHeight.lg} - ${headerHeight.minimised});

      & > [data-part='bar'] {
        min-height: calc(${headerHeight.minimised} - 1px);
      }
    }
  }

  /* Over a picture: light text on a slight shade, until a menu opens under it. */
  &[data-state='transparent']:not(:has(nav [aria-expanded='true'])) {
    --sunken: rgb(255 255 255 / 0.14);
    background: linear-gradient(rgb(12 14 10 / 0.5), rgb(12 14 10 / 0.22) 60%, transparent) border-box;
    border-color: transparent;
    color: ${night.ink};

    /* While the page scrolls and before it stops, the picture may be out of view: the background follows the scroll
       position. */
    @supports (animation-timeline: scroll()) {
      @media ${media.moving} {
        animation: darken linear both;
        animation-timeline: scroll(root);
        animation-range: 0 ${headerHeight.lg};
      }
    }
  }

  @keyframes darken {
    to {
      background-color: ${night.paper};
    }
  }
`;

const promoBar = css`
  background: ${colour.paper};
  color: ${colour.ink};
  font-size: ${text.sm};
  text-align: center;

  @media ${media.dark} {
    background: ${colour.surface};
  }

  & > div {
    padding-block: ${space[2]};
  }
`;

const bar = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[3]};
  min-height: calc(${headerHeight.sm} - 1px);

  & > [data-part='start'],
  & > [data-part='end'] {
    display: flex;
    align-items: center;
  }

  & > [data-part='start'] {
    margin-inline-start: -0.75rem;
  }

  & > [data-part='end'] {
    justify-content: end;
    margin-inline-end: -0.625rem;
  }

  @media ${media.lg} {
    min-height: calc(${headerHeight.lg} - 1px);
    grid-template-columns: auto 1fr auto;
    gap: ${space[6]};

    & > [data-part='start'] {
      order: 1;
      margin: 0;
    }

    & > [data-part='end'] {
      order: 2;
    }
  }
`;

/**
 * The bar at the top of every page: menu button of a phone at the start, logo, and the shopper's buttons at the end.
 */
export function Header(props: {
  state?: 'expanded' | 'minimised' | 'transparent' | 'light';
  isHidden?: boolean;
  isSticky?: boolean;
  promo?: ReactNode;
  /** Left of the logo on a phone, right of it from lg: menu button, navigation. */
  start?: ReactNode;
  logo: ReactNode;
  end: ReactNode;
  /** Content that opens under the bar. */
  children?: ReactNode;
  className?: string;
}) {
  const { state = 'expanded', isHidden, isSticky = true, promo, start, logo, end, children, className } = props;
  return (
    <header className={whole} data-in-view={(isSticky && !isHidden) || undefined}>
      {promo && (
        <div className={promoBar} data-tone="night">
          <Container>{promo}</Container>
        </div>
      )}
      <div
        className={cx(header, className)}
        data-state={state}
        data-hidden={isHidden || undefined}
        data-static={isSticky ? undefined : true}
      >
        <Container className={bar} data-part="bar">
          <div data-part="start">{start}</div>
          {logo}
          <div data-part="end">{end}</div>
        </Container>
        {children}
      </div>
    </header>
  );
}
