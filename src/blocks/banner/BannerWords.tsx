import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { useLocale } from '#src/messages/text.ts';
import { visuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Eyebrow, Heading, type HeadingLevel, type HeadingSize, Prose, Text } from '#src/ui/text/Text.tsx';
import { htmlInLocale } from '../parts/html.ts';
import { ratioOf } from '../parts/media.ts';
import { TargetLink } from '../parts/Target.tsx';
import { Targets } from '../parts/Targets.tsx';
import { textLook } from '../parts/text-look.ts';
import { textLookOf } from '../parts/style-attributes.ts';
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
    colours,
  } = banner;
  const link = banner.linkType === 'No-CTA' ? targets[0] : undefined;
  const hasTitle = (title ?? titleHtml) !== undefined;
  const heading = emphasised(titleHtml, title, locale);
  const whole = link && (
    <TargetLink target={link} data-part="whole">
      {/* A banner without a title has the words of its target as the name of the link. */}
      <span
        className={banner.hideTitle || !hasTitle ? visuallyHidden : undefined}
        {...(hasTitle ? heading : { children: link.text })}
      />
    </TargetLink>
  );
  const overlines = [overline, eyebrowText].filter((words) => words !== undefined);
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
      {overlines.map((words) => (
        <Eyebrow
          key={words}
          hasBlaze
          className={cx(eyebrow, textLook)}
          {...textLookOf(colours?.overline, textStyles?.overline)}
        >
          {words}
        </Eyebrow>
      ))}
      {!hasTitle && whole}
      {hasTitle && (
        <Heading
          level={level}
          size={textStyles?.title ?? size}
          isHidden={banner.hideTitle && !link}
          className={textLook}
          {...textLookOf(colours?.title)}
          {...(link ? { children: whole } : heading)}
        />
      )}
      {(subtitle ?? subtitleHtml) && (
        <Text
          data-part="subtitle"
          className={textLook}
          size={size === 'sm' ? 'md' : 'lg'}
          tone="soft"
          {...textLookOf(colours?.subtitle, textStyles?.subtitle)}
          {...emphasised(subtitleHtml, subtitle, locale)}
        />
      )}
      {banner.richText && (
        <Prose className={textLook} {...textLookOf(colours?.text)} html={htmlInLocale(banner.richText, locale)} />
      )}
      {!link && targets.length > 0 && (
        <div data-part="targets">
          <Targets targets={targets} equal={banner.equalTargetSize} leading={banner.type === 'hero'} />
        </div>
      )}
      {banner.richTextBelowTargets && (
        <Prose
          className={textLook}
          {...textLookOf(colours?.text)}
          size="sm"
          html={htmlInLocale(banner.richTextBelowTargets, locale)}
        />
      )}
      {children}
    </div>
  );
}
