import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsReporting,
  type UserContentRef,
} from '#machines/user-content/user-content.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useText } from '#src/messages/text.ts';
import { userContentText } from '#src/messages/user-content.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const reasons = ['offensive', 'advertising', 'personal-data', 'not-theirs'] as const;

/** The dialog that asks what is wrong with a picture. */
export function ReportPicture({ actor }: { actor: UserContentRef }) {
  const t = useText(userContentText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsReporting);
  const failure = useSelector(actor, selectFailure);
  const dismiss = () => actor.send({ type: 'report.dismissed' });
  const report = (data: FormData) => {
    const reason = reasons.find((one) => one === data.get('reason'));
    if (reason) actor.send({ type: 'report.submitted', reason });
  };
  return (
    <Dialog isOpen onClose={dismiss} title={t('report')} size="sm">
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
        <Button variant="quiet" onClick={dismiss}>
          {t('cancel')}
        </Button>
      </Form>
    </Dialog>
  );
}
