import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectReview, type WriteReviewRef } from '#machines/write-review/write-review.selectors.ts';
import { useText } from '#src/messages/text.ts';
import { writeReviewText } from '#src/messages/write-review.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { radius, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & img {
    width: 5.5rem;
    height: 5.5rem;
    border-radius: ${radius.sm};
    object-fit: cover;
  }
`;

const tones = { SUBMITTED: 'info', APPROVED: 'success', REJECTED: 'info' } as const;

/** The customer's own review, and whether it is shown. */
export function OwnReviewState({ actor }: { actor: WriteReviewRef }) {
  const t = useText(writeReviewText);
  const review = useSelector(actor, selectReview);
  if (!review) return null;
  const { status, rating, title, text, nickname, pictures = [], hasSharedPictures } = review;
  return (
    <>
      <Notice tone={tones[status]} isLive title={t(`status.${status}`)}>
        {t(`statusBody.${status}`)}
      </Notice>
      <Stack gap={2}>
        <Rating score={rating} label={t('stars', { stars: rating })} />
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text>{text}</Text>
        {pictures.length > 0 && (
          <ul className={list}>
            {pictures.map(({ id, description, preview }, at) => (
              <li key={id}>
                <img src={preview} alt={description || t('picture', { number: at + 1 })} width={88} height={88} />
              </li>
            ))}
          </ul>
        )}
        <Text size="sm" tone="soft">
          {nickname}
        </Text>
        {hasSharedPictures && <Text size="sm">{t('sharedPictures')}</Text>}
      </Stack>
      <Button variant="secondary" isWide onClick={() => actor.send({ type: 'rewriting.requested' })}>
        {t('rewrite')}
      </Button>
    </>
  );
}
