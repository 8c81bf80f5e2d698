import { useSelector } from '@xstate/react';
import {
  selectCanChooseCountry,
  selectCountries,
  selectCountry,
  selectForm,
} from '#machines/address-form/address-form.selectors.ts';
import { addressText } from '#src/messages/address.ts';
import { useText } from '#src/messages/text.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

/** A delivery address is in the shop's country; a billing address may be in any country. */
export function CountryField({ actor }: { actor: AddressFormRef }) {
  const t = useText(addressText);
  const form = useSelector(actor, selectForm);
  const country = useSelector(actor, selectCountry);
  const countries = useSelector(actor, selectCountries);
  const canChoose = useSelector(actor, selectCanChooseCountry);
  if (form === 'shipping') {
    const name = countries.find(({ code }) => code === country)?.name ?? country;
    return (
      <Text size="sm" tone="soft">
        {t('shipsTo', { country: name })}
      </Text>
    );
  }
  return (
    <SelectField
      name="country"
      label={t('country')}
      autoComplete="billing country"
      value={country}
      isDisabled={!canChoose}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(chosen) => actor.send({ type: 'country.chosen', country: chosen })}
    />
  );
}
