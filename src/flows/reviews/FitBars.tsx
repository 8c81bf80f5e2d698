import { useSelector } from '@xstate/react';
import { type ReviewsRef, selectQuery } from '#machines/reviews/reviews.selectors.ts';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { CountBars } from './CountBars.tsx';
import { fits } from './review-address.ts';

/** How many say that it runs small, true to size or large; nothing if nobody does. */
export function FitBars({ actor, page }: { actor: ReviewsRef; page: ReviewPage }) {
  const t = useText(reviewsText);
  const query = useSelector(actor, selectQuery);
  const { small, trueToSize, large } = page.fits;
  if (small + trueToSize + large === 0) return null;
  const counts = { small, 'true-to-size': trueToSize, large };
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {t('byFit')}
      </Heading>
      <CountBars
        label={t('byFit')}
        items={fits.map((fit) => {
          const isChosen = query.fit === fit;
          const label = t(`fits.${fit}`);
          return {
            id: fit,
            label,
            name: t('fitCount', { fit: label, count: counts[fit] }),
            count: counts[fit],
            isChosen,
            onPress: () => actor.send({ type: 'query.changed', query: { ...query, fit: isChosen ? null : fit } }),
          };
        })}
      />
    </Stack>
  );
}
