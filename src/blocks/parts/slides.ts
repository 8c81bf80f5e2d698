import { css } from '@linaria/core';
import type { CSSProperties } from 'react';
import type { CollectionBreakpoint, CollectionBreakpoints } from '#openapi/generated/waymark.gen.ts';
import type { Paces } from '#src/flows/rotation/index.ts';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';
import { attributes, cascade, forEachStep, type Step, steps } from './breakpoints.ts';
import { spaces } from './spaces.ts';

const counts = [1, 2, 3, 4, 5, 6];

const gridOf = (step: Step, count: number): string =>
  `&[data-${step}-type='grid'][data-${step}-columns='${count}'] ul[data-slide] {
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
  }`;

const spacesOf = (step: Step): string =>
  Object.entries(spaces)
    .map(
      ([name, value]) => `&[data-${step}-gap='${name}'] ul[data-slide] { gap: ${value}; }
      &[data-${step}-sides='${name}'] { padding-inline: ${value}; }`,
    )
    .join('\n');

/** A scrolling row for a carousel, a fixed grid for a grid: the same elements with different styles. */
const everyStep = forEachStep(
  (step) => `
  && ul[data-slide] { --slide: min(100%, var(--${step}-slide, var(--usual-slide)), var(--${step}-most, 100vw)); }
  ${spacesOf(step)}
  &[data-${step}-arrows='false'] ul[data-slide] + div > [data-part='arrows'] { display: none; }
  &[data-${step}-arrows='true'] ul[data-slide] + div > [data-part='arrows'] { display: flex; }
  &[data-${step}-turns='false'] ul[data-slide] + div > [data-part='control'] { display: none; }
  &[data-${step}-progress='false'] ul[data-slide] + div > progress { visibility: hidden; }
  &[data-${step}-type='grid'] ul[data-slide] { grid-auto-flow: row; overflow: visible; grid-auto-columns: auto; }
  ${counts.map((count) => gridOf(step, count)).join('\n')}
  &[data-${step}-type='grid'] ul[data-slide] + div { display: none; }
  &[data-${step}-dots='true'][data-${step}-type='carousel'] ul[data-slide] { scroll-marker-group: after; }
`,
);

/** A carousel as editors set it for each breakpoint. Browsers that draw markers of scrollers draw the indicators. */
export const slides = css`
  ${everyStep}

  & ul[data-slide]::scroll-marker-group {
    display: flex;
    justify-content: center;
    gap: ${space[3]};
    padding-block: ${space[4]};
  }

  & ul[data-slide] > li::scroll-marker {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 1px solid ${colour.ink};
    border-radius: ${radius.round};
  }

  & ul[data-slide] > li::scroll-marker:target-current {
    background: ${colour.ink};
  }
`;

/** Returns what each breakpoint has; a missing one is copied from the smaller one (catalogue 3). */
export const breakpointsOf = (given: CollectionBreakpoints) => cascade<CollectionBreakpoint>(given, { type: 'grid' });

type Breakpoints = Record<Step, CollectionBreakpoint>;

/** The attributes and lengths that `slides` reads. `usual` is the width of a slide if editors gave none. */
export function slidesOf(given: Breakpoints, usual: string) {
  const each = <Value>(read: (one: CollectionBreakpoint) => Value) => ({
    sm: read(given.sm),
    md: read(given.md),
    lg: read(given.lg),
  });
  const lengths = steps.flatMap((step) => [
    [`--${step}-slide`, given[step].slideWidth],
    [`--${step}-most`, given[step].slideMaxWidth],
  ]);
  return {
    ...attributes(
      'type',
      each(({ type }) => type),
    ),
    ...attributes(
      'gap',
      each(({ slidePadding }) => slidePadding),
    ),
    ...attributes(
      'sides',
      each(({ margin }) => margin),
    ),
    ...attributes(
      'arrows',
      each(({ showArrows }) => showArrows),
    ),
    ...attributes(
      'progress',
      each(({ showProgress }) => showProgress),
    ),
    ...attributes(
      'dots',
      each(({ showIndicators }) => showIndicators),
    ),
    ...attributes(
      'turns',
      each(({ autoplay, type }) => autoplay === true && type === 'carousel'),
    ),
    style: { '--usual-slide': usual, ...Object.fromEntries(lengths) } as CSSProperties,
  };
}

/** True if a control is shown at any breakpoint: it is rendered then, and hidden at the others. */
export const isShown = (given: Breakpoints, name: 'showArrows' | 'showProgress', usual: boolean): boolean =>
  steps.some((step) => given[step][name] ?? usual);

/** Seconds that a slide stays where editors gave none. */
const SECONDS = 5;

/** Returns how slides change by themselves at each breakpoint; null if they do at none. */
export function pacesOf(given: Breakpoints): Paces | null {
  const paces = steps.flatMap((step) => {
    const { type, autoplay, autorotateTime = SECONDS, loop = false } = given[step];
    return autoplay && type === 'carousel' ? [[step, { seconds: autorotateTime, loops: loop }] as const] : [];
  });
  return paces.length > 0 ? Object.fromEntries(paces) : null;
}

/** Returns a function that answers, in a browser, if the last slide is followed by the first; undefined if never. */
export function loopsOf(given: Breakpoints): (() => boolean) | undefined {
  if (!steps.some((step) => given[step].loop)) return undefined;
  const isNow = (query: string) => matchMedia(query).matches;
  return () => given[isNow(media.lg) ? 'lg' : isNow(media.md) ? 'md' : 'sm'].loop === true;
}
