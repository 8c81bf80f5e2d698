import type { PersonField, PersonRules } from '#machines/shared/person.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { dateFormat } from '#src/domain/date-format.ts';
import { masked } from '#src/domain/mask.ts';
import { nameFault, nameLength } from '#src/domain/person-name.ts';
import { phoneOf, writtenPhone } from '#src/domain/phone.ts';
import { isPostalCode } from '#src/domain/postal-code.ts';
import { birthDateFault, earliestBirthDate, minimalAgeIn, type SignUpFields } from '#src/domain/sign-up.ts';
import { fieldsText } from '#src/messages/fields.ts';
import { personText } from '#src/messages/person.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { FieldRow } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

interface Props {
  fields: SignUpFields;
  /** Null until they are loaded. */
  rules: PersonRules | null;
  /** The message of a refusal, if it is about this field. */
  errorOf: (field: PersonField) => string | null;
  /** What is known already. */
  values?: Readonly<Partial<Record<PersonField, string>>>;
}

/** The fields about the person: those that the form has in this locale. */
export function PersonFields({ fields, rules, errorOf, values = {} }: Props) {
  const t = useText(personText);
  const f = useText(fieldsText);
  const locale = useLocale() as LocaleCode;
  const country = countryOf(locale);
  const dayOf = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const minimalAge = minimalAgeIn(locale);
  const wordsOfName = (value: string): string | null => {
    const fault = nameFault(value);
    if (fault === null) return null;
    if (fault === 'tooShort') return t('nameShort', { count: nameLength.minLength });
    return fault === 'tooLong' ? f('tooLong', { count: nameLength.maxLength }) : t('nameInvalid');
  };
  const dateFault = (value: string): string | null => {
    const fault = birthDateFault(value, locale, rules?.now ?? 0);
    if (fault === null) return null;
    if (fault === 'tooYoung') return t('birthDateTooYoung', { minimalAge });
    if (fault === 'tooEarly') return t('birthDateTooEarly', { earliest: dayOf(earliestBirthDate) });
    return f('dateInvalid', { format: dateFormat(f('dateLetters')) });
  };
  const codeFault = (value: string): string | null =>
    rules && !isPostalCode(value, rules.postalCode)
      ? t('postalCodeInvalid', { example: rules.postalCodeExample })
      : null;
  const codeMask = rules?.postalCodeMask;
  return (
    <>
      {fields.firstName && (
        <FieldRow>
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name)}
              name={name}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={nameLength.maxLength}
              isRequired
              defaultValue={values[name] ?? ''}
              error={errorOf(name)}
              validate={wordsOfName}
            />
          ))}
        </FieldRow>
      )}
      {fields.birthDate && (
        <TextField
          label={t('birthDate')}
          description={t('birthDateHint', { minimalAge })}
          name="birthDate"
          type="date"
          autoComplete="bday"
          isRequired={fields.birthDate === 'required'}
          defaultValue={values.birthDate ?? ''}
          error={errorOf('birthDate')}
          validate={dateFault}
        />
      )}
      {fields.gender && (
        <SelectField
          label={t('gender')}
          name="gender"
          autoComplete="sex"
          placeholder={t('choose')}
          options={(['female', 'male', 'other'] as const).map((value) => ({ value, label: t(value) }))}
          isRequired={fields.gender === 'required'}
          defaultValue={values.gender ?? ''}
          error={errorOf('gender')}
        />
      )}
      {fields.phone && (
        <TextField
          label={t('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          isRequired={fields.phone === 'required'}
          defaultValue={values.phone ?? ''}
          error={errorOf('phone')}
          validate={(value) => (phoneOf(value, { country }) ? null : t('phoneInvalid'))}
          {...(rules ? { format: (value: string) => writtenPhone(value, rules) } : {})}
        />
      )}
      {fields.postalCode && (
        <TextField
          label={t('postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={12}
          isRequired={fields.postalCode === 'required'}
          defaultValue={values.postalCode ?? ''}
          error={errorOf('postalCode')}
          validate={codeFault}
          {...(codeMask ? { format: (value: string) => masked(codeMask, value) } : {})}
        />
      )}
    </>
  );
}
