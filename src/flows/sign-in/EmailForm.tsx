import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { selectEmail, selectIsBusy, type SignInRef } from '#machines/sign-in/sign-in.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { typedEmail } from '#src/flows/shared/typed-email.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField, TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { isPlainClick, Link } from '#src/ui/text/Link.tsx';
import { focusStep } from '#src/flows/shared/focusStep.ts';
import { scripted } from '#src/ui/text/scripted.ts';

interface Props {
  actor: SignInRef;
  /** On the page, whose form is posted without script: the page that the sign-in leads to. */
  returnTo?: string | undefined;
}

/**
 * The first step: the email alone, or a passkey instead of it. Without script it is the whole form, which is posted to
 * the page.
 */
export function EmailForm({ actor, returnTo }: Props) {
  const t = useText(signInText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const email = useSelector(actor, selectEmail);
  const isPage = returnTo !== undefined;
  const signUp = (event: MouseEvent) => {
    if (isPage && !isPlainClick(event)) return;
    event.preventDefault();
    actor.send({ type: 'signUp.chosen', email: typedEmail(event.currentTarget) });
  };
  return (
    <Form
      isBusy={isBusy}
      {...(isPage ? { method: 'post', action: inLocale(locale, '/sign-in'), 'data-fallback': true } : {})}
      onSubmit={(_, data) => actor.send({ type: 'email.submitted', email: String(data.get('email')).trim() })}
    >
      {isPage && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={100}
        defaultValue={email}
        {...(email === '' ? {} : { ref: focusStep })}
        isRequired
      />
      {isPage && (
        <noscript>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            isRequired
          />
          <Link href={inLocale(locale, '/forgot-password')} variant="standalone">
            {t('forgot')}
          </Link>
          <Button type="submit" variant="accent" size="lg" isWide>
            {t('submit')}
          </Button>
        </noscript>
      )}
      <div className={scripted}>
        <Stack gap={5}>
          <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
            {t('continue')}
          </Button>
          <Button
            variant="secondary"
            isWide
            disabled={isBusy}
            onClick={(event) => actor.send({ type: 'passkey.chosen', email: typedEmail(event.currentTarget) })}
          >
            {t('passkey')}
          </Button>
        </Stack>
      </div>
      {isPage ? (
        <ButtonLink href={inLocale(locale, '/sign-up')} variant="secondary" isWide onClick={signUp}>
          {t('signUp')}
        </ButtonLink>
      ) : (
        <Button variant="secondary" isWide onClick={signUp}>
          {t('signUp')}
        </Button>
      )}
    </Form>
  );
}
