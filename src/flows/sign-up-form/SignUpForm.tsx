import { useSelector } from '@xstate/react';
import type { ComponentType, MouseEvent } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import {
  type RefusedField,
  selectFailure,
  selectIsBusy,
  selectBotDefence,
  selectRefusedField,
  selectRules,
  type SignUpFormRef,
} from '#machines/sign-up-form/sign-up-form.selectors.ts';
import { countryOf, inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { internationalPhone } from '#src/domain/phone.ts';
import { enrollmentIn, minimalAgeIn, signUpFields } from '#src/domain/sign-up.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { PersonFields } from '#src/flows/shared/PersonFields.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useNewPassword } from '#src/flows/shared/useNewPassword.ts';
import { useSmsOptIn } from '#src/flows/sms-opt-in/index.ts';
import { personText } from '#src/messages/person.ts';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { NewPasswordField } from '#src/ui/form/NewPasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Consents } from './Consents.tsx';
import type { RetrievedPerson } from './retrieved-person.actors.ts';
import { originOf, type SignUpSearch } from './sign-up-origin.ts';
import { typedIn } from './typed.ts';

const atSignUp = { acquisitionType: 'Registered' } as const;

interface Props {
  actor: SignUpFormRef;
  /** Parameters of the URL (catalogue 2). */
  search: SignUpSearch;
  /** Fills in the fields, if something is known of the shopper. */
  person: RetrievedPerson | null;
  /** Offers a new password in the place of the form; without it the link leads to the page. */
  onForgot?: (event: MouseEvent) => void;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

/**
 * The form for a new account. The typed text stays in the fields. Without script it is posted to the page
 * (src/server/posted-forms.ts).
 */
export function SignUpForm({ actor, search, person, onForgot, BotDefence = LaterBotDefence }: Props) {
  const t = useText(signUpText);
  const p = useText(personText);
  const locale = useLocale() as LocaleCode;
  const wordsOf = useFailureWords();
  const newPassword = useNewPassword();
  const isBusy = useSelector(actor, selectIsBusy);
  const rules = useSelector(actor, selectRules);
  const failure = useSelector(actor, selectFailure);
  const named = useSelector(actor, selectRefusedField);
  const check = useSelector(actor, selectBotDefence);
  const smsOptIn = useSmsOptIn(
    { subscriptions: null, phone: internationalPhone(person?.phone ?? '', countryOf(locale)), isSentAlong: true },
    atSignUp,
  );
  const enrollment = enrollmentIn(locale, search.enrollment ?? 'standard');
  const origin = originOf(search);
  const fields = signUpFields(locale, enrollment);
  // A refusal of a field that this form does not have is shown above the form.
  const refused = named === null || named === 'email' || named === 'password' || fields[named] ? named : null;
  const errorOf = (field: RefusedField): string | null => {
    if (!failure || refused !== field) return null;
    if (failure.errorId === 'PRO410') return p('birthDateTooYoung', { minimalAge: minimalAgeIn(locale) });
    if (failure.errorId === 'API422' && field === 'password') return newPassword.invalid;
    // A wanted text message needs a phone, which is optional otherwise.
    if (failure.errorId === 'API422' && field === 'phone') return t('phoneForTexts');
    return wordsOf(failure);
  };
  return (
    <Form
      method="post"
      action={inLocale(locale, '/sign-up')}
      data-fallback
      isBusy={isBusy}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'phone')
          smsOptIn.send({ type: 'phone.changed', phone: internationalPhone(target.value, countryOf(locale)) });
      }}
      onSubmit={(_, data) => actor.send({ type: 'signUp.submitted', fields: typedIn(data, enrollment) })}
    >
      <FormError>{failure && refused === null && <FailureText failure={failure} onReset={onForgot} />}</FormError>
      <input type="hidden" name="enrollment" value={enrollment} />
      {origin.store && <input type="hidden" name="store" value={origin.store} />}
      {origin.campaign && <input type="hidden" name="campaignName" value={origin.campaign} />}
      {origin.leadSource && <input type="hidden" name="leadSource" value={origin.leadSource} />}
      <PersonFields fields={fields} rules={rules} errorOf={errorOf} values={person ?? {}} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={100}
        defaultValue={search.email ?? ''}
        isRequired
        error={errorOf('email')}
      />
      <NewPasswordField {...newPassword} label={t('password')} name="password" error={errorOf('password')} />
      <Consents fields={fields} smsOptIn={smsOptIn} />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
      {check && <BotDefence actor={check} />}
    </Form>
  );
}
