import { css } from '@linaria/core';
import type { Article, ArticleBlock as ArticleCard } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { inLocale } from '#src/domain/locale.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Eyebrow, Heading, type HeadingLevel, Text } from '#src/ui/text/Text.tsx';
import { colour, media, motion, radius, space } from '#src/ui/theme/tokens.ts';
import { ratioOf } from './parts/media.ts';

const card = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[3]};

  & picture {
    border-radius: ${radius.sm};
    margin-block-end: ${space[1]};
  }

  & img {
    transition: transform ${motion.dialog} ${motion.easeOut};
  }

  & a {
    text-decoration: none;
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
    outline-offset: 3px;
  }

  @media ${media.hover} {
    &:hover img {
      transform: scale(1.02);
    }

    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
`;

/** Formats the date in UTC, so that server and browser agree in any time zone. */
const written = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export function StoryCard({ article, level = 3 }: { article: Article; level?: HeadingLevel }) {
  const locale = useLocale();
  const { title, url, picture, eyebrow, date } = article;
  return (
    <article className={card}>
      <Picture
        path={picture.path}
        alt={picture.alt}
        ratio={ratioOf(picture)}
        sizes="(min-width: 90em) 29rem, (min-width: 48em) 31vw, 85vw"
      />
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={level} size="md">
        <Link href={inLocale(locale, url)} variant="plain">
          {title}
        </Link>
      </Heading>
      {date && (
        <Text as="time" size="sm" tone="soft">
          {written(date, locale)}
        </Text>
      )}
    </article>
  );
}

/** A story as a card. */
export function ArticleBlock({ block, level }: { block: ArticleCard; level?: HeadingLevel }) {
  return <StoryCard article={block.article} level={level} />;
}
