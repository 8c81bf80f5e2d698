import { css } from '@linaria/core';
import type { Review } from '#openapi/generated/waymark.gen.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & button {
    display: block;
    cursor: zoom-in;
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

/** The pictures of a review. A press shows one large, in the dialog of the product's pictures. */
export function ReviewPictures({
  review: { pictures = [], nickname },
  onDialog,
}: {
  review: Review;
  onDialog: OnDialog;
}) {
  const t = useText(reviewsText);
  const nameOf = (at: number) => pictures[at]?.description || t('pictureBy', { name: nickname, number: at + 1 });
  const large = pictures.map(({ id }, at) => ({ path: addressOf(id, 'large'), alt: nameOf(at) }));
  if (pictures.length === 0) return null;
  return (
    <ul className={list} aria-label={t('picturesOf', { name: nickname })}>
      {pictures.map(({ id }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onDialog('picture-zoom', { name: nickname, pictures: large, at })}
          >
            <img
              src={addressOf(id, 'small')}
              alt={t('largePicture', { what: nameOf(at) })}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
