import { css, cx } from '@linaria/core';
import type { BenefitBarBlock as BenefitBar } from '#openapi/generated/waymark.gen.ts';
import { hidingScript, LaterBenefitBar } from '#src/flows/benefit-bar/index.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { ground } from './parts/ground.ts';
import { margins } from './parts/margins.ts';
import { ratioOf } from './parts/media.ts';
import { TargetLink } from './parts/Target.tsx';
import { Targets } from './parts/Targets.tsx';
import { textLook } from './parts/text-look.ts';
import { groundOf, marginsOf, textLookOf } from './parts/style-attributes.ts';

const bar = css`
  position: relative;
  isolation: isolate;
  padding-block: clamp(2rem, 5vw, 4rem);

  & > picture {
    position: absolute;
    z-index: -1;
    inset: 0;
    height: 100%;
    opacity: 0.35;
  }

  /* The room of the button is that of the gutter: nothing moves when it comes. */
  & > [data-part='close'] {
    position: absolute;
    inset-block-start: ${space[2]};
    inset-inline-end: ${space[2]};
  }
`;

const info = css`
  display: inline-block;
  margin-inline-end: ${space[1]};
  vertical-align: -0.15em;
`;

const inside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[7]};

  & > [data-part='words'] {
    display: grid;
    gap: ${space[2]};
    max-width: 46rem;
  }

  & > picture {
    width: 4rem;
    background: none;
  }

  &[data-align='center'] {
    flex-direction: column;
    text-align: center;
  }

  @media ${media.md} {
    &[data-align='right'] {
      flex-direction: row-reverse;
    }
  }
`;

/** The benefits of members, until the shopper closes the bar (catalogue 4). */
export function BenefitBarBlock({ block }: { block: BenefitBar }) {
  const { id, title, subtitle, logo, backgroundImage, infoIcon, targets = [], alignment, showCloseButton } = block;
  const { colours, bottomMargins } = block;
  return (
    <div
      id={`bar-${id}`}
      className={cx(bar, ground, margins)}
      {...groundOf(colours?.background ?? 'moss')}
      {...marginsOf(bottomMargins)}
      // The script in it may have hidden it.
      suppressHydrationWarning
    >
      {showCloseButton && (
        <>
          <script
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hidingScript(id) : '' }}
          />
          <div data-part="close">
            <LaterBenefitBar id={id} title={title} />
          </div>
        </>
      )}
      {backgroundImage && (
        <Picture path={backgroundImage.path} alt={backgroundImage.alt} ratio={ratioOf(backgroundImage)} />
      )}
      <Container>
        <div className={inside} data-align={alignment}>
          {logo && <Picture path={logo.path} alt={logo.alt} ratio={ratioOf(logo)} sizes="4rem" fit="contain" />}
          <div data-part="words">
            <Heading level={2} size="lg" className={textLook} {...textLookOf(colours?.title)}>
              {title}
            </Heading>
            {subtitle && (
              <Text size="lg" className={textLook} {...textLookOf(colours?.subtitle)}>
                {subtitle}
              </Text>
            )}
            {infoIcon && (
              <TargetLink target={infoIcon} variant="inline">
                <Icon name="info" size="sm" className={info} />
                {infoIcon.text}
              </TargetLink>
            )}
          </div>
          {targets.length > 0 && <Targets targets={targets} />}
        </div>
      </Container>
    </div>
  );
}
