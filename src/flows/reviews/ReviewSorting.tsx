import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ReviewsRef, selectQuery } from '#machines/reviews/reviews.selectors.ts';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useText } from '#src/messages/text.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { sorts } from './review-address.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 16rem));
  gap: ${space[4]};
`;

/** The order of the reviews, and the size that their authors bought. */
export function ReviewSorting({ actor, page }: { actor: ReviewsRef; page: ReviewPage }) {
  const t = useText(reviewsText);
  const query = useSelector(actor, selectQuery);
  return (
    <div className={row}>
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
      {page.sizes.length > 0 && (
        <SelectField
          name="size"
          label={t('bySize')}
          value={query.size ?? ''}
          options={[
            { value: '', label: t('allSizes') },
            ...page.sizes.map(({ value, label, count }) => ({ value, label: t('sizeCount', { size: label, count }) })),
          ]}
          onChange={(size) => actor.send({ type: 'query.changed', query: { ...query, size: size || null } })}
        />
      )}
    </div>
  );
}
