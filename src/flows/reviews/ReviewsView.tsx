import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type ReviewsRef,
  selectHasMore,
  selectIsNarrowing,
  selectIsReadingOn,
  selectIsStuck,
  selectIsUnavailable,
  selectPage,
} from '#machines/reviews/reviews.selectors.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { waiting } from '#src/ui/behaviour/waiting.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSorting } from './ReviewSorting.tsx';
import { StarBars } from './StarBars.tsx';

const section = css`
  padding-block-end: clamp(3rem, 7vw, 6rem);
`;

const columns = css`
  display: grid;
  gap: ${space[6]};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space[8]};
    align-items: start;
  }
`;

const list = css`
  display: grid;
  gap: ${space[6]};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

/** What customers say about a product: the stars and their spread beside the reviews. */
export function ReviewsView({ actor }: { actor: ReviewsRef }) {
  const t = useText(reviewsText);
  const page = useSelector(actor, selectPage);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isNarrowing = useSelector(actor, selectIsNarrowing);
  const isReadingOn = useSelector(actor, selectIsReadingOn);
  const isStuck = useSelector(actor, selectIsStuck);
  const hasMore = useSelector(actor, selectHasMore);
  return (
    <Container as="section" aria-labelledby="reviews-title" className={section}>
      <Stack gap={6}>
        <Heading level={2} size="lg" id="reviews-title">
          {t('title')}
        </Heading>
        {isUnavailable && (
          <Notice
            tone="info"
            title={t('unavailable')}
            action={
              <Button variant="quiet" size="sm" onClick={() => actor.send({ type: 'reviews.retried' })}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {!isUnavailable && !page && (
          <div aria-busy>
            <Skeleton lines={6} />
          </div>
        )}
        {!isUnavailable && page && (
          <div className={columns}>
            <StarBars actor={actor} page={page} />
            <Stack gap={5}>
              <ReviewSorting actor={actor} />
              <Text size="sm" tone="soft" role="status">
                {t('count', { count: page.total })}
              </Text>
              <ul className={list} aria-busy={isNarrowing}>
                {page.reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} />
                ))}
              </ul>
              {isStuck && <Notice tone="error" isLive title={t('stuck')} />}
              {(hasMore || isReadingOn) && (
                <div>
                  <Button
                    variant="secondary"
                    isBusy={isReadingOn}
                    onClick={() => actor.send({ type: 'more.requested' })}
                  >
                    {t('more')}
                  </Button>
                </div>
              )}
            </Stack>
          </div>
        )}
      </Stack>
    </Container>
  );
}
