import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  selectAsked,
  selectPictures,
  selectReported,
  type UserContentRef,
} from '#machines/user-content/user-content.selectors.ts';
import type { UserGeneratedContentBlock } from '#openapi/generated/waymark.gen.ts';
import { BlockSection } from '#src/blocks/parts/BlockSection.tsx';
import { pairOf } from '#src/domain/pair.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { userContentText } from '#src/messages/user-content.ts';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, media, radius, space, text } from '#src/ui/theme/tokens.ts';
import { ReportPicture } from './ReportPicture.tsx';

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
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
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

/** In the place of a picture and its caption, and as large. */
const thanks = css`
  aspect-ratio: 1;
  margin-block-end: var(--target);
  padding: ${space[3]};
  overflow: auto;
  border-radius: ${radius.sm};
  background: ${colour.sunken};
  font-size: ${text.sm};
`;

/** Shoppers' pictures under the words of editors, or nothing (catalogue 3, User-generated-content block). */
export function UserContentView({ actor, section }: { actor: UserContentRef; section: UserContentSection }) {
  const t = useText(userContentText);
  const locale = useLocale();
  const pictures = useSelector(actor, selectPictures);
  const reported = useSelector(actor, selectReported);
  const asked = useSelector(actor, selectAsked);
  const lastReported = useRef<HTMLParagraphElement>(null);
  useFocusReturn(asked !== null, lastReported);
  if (!pictures) return null;
  return (
    <BlockSection block={section}>
      <ul className={grid} aria-label={t('list')}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            {reported.includes(picture.id) ? (
              <p
                ref={picture.id === reported.at(-1) ? lastReported : undefined}
                className={thanks}
                role="status"
                tabIndex={-1}
              >
                {t('thanks')}
              </p>
            ) : (
              <figure>
                <Picture
                  path={picture.path}
                  alt={picture.alt}
                  ratio="square"
                  sizes="(min-width: 64em) 16vw, (min-width: 48em) 33vw, 50vw"
                />
                <figcaption>
                  <span>{picture.by && t('by', { name: picture.by })}</span>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={pairOf(locale, t('report'), picture.alt)}
                    onClick={() => actor.send({ type: 'report.requested', picture })}
                  >
                    {t('reportShort')}
                  </Button>
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
      {asked && <ReportPicture actor={actor} />}
    </BlockSection>
  );
}
