import { css } from '@linaria/core';
import { Link } from '../text/Link.tsx';
import { Picture } from '../text/Picture.tsx';
import { Eyebrow, Heading, Text } from '../text/Text.tsx';
import { colour, media, radius, space } from '../theme/tokens.ts';

const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: clip;
  border-radius: ${radius.sm};
  background: ${colour.sunken};

  & > picture {
    flex: 1;
    min-height: 0;
  }

  & img {
    height: 100%;
    object-fit: cover;
  }

  & > div {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]} ${space[3]} ${space[4]};
    overflow-wrap: anywhere;
  }

  & :is(h2, h3) {
    hyphens: auto;
    text-wrap: balance;
  }

  &:hover :is(h2, h3) {
    text-decoration-line: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }

  &:not(:has(picture)) {
    justify-content: end;
    background: ${colour.ink};
    color: ${colour.paper};

    & * {
      color: inherit;
    }
  }

  @media ${media.md} {
    & > div {
      padding-inline: ${space[4]};
    }
  }
`;

export interface GridCardProps {
  href: string;
  title: string;
  eyebrow?: string | undefined;
  subtitle?: string | undefined;
  /** Path of an image master; it only decorates. */
  picture?: string | undefined;
  level?: 2 | 3;
}

/** Content among the products of a list: one link. */
export function GridCard({ href, title, eyebrow, subtitle, picture, level = 2 }: GridCardProps) {
  return (
    <Link href={href} variant="plain" className={card}>
      {picture && <Picture path={picture} alt="" sizes="(min-width: 64em) 20vw, 50vw" />}
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level} size="sm">
          {title}
        </Heading>
        {subtitle && <Text size="sm">{subtitle}</Text>}
      </div>
    </Link>
  );
}
