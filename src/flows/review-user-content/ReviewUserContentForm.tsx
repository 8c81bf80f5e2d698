import { useSelector } from '@xstate/react';
import {
  type ReviewUserContentRef,
  selectFailure,
  selectIsBusy,
  selectIsDone,
} from '#machines/review-user-content/review-user-content.selectors.ts';
import { ReportForm } from '#src/flows/shared/ReportForm.tsx';
import { reviewUserContentText } from '#src/messages/review-user-content.ts';
import { useText } from '#src/messages/text.ts';
import { Text } from '#src/ui/text/Text.tsx';

const reasons = ['offensive', 'advertising', 'personal-data', 'off-topic'] as const;

/** What is wrong with the review. */
export function ReviewUserContentForm({ actor }: { actor: ReviewUserContentRef }) {
  const t = useText(reviewUserContentText);
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  if (isDone) return <Text role="status">{t('done')}</Text>;
  return (
    <ReportForm
      lead={t('lead')}
      legend={t('reason')}
      reasons={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      submit={t('submit')}
      isBusy={isBusy}
      failure={failure}
      onReport={(reason) => actor.send({ type: 'form.submitted', fields: { reason } })}
    />
  );
}
