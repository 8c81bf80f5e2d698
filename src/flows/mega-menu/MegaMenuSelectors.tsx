import { css } from '@linaria/core';
import type { MegaMenuVisualSelector } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, font, media, motion, radius, space, text } from '#src/ui/theme/tokens.ts';

const frame = css`
  min-width: 0;
  justify-self: end;
  width: 100%;
  max-width: 34rem;

  & > p {
    margin-block-end: ${space[3]};
    font-family: ${font.title};
    font-size: ${text.sm};
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--column-gap);
  }

  & a {
    display: grid;
    gap: ${space[2]};
    font-size: ${text.sm};
    font-weight: 500;
  }

  & picture {
    border-radius: ${radius.sm};
  }

  & img {
    transition: transform ${motion.dialog} ${motion.easeOut};
  }

  @media ${media.hover} {
    & a:hover {
      color: ${colour.accentText};
    }

    & a:hover img {
      transform: scale(1.04);
    }
  }
`;

/** Links with pictures (catalogue 4: visual selectors). */
export function MegaMenuSelectors({
  title,
  selectors,
}: {
  title?: string;
  selectors: readonly MegaMenuVisualSelector[];
}) {
  const locale = useLocale();
  return (
    <div className={frame}>
      {title && <p>{title}</p>}
      <ul>
        {selectors.map(({ id, title: words, image, target }) => (
          <li key={id}>
            <Link href={inLocale(locale, target.url)} variant="plain">
              <Picture path={image.path} alt="" sizes="(min-width: 64em) 11rem, 30vw" isEager />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
