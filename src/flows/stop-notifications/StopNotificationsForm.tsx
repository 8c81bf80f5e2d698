import { useSelector } from '@xstate/react';
import {
  type StopNotificationsRef,
  selectFailure,
  selectIsBusy,
  selectIsDone,
} from '#machines/stop-notifications/stop-notifications.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { stopNotificationsText } from '#src/messages/stop-notifications.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export function StopNotificationsForm({ actor }: { actor: StopNotificationsRef }) {
  const t = useText(stopNotificationsText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  if (isDone) return <Text role="status">{t('done')}</Text>;
  return (
    <Form isBusy={isBusy} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <Text>{t('about')}</Text>
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
