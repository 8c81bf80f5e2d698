import type { Address, AddressFieldRule, AddressRules, CountryEntry } from '#openapi/generated/waymark.gen.ts';
import { masked } from '#src/domain/mask.ts';
import { writtenPhone } from '#src/domain/phone.ts';
import { addressText } from '#src/messages/address.ts';
import { fieldsText } from '#src/messages/fields.ts';
import type { PlainKey } from '#src/messages/message.ts';
import { useText } from '#src/messages/text.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { type FieldName, faultOf, isPhone, normalised, shownValue } from './address-input.ts';

const isKey = (key: string): key is PlainKey<typeof addressText.en> => key in addressText.en;

const hints: Partial<Record<FieldName, PlainKey<typeof addressText.en>>> = {
  email: 'emailHint',
  phone: 'phoneHint',
  recipientContactPhone: 'recipientContactPhoneHint',
};

/** One field from its rule: label, input mode, autocomplete and error. */
export function AddressField(props: {
  rule: AddressFieldRule;
  rules: AddressRules;
  entry: CountryEntry;
  address: Address | null;
  section: string;
  error: string | null;
}) {
  const { rule, rules, entry, address, section, error } = props;
  const t = useText(addressText);
  const f = useText(fieldsText);
  const key = rule.labelKey.replace('address.', '');
  const common = {
    name: rule.name,
    label: t(isKey(key) ? key : rule.name),
    autoComplete: rule.name === 'email' ? 'email' : `${section} ${rule.autocomplete}`,
    isRequired: rule.required,
    defaultValue: shownValue(rule, address, entry),
    error,
  };
  if (rule.name === 'province' && rules.provinces.length > 0) {
    return (
      <SelectField
        {...common}
        placeholder={t('chooseProvince')}
        options={rules.provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
    );
  }

  const words = (value: string): string | null => {
    const fault = faultOf(rule, normalised(rule, value, entry.code), entry.code);
    // The field itself shows the errors for a missing value and an invalid e-mail address.
    if (fault === null || fault === 'missing') return null;
    if (isPhone(rule)) return t('phoneInvalid');
    if (rule.name === 'postalCode' && rules.postalCodeExample)
      return t('postalCodeInvalid', { example: rules.postalCodeExample });
    if (fault === 'wrongLength') return f('wrongLength', { count: rule.minLength ?? 0 });
    if (fault === 'tooShort') return t('tooShort', { count: rule.minLength ?? 0 });
    if (fault === 'tooLong') return t('tooLong', { count: rule.maxLength ?? 0 });
    return t(rule.name === 'firstName' || rule.name === 'lastName' ? 'nameInvalid' : 'invalid');
  };
  const { mask } = rule;
  const hint = hints[rule.name];
  return (
    <TextField
      {...common}
      type={rule.name === 'email' ? 'email' : isPhone(rule) ? 'tel' : 'text'}
      inputMode={rule.inputMode}
      validate={words}
      {...(hint ? { description: t(hint) } : {})}
      {...(rule.name === 'email' ? { autoCapitalize: 'none' as const } : {})}
      {...(mask ? { format: (value: string) => masked(mask, value) } : {})}
      {...(isPhone(rule) ? { format: (value: string) => writtenPhone(value, entry) } : {})}
    />
  );
}
