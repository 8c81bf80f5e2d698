import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import {
  type ResetPasswordRef,
  selectEmail,
  selectFailure,
  selectIsBusy,
  selectBotDefence,
  selectRefusedField,
} from '#machines/reset-password/reset-password.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { resetPasswordText } from '#src/messages/reset-password.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';

interface Props {
  actor: ResetPasswordRef;
  BotDefence: ComponentType<{ actor: BotDefenceRef }>;
}

/** The form that asks for a link. Without script it is posted to the page (src/server/posted-forms.ts). */
export function LinkForm({ actor, BotDefence }: Props) {
  const t = useText(resetPasswordText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const email = useSelector(actor, selectEmail);
  const failure = useSelector(actor, selectFailure);
  const isEmailRefused = useSelector(actor, selectRefusedField) === 'email';
  const check = useSelector(actor, selectBotDefence);
  const words = failure && (waitWords(failure) ?? wordsOf(failure));
  return (
    <Form
      method="post"
      action={inLocale(locale, '/forgot-password')}
      data-fallback
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'link.requested', email: String(data.get('email')).trim() })}
    >
      <FormError>{failure && !isEmailRefused && <FailureText failure={failure} />}</FormError>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={100}
        defaultValue={email ?? ''}
        isRequired
        error={isEmailRefused ? words : null}
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('ask')}
      </Button>
      {check && <BotDefence actor={check} />}
    </Form>
  );
}
