import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type ReviewsRef,
  selectHasMore,
  selectIsFiltered,
  selectIsNarrowing,
  selectIsReadingOn,
  selectIsStuck,
  selectIsUnavailable,
  selectPage,
  selectProductId,
  selectQuery,
} from '#machines/reviews/reviews.selectors.ts';
import { ReadOn, VoicesSection } from '#src/flows/shared/VoicesSection.tsx';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { waiting } from '#src/ui/behaviour/waiting.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { FitBars } from './FitBars.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSorting } from './ReviewSorting.tsx';
import { StarBars } from './StarBars.tsx';

const found = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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

const noFilter = { stars: null, fit: null, size: null };

/** What customers say about a product: the stars and their spread beside the reviews. */
export function ReviewsView({
  actor,
  isLong,
  onWrite,
  onReport,
  onDialog,
}: {
  actor: ReviewsRef;
  /** Several reviews are expected. */
  isLong?: boolean;
  onWrite: () => void;
  onReport: (reviewId: string) => void;
  onDialog: OnDialog;
}) {
  const t = useText(reviewsText);
  const page = useSelector(actor, selectPage);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isNarrowing = useSelector(actor, selectIsNarrowing);
  const isReadingOn = useSelector(actor, selectIsReadingOn);
  const isStuck = useSelector(actor, selectIsStuck);
  const productId = useSelector(actor, selectProductId);
  const query = useSelector(actor, selectQuery);
  const isFiltered = useSelector(actor, selectIsFiltered);
  const hasMore = useSelector(actor, selectHasMore);
  return (
    <VoicesSection
      id="reviews"
      title={t('title')}
      invite={{ label: t('write'), onPress: onWrite }}
      unavailable={
        isUnavailable
          ? { title: t('unavailable'), label: t('retry'), onPress: () => actor.send({ type: 'reviews.retried' }) }
          : null
      }
      isLoading={!isUnavailable && !page}
      isLong={isLong}
    >
      {!isUnavailable && page && !page.rating && <Text tone="soft">{t('none')}</Text>}
      {!isUnavailable && page?.rating && (
        <div className={columns}>
          <Stack gap={5}>
            <StarBars actor={actor} page={page} />
            <FitBars actor={actor} page={page} />
          </Stack>
          <Stack gap={5}>
            <ReviewSorting actor={actor} page={page} />
            <div className={found}>
              <Text size="sm" tone="soft" role="status">
                {page.total > 0 ? t('count', { count: page.total }) : t('noMatch')}
              </Text>
              {isFiltered && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => actor.send({ type: 'query.changed', query: { ...query, ...noFilter } })}
                >
                  {t('all')}
                </Button>
              )}
            </div>
            <ul className={list} aria-busy={isNarrowing}>
              {page.reviews.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  productId={productId}
                  given={page.ownVotes[review.id] ?? null}
                  canTranslate={page.canTranslate}
                  onReport={onReport}
                  onDialog={onDialog}
                />
              ))}
            </ul>
            <ReadOn
              stuck={isStuck ? t('stuck') : null}
              more={
                hasMore || isReadingOn
                  ? { label: t('more'), onPress: () => actor.send({ type: 'more.requested' }) }
                  : null
              }
              isBusy={isReadingOn}
            />
          </Stack>
        </div>
      )}
    </VoicesSection>
  );
}
