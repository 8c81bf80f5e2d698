import type { BannerBlock, BannerLayout, ContentHorizontal, HeroBlock } from '#openapi/generated/waymark.gen.ts';
import { attributes, cascade, type Step, steps } from '../parts/breakpoints.ts';

export type AnyBanner = BannerBlock | HeroBlock;

const each = <Value>(
  values: Record<Step, BannerLayout>,
  read: (layout: BannerLayout) => Value,
): Record<Step, Value> => ({
  sm: read(values.sm),
  md: read(values.md),
  lg: read(values.lg),
});

const verticalOf: Record<BannerLayout['layout'], 'top' | 'middle' | 'bottom'> = {
  'below-1media': 'bottom',
  'below-2media': 'bottom',
  overlay: 'middle',
  'overlay-top': 'top',
  'overlay-bottom': 'bottom',
};

/** Returns the layout of a banner at each breakpoint; a missing one is copied from the smaller one (catalogue 3). */
export function layoutsOf({ responsiveLayout, alignment, type }: AnyBanner) {
  const fallback: BannerLayout = { layout: type === 'hero' ? 'overlay-bottom' : 'below-1media' };
  const layouts = cascade<BannerLayout>(responsiveLayout, fallback);
  return {
    place: each(layouts, ({ layout }) => (layout.startsWith('overlay') ? 'over' : 'below')),
    x: each<ContentHorizontal>(layouts, (one) => one.alignment?.horizontal ?? alignment?.horizontal ?? 'left'),
    y: each(layouts, (one) => one.alignment?.vertical ?? alignment?.vertical ?? verticalOf[one.layout]),
  };
}

/** Returns the number of media at each breakpoint: two or one as the layout says, or all if editors gave no layout. */
export function countsOf({ responsiveLayout }: AnyBanner, all: number): Record<Step, number> {
  const layouts = cascade<BannerLayout | null>(responsiveLayout, null);
  const countAt = (step: Step) => (layouts[step] ? (layouts[step].layout === 'below-2media' ? 2 : 1) : all);
  return { sm: countAt('sm'), md: countAt('md'), lg: countAt('lg') };
}

export type Layouts = ReturnType<typeof layoutsOf>;

export const isOverlaid = ({ place }: Layouts): boolean => steps.some((step) => place[step] === 'over');

/** Returns the shade at each breakpoint: at those that editors chose, or at all. */
const shades = ({ gradientStyle, gradientBreakpoints }: AnyBanner): Record<Step, string> => {
  const shadeAt = (step: Step) =>
    gradientBreakpoints === undefined || gradientBreakpoints.includes(step) ? (gradientStyle ?? 'full') : 'off';
  return { sm: shadeAt('sm'), md: shadeAt('md'), lg: shadeAt('lg') };
};

/** The attributes that the CSS of a banner uses. */
export const layoutAttributes = (banner: AnyBanner, layouts: Layouts) => ({
  ...attributes('place', layouts.place),
  ...attributes('x', layouts.x),
  ...attributes('y', layouts.y),
  ...attributes('shade', shades(banner)),
});
