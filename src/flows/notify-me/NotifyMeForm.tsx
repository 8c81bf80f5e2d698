import { useSelector } from '@xstate/react';
import {
  type NotifyMeRef,
  selectEmail,
  selectFailure,
  selectIsBusy,
  selectIsDone,
  selectIsReading,
  selectSubject,
} from '#machines/notify-me/notify-me.selectors.ts';
import type { NotifyMeFields } from '#machines/notify-me/notify-me.types.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { notifyMeText } from '#src/messages/notify-me.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Returns the typed values. */
function fieldsOf(data: FormData): NotifyMeFields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    email: text('email'),
  };
}

export function NotifyMeForm({ actor }: { actor: NotifyMeRef }) {
  const t = useText(notifyMeText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  const subject = useSelector(actor, selectSubject);
  const isReading = useSelector(actor, selectIsReading);
  const email = useSelector(actor, selectEmail);
  if (isReading) return <Skeleton shape="block" />;
  if (isDone) return <Text role="status">{t('done')}</Text>;
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data) })}>
      <Text>
        <strong>{subject}</strong>
      </Text>
      <Text tone="soft">{t('promise')}</Text>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email ?? ''}
        maxLength={100}
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
