import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReviewsRef, selectQuery } from '#machines/reviews/reviews.selectors.ts';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { formatNumber } from '#src/domain/numerals.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { font, space } from '#src/ui/theme/tokens.ts';
import { CountBars } from './CountBars.tsx';

const average = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  & > strong {
    font-family: ${font.title};
    font-size: clamp(2.5rem, 6vw, 3.5rem);
    line-height: 1;
  }
`;

/** The average, and how many gave how many stars; a row shows only its reviews, and pressed again all. */
export function StarBars({ actor, page }: { actor: ReviewsRef; page: ReviewPage }) {
  const t = useText(reviewsText);
  const locale = useLocale();
  const query = useSelector(actor, selectQuery);
  const { rating, distribution } = page;
  return (
    <>
      {rating && (
        <div className={average}>
          <strong>{formatNumber(rating.score, locale, 1, 1)}</strong>
          <Stack gap={1}>
            <Rating score={rating.score} label={t('average', { score: rating.score })} />
            <Text size="sm" tone="soft">
              {t('count', { count: rating.reviewsCount })}
            </Text>
          </Stack>
        </div>
      )}
      <CountBars
        label={t('byStars')}
        items={distribution.map((count, at) => {
          const stars = 5 - at;
          const isChosen = query.stars === stars;
          return {
            id: String(stars),
            label: t('stars', { stars }),
            name: t('starsCount', { stars, count }),
            count,
            isChosen,
            onPress: () => actor.send({ type: 'query.changed', query: { ...query, stars: isChosen ? null : stars } }),
          };
        })}
      />
    </>
  );
}
