import { css, cx } from '@linaria/core';
import type { LinkedCardBlock as LinkedCard } from '#openapi/generated/waymark.gen.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Eyebrow, Heading, type HeadingLevel, Text } from '#src/ui/text/Text.tsx';
import { colour, media, motion, radius, space } from '#src/ui/theme/tokens.ts';
import { ground } from './parts/ground.ts';
import { pictureOf } from './parts/media.ts';
import { TargetLink } from './parts/Target.tsx';
import { textLook } from './parts/text-look.ts';
import { promotionOf } from './parts/tracking.ts';
import { groundOf, textLookOf } from './parts/style-attributes.ts';

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: clip;
  border-radius: ${radius.sm};
  background: ${colour.surface};

  & img {
    transition: transform ${motion.dialog} ${motion.easeOut};
  }

  & [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    padding: ${space[4]} ${space[4]} ${space[5]};
  }

  & [data-part='words'] > :not(svg) {
    grid-column: 1;
  }

  & [data-part='words'] > svg {
    grid-column: 2;
    grid-row: 1 / span 3;
    transition: transform ${motion.base} ${motion.easeOut};
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:focus-visible {
    outline: none;
  }

  & a:focus-visible::after {
    outline: 2px solid ${colour.focus};
    outline-offset: -3px;
    border-radius: ${radius.sm};
  }

  @media ${media.hover} {
    &:hover img {
      transform: scale(1.025);
    }

    &:hover [data-part='words'] > svg {
      transform: translateX(0.25rem);
    }
  }
`;

/** A card that is one link; its title is the link's name. */
export function LinkedCardBlock({ block, level = 2 }: { block: LinkedCard; level?: HeadingLevel }) {
  const { title, subtitle, eyebrow, media: picture, target, colours, promotionTracking } = block;
  return (
    <article className={cx(card, ground)} {...groundOf(colours?.background)} {...promotionOf(promotionTracking)}>
      {picture && <Picture {...pictureOf(picture)} sizes="(min-width: 64em) 26.5rem, (min-width: 48em) 45vw, 80vw" />}
      <div data-part="words">
        {eyebrow && (
          <Eyebrow className={textLook} {...textLookOf(colours?.overline)}>
            {eyebrow}
          </Eyebrow>
        )}
        <Heading level={level} size="sm" className={textLook} {...textLookOf(colours?.title)}>
          <TargetLink target={target}>{title}</TargetLink>
        </Heading>
        {subtitle && (
          <Text size="sm" tone="soft" className={textLook} {...textLookOf(colours?.subtitle)}>
            {subtitle}
          </Text>
        )}
        <Icon name="arrow-right" />
      </div>
    </article>
  );
}
