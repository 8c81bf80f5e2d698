import { css } from '@linaria/core';
import type { BannerBlock } from '#openapi/generated/waymark.gen.ts';
import { promotionOf } from '#src/blocks/parts/tracking.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { font, media, motion, radius, space, title as titles } from '#src/ui/theme/tokens.ts';

const frame = css`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  width: clamp(15rem, 23vw, 21rem);
  min-height: 12rem;
  overflow: clip;
  border-radius: ${radius.sm};

  & > picture {
    position: absolute;
    z-index: -1;
    inset: 0;
    height: 100%;
  }

  & > div {
    display: grid;
    gap: ${space[1]};
    padding: ${space[8]} ${space[4]} ${space[4]};
    background: linear-gradient(to top, rgb(12 14 10 / 0.82), rgb(12 14 10 / 0.55) 55%, transparent);
    --ink-soft: var(--ink);
  }

  & strong {
    font-family: ${font.title};
    font-size: ${titles.sm};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  & a {
    justify-self: start;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media ${media.hover} {
    & img {
      transition: transform ${motion.dialog} ${motion.easeOut};
    }

    &:hover img {
      transform: scale(1.03);
    }
  }
`;

/** The banner at the end of a panel (catalogue 4). */
export function MegaMenuBanner({ banner }: { banner: BannerBlock }) {
  const locale = useLocale();
  const medium = banner.media?.lg ?? banner.media?.md ?? banner.media?.sm;
  const picture = medium?.kind === 'video' ? medium.poster : medium?.path;
  const target = banner.targets?.[0];
  if (!picture) return null;
  return (
    <div className={frame} data-tone="night" {...promotionOf(banner.promotionTracking)}>
      <Picture path={picture} alt="" ratio="square" sizes="(min-width: 64em) 21rem, 90vw" isEager />
      <div>
        <strong
          {...(banner.titleHtml === undefined
            ? { children: banner.title }
            : { dangerouslySetInnerHTML: { __html: banner.titleHtml } })}
        />
        {banner.subtitle && <Text size="sm">{banner.subtitle}</Text>}
        {target && (
          <Link href={inLocale(locale, target.url)} variant="standalone">
            {target.text}
          </Link>
        )}
      </div>
    </div>
  );
}
