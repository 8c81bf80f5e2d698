import type { ReactNode } from 'react';
import { useLocale } from '#src/messages/text.ts';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Eyebrow, Heading, type HeadingLevel, type HeadingSize, Prose, Text } from '#src/ui/text/Text.tsx';
import { htmlInLocale } from '../parts/html.ts';
import { ratioOf } from '../parts/media.ts';
import { TargetLink } from '../parts/Target.tsx';
import { Targets } from '../parts/Targets.tsx';
import type { AnyBanner } from './layout.ts';
import { eyebrow, logo, textStyle } from './text-styles.ts';

/** Text that editors may emphasise: HTML takes precedence over plain text (catalogue 3). */
const emphasised = (html: string | undefined, plain: string | undefined, locale: string) =>
  html === undefined ? { children: plain } : { dangerouslySetInnerHTML: { __html: htmlInLocale(html, locale) } };

/** The text of a banner, and the buttons below it. */
export function BannerWords(props: {
  banner: AnyBanner;
  level?: HeadingLevel;
  size: HeadingSize;
  children?: ReactNode;
}) {
  const { banner, level = banner.titleH1 ? 1 : 2, size, children } = props;
  const locale = useLocale();
  const {
    title,
    titleHtml,
    subtitle,
    subtitleHtml,
    overline,
    eyebrowText,
    eyebrowLogo,
    targets = [],
    textStyles,
  } = banner;
  const isLink = banner.linkType === 'No-CTA' && targets[0];
  const heading = emphasised(titleHtml, title, locale);
  return (
    <div
      className={textStyle}
      data-width={banner.overlayWidth}
      data-backdrop={banner.backdrop === 'none' ? undefined : banner.backdrop}
    >
      {eyebrowLogo && (
        <Picture
          className={logo}
          path={eyebrowLogo.path}
          alt={eyebrowLogo.alt}
          ratio={ratioOf(eyebrowLogo)}
          sizes="4rem"
          fit="contain"
        />
      )}
      {(overline ?? eyebrowText) && (
        <Eyebrow hasBlaze className={eyebrow}>
          {overline ?? eyebrowText}
        </Eyebrow>
      )}
      {(title ?? titleHtml) &&
        (isLink && targets[0] ? (
          <Heading level={level} size={textStyles?.title ?? size} isHidden={banner.hideTitle}>
            <TargetLink target={targets[0]} data-part="whole">
              {title}
            </TargetLink>
          </Heading>
        ) : (
          <Heading level={level} size={textStyles?.title ?? size} isHidden={banner.hideTitle} {...heading} />
        ))}
      {(subtitle ?? subtitleHtml) && (
        <Text
          data-part="subtitle"
          size={size === 'sm' ? 'md' : 'lg'}
          tone="soft"
          {...emphasised(subtitleHtml, subtitle, locale)}
        />
      )}
      {banner.richText && <Prose html={htmlInLocale(banner.richText, locale)} />}
      {!isLink && targets.length > 0 && (
        <div data-part="targets">
          <Targets targets={targets} equal={banner.equalTargetSize} leading={banner.type === 'hero'} />
        </div>
      )}
      {banner.richTextBelowTargets && <Prose size="sm" html={htmlInLocale(banner.richTextBelowTargets, locale)} />}
      {children}
    </div>
  );
}
