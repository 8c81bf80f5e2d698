import { useSelector } from '@xstate/react';
import {
  type EditProfileRef,
  selectFailure,
  selectIsBusy,
  selectRefusedField,
} from '#machines/edit-profile/edit-profile.selectors.ts';
import type { LoadedProfile, ProfileFields } from '#machines/edit-profile/edit-profile.types.ts';
import { inLocale, type LocaleCode, regionOf } from '#src/domain/locale.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { minimalAgeIn, type SignUpFields } from '#src/domain/sign-up.ts';
import { PersonFields } from '#src/flows/shared/PersonFields.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { editProfileText } from '#src/messages/edit-profile.ts';
import { personText } from '#src/messages/person.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';

const fields: SignUpFields = {
  firstName: 'required',
  lastName: 'required',
  birthDate: 'optional',
  gender: 'optional',
  phone: 'optional',
  postalCode: 'optional',
};
const sizes = /^\d{1,2}([.,]5)?$/;
const genders = ['female', 'male', 'other'] as const;

function fieldsIn(data: FormData): ProfileFields {
  const textOf = (name: string): string => String(data.get(name) ?? '').trim();
  const gender = genders.find((one) => one === data.get('gender'));
  const birthDate = textOf('birthDate');
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    phone: textOf('phone'),
    postalCode: textOf('postalCode'),
    preferredShoeSize: textOf('preferredShoeSize'),
    ...(birthDate ? { birthDate } : {}),
    ...(gender ? { gender } : {}),
  };
}

/**
 * The form, filled in with what is known. The typed text stays in the fields. Without script it is posted to the page
 * (src/server/posted-forms.ts).
 */
export function EditProfileForm({ actor, loaded }: { actor: EditProfileRef; loaded: LoadedProfile }) {
  const t = useText(editProfileText);
  const p = useText(personText);
  const locale = useLocale() as LocaleCode;
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const refused = useSelector(actor, selectRefusedField);
  const { consumerDetails, preferences } = loaded.profile;
  const { phone, ...known } = consumerDetails;
  const words = failure && (waitWords(failure) ?? wordsOf(failure));
  const errorOf = (field: typeof refused): string | null => {
    if (!failure || refused !== field) return null;
    return failure.errorId === 'PRO410' ? p('birthDateTooYoung', { minimalAge: minimalAgeIn(locale) }) : words;
  };
  const example = regionOf(locale) === 'NORA' ? '9.5' : locale === 'en-gb' ? '8.5' : '42,5';
  return (
    <Form
      method="post"
      action={inLocale(locale, '/account/profile')}
      data-fallback
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsIn(data) })}
    >
      <FormError>{refused === null && words}</FormError>
      <PersonFields
        fields={fields}
        rules={loaded.rules}
        errorOf={errorOf}
        values={{ ...known, ...(phone ? { phone: phoneOf(`+${phone}`, { country: null })?.abroad ?? phone } : {}) }}
      />
      <TextField
        label={t('shoeSize')}
        description={t('shoeSizeHint')}
        name="preferredShoeSize"
        inputMode="decimal"
        maxLength={4}
        isRequired={false}
        defaultValue={preferences.preferredShoeSize ?? ''}
        error={errorOf('preferredShoeSize')}
        validate={(value) => (sizes.test(value.trim()) ? null : t('shoeSizeInvalid', { example }))}
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
