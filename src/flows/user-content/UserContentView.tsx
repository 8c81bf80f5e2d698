import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectPictures, type UserContentRef } from '#machines/user-content/user-content.selectors.ts';
import type { UserGeneratedContentBlock } from '#openapi/generated/waymark.gen.ts';
import { BlockSection } from '#src/blocks/parts/BlockSection.tsx';
import { useText } from '#src/messages/text.ts';
import { userContentText } from '#src/messages/user-content.ts';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, media, radius, space, text } from '#src/ui/theme/tokens.ts';

/** The words of editors around the pictures. */
export type UserContentSection = Pick<
  UserGeneratedContentBlock,
  'title' | 'subtitle' | 'titleHeadingTag' | 'bottomMargins'
>;

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  & picture {
    aspect-ratio: 1;
    border-radius: ${radius.sm};
  }

  & figcaption {
    padding-block-start: ${space[1]};
    color: ${colour.inkSoft};
    font-size: ${text.xs};
    overflow-wrap: anywhere;
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[4]};
  }

  @media ${media.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** Shoppers' pictures under the words of editors, or nothing (catalogue 3, User-generated-content block). */
export function UserContentView({ actor, section }: { actor: UserContentRef; section: UserContentSection }) {
  const t = useText(userContentText);
  const pictures = useSelector(actor, selectPictures);
  if (!pictures) return null;
  return (
    <BlockSection block={section}>
      <ul className={grid} aria-label={t('list')}>
        {pictures.map(({ id, path, alt, by }) => (
          <li key={id}>
            <figure>
              <Picture
                path={path}
                alt={alt}
                ratio="square"
                sizes="(min-width: 64em) 16vw, (min-width: 48em) 33vw, 50vw"
              />
              {by && <figcaption>{t('by', { name: by })}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
