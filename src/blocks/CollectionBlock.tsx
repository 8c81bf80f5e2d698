import { css, cx } from '@linaria/core';
import { useMemo } from 'react';
import type { CollectionBlock as Collection } from '#openapi/generated/waymark.gen.ts';
import { media, space } from '#src/ui/theme/tokens.ts';
import { BlockItem } from './BlockItem.tsx';
import { attributes, forEachStep, type Step, steps } from './parts/breakpoints.ts';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';
import { breakpointsOf } from './parts/slides.ts';
import { Slides } from './parts/Slides.tsx';

const counts = [1, 2, 3, 4, 5, 6];

const columns = forEachStep((step) =>
  counts
    .map((count) => `&[data-${step}-columns='${count}'] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`)
    .join('\n'),
);

/** Words of cards that touch the edges of the window keep the gutter of the page. */
const edges = `
  &&[data-flush] [data-part='words'][data-part] {
    padding-inline: var(--gutter);
  }
`;

const grid = css`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem) var(--column-gap);

  ${columns}

  &[data-variant='highlightCenter'] > :nth-child(3n + 2) {
    @media ${media.lg} {
      margin-block-start: calc(-1 * ${space[6]});
    }
  }

  &[data-flush] {
    gap: 0;
  }

  ${edges}
`;

const carousel = css`
  /* A call to action is at most 19.25rem wide on a phone and 26.5rem above; a phone has no arrows (catalogue 9). */
  &[data-variant='cta'] {
    --sm-most: 19.25rem;
    --md-most: 26.5rem;
    --lg-most: 26.5rem;

    @media ${media.smOnly} {
      & ul[data-slide] + div > [data-part='arrows'] {
        display: none;
      }
    }
  }

  /* The row's room for focus rings would be outside the window. */
  &[data-bleed] ul[data-slide] {
    margin-inline: 0;
  }

  /* Cards from edge to edge on larger screens; the row of a phone keeps its gutter. */
  &[data-flush] {
    @media ${media.smOnly} {
      padding-inline: var(--gutter);
    }

    @media ${media.md} {
      & ul[data-slide] {
        gap: 0;
        padding: 0;
        margin: 0;
      }
    }
  }

  @media ${media.md} {
    ${edges}
  }
`;

/** As high as the screen: pictures of cards take the height that their words leave. */
const full = css`
  &[data-full] {
    align-items: stretch;
    min-height: min(100svh - 2.5rem, 56rem);
  }

  &[data-full] ul[data-slide] {
    min-height: inherit;
    grid-auto-rows: 1fr;
  }

  &[data-full] > div {
    min-height: inherit;
  }

  &&[data-full] article {
    grid-template-rows: minmax(0, 1fr) auto;
  }

  &[data-full] article > picture {
    height: 100%;
    min-height: 0;
  }
`;

/** The width of a slide if editors gave none: a call to action is 12.5rem wide plus its padding (catalogue 9). */
const usualSlide = (variant: Collection['variant']): string =>
  variant === 'cta' ? `calc(12.5rem + 2 * ${space[4]})` : 'min(82%, 24rem)';

const usualColumns = (variant: Collection['variant'], count: number, step: Step): number => {
  if (variant === 'threeCardGrid' || variant === 'highlightCenter') return step === 'sm' ? 1 : 3;
  if (variant === 'icon' && count === 4) return 2;
  return step === 'sm' ? 1 : Math.min(count, step === 'md' ? 2 : 4);
};

/** What editors set; a name with [stacked] forces a grid on md and lg (catalogue 3). */
function settingsOf(breakpoints: Collection['breakpoints'], name: string) {
  const given = breakpointsOf(breakpoints);
  if (!name.includes('[stacked]')) return { given, isStacked: false };
  const asGrid = (step: Step) => ({ ...given[step], type: 'grid' as const });
  return { given: { sm: given.sm, md: asGrid('md'), lg: asGrid('lg') }, isStacked: true };
}

/** Cards in a grid or a carousel, as set for each breakpoint (catalogue 3). */
export function CollectionBlock({ block }: { block: Collection }) {
  const { items, variant = 'standard', name = '', title } = block;
  const { given, isStacked } = useMemo(() => settingsOf(block.breakpoints, name), [block.breakpoints, name]);
  const columnsAt = (step: Step) => given[step].columns ?? usualColumns(variant, items.length, step);
  const isFlush = isStacked || undefined;
  const isBleed = block.isFullWidth || isStacked;
  const shape = {
    ...attributes('columns', { sm: columnsAt('sm'), md: columnsAt('md'), lg: columnsAt('lg') }),
    'data-variant': variant,
    'data-flush': isFlush,
    'data-bleed': isBleed || undefined,
    'data-full': block.isFullHeight || undefined,
  };
  const level = innerLevelOf(block);
  const cards = items.map((item) => <BlockItem key={item.id} block={item} level={level} />);
  const scrolls = steps.some((step) => given[step].type === 'carousel');

  return (
    <BlockSection block={block} action={block.textLink} isBleed={isBleed}>
      {scrolls ? (
        <Slides
          given={given}
          label={title ?? name}
          usual={usualSlide(variant)}
          slide="half"
          className={cx(carousel, full)}
          {...shape}
        >
          {cards}
        </Slides>
      ) : (
        <div className={cx(grid, full)} {...shape}>
          {cards}
        </div>
      )}
    </BlockSection>
  );
}
