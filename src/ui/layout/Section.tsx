import { css, cx } from '@linaria/core';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from './Layout.tsx';
import { Eyebrow, Heading, Text } from '../text/Text.tsx';
import type { HeadingLevel, HeadingSize } from '../text/Text.tsx';
import { colour, media, space } from '../theme/tokens.ts';

const section = css`
  position: relative;
  padding-block: clamp(2.5rem, 6vw, 5.5rem);

  &[data-spacing='none'] {
    padding-block: 0;
  }

  &[data-spacing='sm'] {
    padding-block: clamp(1.25rem, 3vw, 2.5rem);
  }

  &[data-spacing='lg'] {
    padding-block: clamp(4rem, 9vw, 9rem);
  }

  &[data-ground='sunken'] {
    background: ${colour.sunken};
  }

  &[data-ground='moss'] {
    background: ${colour.mossSoft};
  }

  &[data-tone='night'] {
    background: ${colour.paper};
    color: ${colour.ink};

    @media ${media.dark} {
      background: ${colour.surface};
    }
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-block-end: clamp(1.25rem, 2.6vw, 2.5rem);

  & > :first-child {
    display: grid;
    gap: ${space[3]};
    max-width: 46rem;
  }
`;

/** A section of the page. It is a landmark only if it has a title. */
export function Section(
  props: Omit<ComponentPropsWithRef<'section'>, 'title'> & {
    title?: ReactNode;
    eyebrow?: ReactNode;
    intro?: ReactNode;
    action?: ReactNode;
    tone?: 'paper' | 'sunken' | 'moss' | 'night';
    spacing?: 'none' | 'sm' | 'md' | 'lg';
    width?: 'page' | 'column' | 'form';
    isBleed?: boolean;
    level?: HeadingLevel;
    size?: HeadingSize;
  },
) {
  const {
    title,
    eyebrow,
    intro,
    action,
    tone = 'paper',
    spacing = 'md',
    width,
    isBleed,
    level = 2,
    size,
    children,
    className,
    ...rest
  } = props;
  const id = useId();
  const header = (title || eyebrow || action) && (
    <div className={head}>
      <div>
        {eyebrow && <Eyebrow hasBlaze>{eyebrow}</Eyebrow>}
        {title && (
          <Heading level={level} size={size} id={id}>
            {title}
          </Heading>
        )}
        {intro && (
          <Text size="lg" tone="soft">
            {intro}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...rest}
      className={cx(section, className)}
      data-spacing={spacing}
      data-ground={tone}
      data-tone={tone === 'night' ? 'night' : undefined}
    >
      {isBleed ? (
        <>
          {header && <Container>{header}</Container>}
          {children}
        </>
      ) : (
        <Container width={width}>
          {header}
          {children}
        </Container>
      )}
    </section>
  );
}
