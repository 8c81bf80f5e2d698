import { css, cx } from '@linaria/core';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { measuredBar } from './measured-bar.ts';
import { colour, layer, media, space } from '../theme/tokens.ts';
import type { SpaceStep } from '../theme/tokens.ts';

type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';
type Box = Omit<ComponentPropsWithRef<'div'>, 'ref'> & { as?: Element };

const container = css`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  &[data-width='text'] {
    max-width: calc(44rem + 2 * var(--gutter));
  }

  &[data-width='column'] > * {
    max-width: 44rem;
  }

  &[data-width='form'] {
    max-width: calc(30rem + 2 * var(--gutter));
  }
`;

/**
 * Limits the width of the page and adds its gutters. `text` is a narrow centred page, `column` is text at the left edge
 * of a wide one.
 */
export function Container({
  as = 'div',
  width = 'page',
  className,
  ...rest
}: Box & { width?: 'page' | 'text' | 'column' | 'form' }) {
  const Tag = as as ElementType;
  return <Tag {...rest} className={cx(container, className)} data-width={width} />;
}

const stack = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${space[4]};

  &[data-direction='row'] {
    flex-direction: row;
    align-items: center;
  }

  &[data-wrap] {
    flex-wrap: wrap;
  }

  &[data-gap='0'] {
    gap: 0;
  }
  &[data-gap='1'] {
    gap: ${space[1]};
  }
  &[data-gap='2'] {
    gap: ${space[2]};
  }
  &[data-gap='3'] {
    gap: ${space[3]};
  }
  &[data-gap='5'] {
    gap: ${space[5]};
  }
  &[data-gap='6'] {
    gap: ${space[6]};
  }
  &[data-gap='7'] {
    gap: ${space[7]};
  }
  &[data-gap='8'] {
    gap: ${space[8]};
  }
  &[data-gap='9'] {
    gap: ${space[9]};
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

/** Children in a column or a row with the same gap between them. */
export function Stack(
  props: Box & {
    gap?: SpaceStep;
    direction?: 'column' | 'row';
    align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
    justify?: 'start' | 'center' | 'end' | 'between';
    wrap?: boolean;
  },
) {
  const { as = 'div', gap = 4, direction = 'column', align, justify, wrap, className, ...rest } = props;
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={cx(stack, className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}

const cards = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} var(--column-gap);

  @media ${media.md} {
    &[data-columns='3'],
    &[data-columns='4'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media ${media.lg} {
    row-gap: ${space[7]};

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Product cards in 2, 3 and 4 columns. As a `ul` (the default) its children are `li`. */
export function CardGrid({ as = 'ul', columns = 4, className, ...rest }: Box & { columns?: 2 | 3 | 4 }) {
  const Tag = as as ElementType;
  return <Tag {...rest} className={cx(cards, className)} data-columns={columns} />;
}

const thumb = css`
  @media ${media.belowLg} and ${media.high} {
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-end: var(--above-consent);
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[3]} var(--gutter) max(${space[3]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${colour.line};
    background: ${colour.paper};

    &[data-fixed] {
      position: fixed;
      inset-inline: 0;
      margin-inline: 0;
    }
  }

  @media ${media.md} {
    &[data-fixed] {
      position: static;
      padding: 0;
      border: 0;
    }
  }
`;

const thumbBar = measuredBar('thumb');
const fixedThumbBar = measuredBar('thumb-fixed');

/**
 * Keeps the main button at the bottom of the screen below lg. From lg on, and in a low window, it is at its place in
 * the page. It sticks to the window while its parent is visible; with `isFixed` always, but only below md. For use
 * inside a `Container`.
 */
export function ThumbBar({
  isFixed,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'div'>, 'ref'> & { isFixed?: boolean }) {
  return (
    <div
      {...rest}
      ref={isFixed ? fixedThumbBar : thumbBar}
      className={cx(thumb, className)}
      data-fixed={isFixed || undefined}
    />
  );
}

const inView = `
  position: sticky;
  top: min(6rem, calc(100dvh - var(--bar-aside, 0px) - var(--above-all) - 1.5rem));
`;

const split = css`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  & > * {
    min-width: 0;
  }

  @media ${media.md} and ${media.belowLg} {
    &[data-from-md] {
      column-gap: ${space[6]};
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }

    &[data-from-md] > [data-sticky] {
      ${inView}
    }
  }

  @media ${media.lg} {
    column-gap: clamp(2rem, 5vw, 5rem);
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);

    &[data-aside='sm'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }

    &[data-aside='lg'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 33rem);
    }

    &[data-first] {
      grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
      column-gap: clamp(1.5rem, 3vw, 3rem);
    }

    & > [data-sticky] {
      ${inView}
    }
  }
`;

const stickyAside = measuredBar('aside');

/**
 * A main part and an aside that stays visible beside it from lg, or from md with `isEarly`: gallery and buy box,
 * checkout and summary. An aside taller than the window first scrolls to its end and stays there.
 */
export function Split(
  props: Omit<Box, 'as'> & {
    aside: ReactNode;
    asideLabel?: string;
    asideWidth?: 'sm' | 'md' | 'lg';
    asideFirst?: boolean;
    isSticky?: boolean;
    isEarly?: boolean;
  },
) {
  const {
    aside,
    asideLabel,
    asideWidth = 'md',
    asideFirst = false,
    isSticky = true,
    isEarly,
    children,
    className,
    ...rest
  } = props;
  const Aside = asideLabel ? 'aside' : 'div';
  const side = (
    <Aside ref={isSticky ? stickyAside : null} aria-label={asideLabel} data-sticky={isSticky || undefined}>
      {aside}
    </Aside>
  );
  return (
    <div
      {...rest}
      className={cx(split, className)}
      data-aside={asideWidth}
      data-first={asideFirst || undefined}
      data-from-md={isEarly || undefined}
    >
      {asideFirst && side}
      <div>{children}</div>
      {!asideFirst && side}
    </div>
  );
}
