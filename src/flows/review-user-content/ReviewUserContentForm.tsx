import { useSelector } from '@xstate/react';
import {
  type ReviewUserContentRef,
  selectFailure,
  selectIsBusy,
  selectIsDone,
} from '#machines/review-user-content/review-user-content.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { reviewUserContentText } from '#src/messages/review-user-content.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const reasons = ['offensive', 'advertising', 'personal-data', 'off-topic'] as const;

/** What is wrong with the review. */
export function ReviewUserContentForm({ actor }: { actor: ReviewUserContentRef }) {
  const t = useText(reviewUserContentText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  if (isDone) return <Text role="status">{t('done')}</Text>;
  const report = (data: FormData) => {
    const reason = reasons.find((one) => one === data.get('reason'));
    if (reason) actor.send({ type: 'form.submitted', fields: { reason } });
  };
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => report(data)}>
      <Text tone="soft">{t('lead')}</Text>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <RadioGroup
        label={t('reason')}
        name="reason"
        options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
