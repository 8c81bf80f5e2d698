import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReviewsRef, selectQuery } from '#machines/reviews/reviews.selectors.ts';
import type { ReviewSort } from '#machines/reviews/reviews.types.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';

const sorts = ['helpful', 'newest', 'highest', 'lowest'] as const satisfies readonly ReviewSort[];

const narrow = css`
  max-width: 16rem;
`;

/** The order of the reviews. */
export function ReviewSorting({ actor }: { actor: ReviewsRef }) {
  const t = useText(reviewsText);
  const query = useSelector(actor, selectQuery);
  return (
    <div className={narrow}>
      <SelectField
        name="sort"
        label={t('sort')}
        value={query.sort}
        options={sorts.map((id) => ({ value: id, label: t(id) }))}
        onChange={(id) => {
          const sort = sorts.find((one) => one === id);
          if (sort) actor.send({ type: 'query.changed', query: { ...query, sort } });
        }}
      />
    </div>
  );
}
