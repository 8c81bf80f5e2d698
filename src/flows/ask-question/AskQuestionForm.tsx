import { useSelector } from '@xstate/react';
import {
  type AskQuestionRef,
  selectDraft,
  selectFailure,
  selectIsBusy,
  selectIsDone,
  selectIsGuest,
  selectIsUnavailable,
} from '#machines/ask-question/ask-question.selectors.ts';
import type { AskQuestionFields } from '#machines/ask-question/ask-question.types.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { askQuestionText } from '#src/messages/ask-question.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Returns the typed values. */
function fieldsOf(data: FormData): AskQuestionFields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    text: text('text'),
    nickname: text('nickname'),
  };
}

interface Props {
  actor: AskQuestionRef;
  onSignIn: () => void;
  onSignUp: () => void;
}

/** The question and the name that is shown with it, or the way to the sign-in. */
export function AskQuestionForm({ actor, onSignIn, onSignUp }: Props) {
  const t = useText(askQuestionText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  const isGuest = useSelector(actor, selectIsGuest);
  const draft = useSelector(actor, selectDraft);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isDone) return <Text role="status">{t('done')}</Text>;
  if (isUnavailable)
    return (
      <Stack gap={5}>
        <Notice tone="error" isLive title={t('unavailable')} />
        <Button variant="secondary" isWide onClick={() => actor.send({ type: 'question.retried' })}>
          {t('retry')}
        </Button>
      </Stack>
    );
  if (isGuest)
    return (
      <Stack gap={5}>
        <Text role="status">{t('guest')}</Text>
        <Button isWide onClick={onSignIn}>
          {t('signIn')}
        </Button>
        <Button variant="secondary" isWide onClick={onSignUp}>
          {t('signUp')}
        </Button>
      </Stack>
    );
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data) })}>
      <Text tone="soft">{t('lead')}</Text>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <TextField label={t('text')} name="text" rows={4} defaultValue={draft?.text ?? ''} isRequired />
      <TextField
        label={t('nickname')}
        name="nickname"
        description={t('nicknameHint')}
        maxLength={40}
        defaultValue={draft?.nickname ?? ''}
        autoComplete="nickname"
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
