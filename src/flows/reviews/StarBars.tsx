import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReviewsRef, selectQuery } from '#machines/reviews/reviews.selectors.ts';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { formatNumber } from '#src/domain/numerals.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, radius, space, text } from '#src/ui/theme/tokens.ts';

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

const bars = css`
  display: grid;
  gap: ${space[1]};

  & button {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) 2rem;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: var(--target);
    padding-inline: ${space[2]};
    border-radius: ${radius.sm};
    font-size: ${text.sm};
    text-align: start;
  }

  & button:hover {
    background: ${colour.sunken};
  }

  & button[aria-pressed='true'] {
    background: ${colour.sunken};
    font-weight: 600;
  }

  & button:disabled {
    color: ${colour.inkSoft};
    cursor: default;
  }
`;

const bar = css`
  height: 0.5rem;
  border-radius: ${radius.sm};
  background: linear-gradient(${colour.ink}, ${colour.ink}) no-repeat left / var(--share) 100% ${colour.line};
`;

/** The average, and how many gave how many stars; a row shows only its reviews, and pressed again all. */
export function StarBars({ actor, page }: { actor: ReviewsRef; page: ReviewPage }) {
  const t = useText(reviewsText);
  const locale = useLocale();
  const query = useSelector(actor, selectQuery);
  const { rating, distribution } = page;
  const most = rating?.reviewsCount ?? 0;
  return (
    <Stack gap={5}>
      {rating && (
        <div className={average}>
          <strong>{formatNumber(rating.score, locale, 1, 1)}</strong>
          <Stack gap={1}>
            <Rating score={rating.score} label={t('average', { score: rating.score })} />
            <Text size="sm" tone="soft">
              {t('count', { count: most })}
            </Text>
          </Stack>
        </div>
      )}
      <div className={bars} role="group" aria-label={t('byStars')}>
        {distribution.map((count, at) => {
          const stars = 5 - at;
          const isChosen = query.stars === stars;
          return (
            <button
              key={stars}
              type="button"
              aria-pressed={isChosen}
              disabled={count === 0}
              onClick={() => actor.send({ type: 'query.changed', query: { ...query, stars: isChosen ? null : stars } })}
            >
              <VisuallyHidden>{t('starsCount', { stars, count })}</VisuallyHidden>
              <span aria-hidden>{t('stars', { stars })}</span>
              <span
                aria-hidden
                className={bar}
                style={{ '--share': `${most ? (100 * count) / most : 0}%` } as object}
              />
              <span aria-hidden>{count}</span>
            </button>
          );
        })}
      </div>
      {query.stars !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => actor.send({ type: 'query.changed', query: { ...query, stars: null } })}
          >
            {t('all')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
