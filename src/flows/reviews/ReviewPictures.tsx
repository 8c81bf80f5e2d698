import { css } from '@linaria/core';
import type { Review } from '#openapi/generated/waymark.gen.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & a {
    display: block;
    border-radius: ${radius.sm};
  }

  & img {
    width: 6rem;
    height: 6rem;
    border-radius: ${radius.sm};
    background: ${colour.sunken};
    object-fit: cover;
  }
`;

const addressOf = (id: string, rendition: 'small' | 'large') => `/products/v1/reviews/pictures/${id}/${rendition}`;

/** The pictures of a review; a press shows one large, in a tab of its own. */
export function ReviewPictures({ review: { pictures = [], nickname } }: { review: Review }) {
  const t = useText(reviewsText);
  if (pictures.length === 0) return null;
  return (
    <ul className={list} aria-label={t('picturesOf', { name: nickname })}>
      {pictures.map(({ id, description }, at) => (
        <li key={id}>
          <a href={addressOf(id, 'large')} target="_blank" rel="noreferrer">
            <img
              src={addressOf(id, 'small')}
              alt={t('largePicture', { what: description || t('pictureBy', { name: nickname, number: at + 1 }) })}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
