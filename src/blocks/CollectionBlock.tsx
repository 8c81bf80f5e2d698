import { css } from '@linaria/core';
import type { CollectionBlock as Collection, CollectionBreakpoint } from '#openapi/generated/waymark.gen.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { BlockItem } from './BlockItem.tsx';
import { attributes, cascade, forEachStep, type Step, steps } from './parts/breakpoints.ts';
import { BlockSection, levelOf } from './parts/BlockSection.tsx';

const counts = [1, 2, 3, 4, 5, 6];

const columns = forEachStep((step) =>
  counts
    .map((count) => `&[data-${step}-columns='${count}'] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`)
    .join('\n'),
);

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
`;

const gridOf = (step: Step, count: number): string =>
  `&[data-${step}-type='grid'][data-${step}-columns='${count}'] ul[data-slide] {
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
  }`;

/** A scrolling row for a carousel, a fixed grid for a grid: the same elements with different styles. */
const slides = forEachStep(
  (step) => `
  &[data-${step}-type='grid'] ul[data-slide] { grid-auto-flow: row; overflow: visible; grid-auto-columns: auto; }
  ${counts.map((count) => gridOf(step, count)).join('\n')}
  &[data-${step}-type='grid'] ul[data-slide] + div { display: none; }
`,
);

const carousel = css`
  && ul[data-slide] {
    --slide: min(82%, 24rem);
  }

  /* A call to action is at most 19.25rem wide on a phone and 26.5rem above (catalogue 9). */
  &&[data-variant='cta'] ul[data-slide] {
    --slide: min(80%, 19.25rem);

    @media ${media.md} {
      --slide: min(45%, 26.5rem);
    }
  }

  ${slides}
`;

const usualColumns = (variant: Collection['variant'], count: number, step: Step): number => {
  if (variant === 'threeCardGrid' || variant === 'highlightCenter') return step === 'sm' ? 1 : 3;
  if (variant === 'icon' && count === 4) return 2;
  return step === 'sm' ? 1 : Math.min(count, step === 'md' ? 2 : 4);
};

/** Cards in a grid or a carousel, as set for each breakpoint (catalogue 3). */
export function CollectionBlock({ block }: { block: Collection }) {
  const { items, variant = 'standard', name = '', titleHeadingTag, title } = block;
  const isStacked = name.includes('[stacked]');
  const given = cascade<CollectionBreakpoint>(block.breakpoints, { type: 'grid' });
  const typeAt = (step: Step) => (isStacked && step !== 'sm' ? 'grid' : given[step].type);
  const types = { sm: typeAt('sm'), md: typeAt('md'), lg: typeAt('lg') };
  const columnsAt = (step: Step) => given[step].columns ?? usualColumns(variant, items.length, step);
  const shape = {
    ...attributes('columns', { sm: columnsAt('sm'), md: columnsAt('md'), lg: columnsAt('lg') }),
    'data-variant': variant,
  };
  const level = title ? (Math.min(levelOf(titleHeadingTag) + 1, 4) as 2 | 3 | 4) : 2;
  const cards = items.map((item) => <BlockItem key={item.id} block={item} level={level} />);
  const scrolls = steps.some((step) => types[step] === 'carousel');

  return (
    <BlockSection block={block} action={block.textLink} isBleed={block.isFullWidth}>
      {scrolls ? (
        <div className={carousel} {...shape} {...attributes('type', types)}>
          <Carousel
            label={title ?? name}
            slide="half"
            showsProgress={given.sm.showProgress ?? given.lg.showProgress ?? true}
          >
            {cards}
          </Carousel>
        </div>
      ) : (
        <div className={grid} {...shape} data-flush={(isStacked && block.isFullWidth) || undefined}>
          {cards}
        </div>
      )}
    </BlockSection>
  );
}
