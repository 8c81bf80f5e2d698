import { cx } from '@linaria/core';
import { Container } from '#src/ui/layout/Layout.tsx';
import type { HeadingLevel } from '#src/ui/text/Text.tsx';
import { BannerMedia } from './banner/BannerMedia.tsx';
import { BannerWords } from './banner/BannerWords.tsx';
import { type AnyBanner, countsOf, isOverlaid, layoutAttributes, layoutsOf } from './banner/layout.ts';
import { band, split } from './banner/shapes.ts';
import { stage } from './banner/stage.ts';
import { ground } from './parts/ground.ts';
import { margins } from './parts/margins.ts';
import { promotionOf } from './parts/tracking.ts';
import { groundOf, marginsOf } from './parts/style-attributes.ts';

export interface BannerProps {
  banner: AnyBanner;
  /** True if the banner is inside another block, which has the gutters. */
  isInside?: boolean;
  level?: HeadingLevel;
  /** True for the first picture of the page, which is loaded at once. */
  isFirst?: boolean;
  sizes?: string;
}

/** A picture with text over, below or beside it (catalogue 3). */
export function BannerBlock({ banner, isInside, level, isFirst, sizes }: BannerProps) {
  const layouts = layoutsOf(banner);
  const media = banner.mediaList ?? (banner.media ? [banner.media] : []);
  const isHero = banner.type === 'hero';
  const promotion = promotionOf(banner.promotionTracking);
  const counts = countsOf(banner, media.length);
  const isOver = isOverlaid(layouts) && media.length > 0 && banner.variant !== 'split';
  const spacing = { className: margins, ...marginsOf(banner.bottomMargins) };
  const figure = (width: string, isCover?: boolean) =>
    media.length > 0 && (
      <BannerMedia
        media={media.slice(0, Math.max(counts.sm, counts.md, counts.lg))}
        counts={counts}
        caption={banner.caption}
        target={banner.mediaTarget}
        sizes={sizes ?? width}
        isEager={isFirst}
        isCover={isCover}
        isLinked={banner.linkType === 'No-CTA'}
      />
    );

  if (isOver) {
    const tone = (banner.gradientTone ?? banner.colours?.background) === 'paper' ? 'day' : 'night';
    return (
      <div
        {...spacing}
        className={cx(stage, margins)}
        {...layoutAttributes(banner, layouts)}
        data-tone={tone}
        data-full={banner.isFullHeight || undefined}
        data-hero={isHero ? (banner.hasNavigationPadding ? 'padded' : 'plain') : undefined}
        data-bleed={isInside ? undefined : true}
        data-linked={banner.linkType === 'No-CTA' || undefined}
        {...promotion}
      >
        {figure('100vw', true)}
        <div data-part="words">
          <BannerWords banner={banner} level={level} size={isHero ? 'display' : isInside ? 'lg' : 'xl'} />
        </div>
      </div>
    );
  }

  const isBeside = banner.variant === 'split' && media.length > 0;
  const inside = isBeside ? (
    <div
      className={split}
      data-image={banner.imageWidth}
      data-side={layouts.x.lg === 'left' ? 'right' : 'left'}
      {...(isInside ? promotion : {})}
    >
      {figure('(min-width: 48em) 50vw, 100vw')}
      <BannerWords banner={banner} level={level} size="lg" />
    </div>
  ) : (
    <div
      className={stage}
      {...(isInside ? promotion : {})}
      {...layoutAttributes(banner, { ...layouts, place: { sm: 'below', md: 'below', lg: 'below' } })}
    >
      {figure(isInside ? '(min-width: 48em) 50vw, 100vw' : '(min-width: 90em) 90rem, 100vw')}
      <div data-part="words">
        <BannerWords banner={banner} level={level} size={isInside ? 'md' : 'xl'} />
      </div>
    </div>
  );
  if (isInside) return inside;
  return (
    <div
      {...spacing}
      className={cx(band, ground, margins)}
      {...groundOf(banner.colours?.background)}
      data-variant={banner.variant}
      data-full={banner.isFullHeight || undefined}
      {...promotion}
    >
      <Container>{inside}</Container>
    </div>
  );
}
