import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { rulesFor } from '#src/commerce/utilities/address-rules.ts';
import { countryList } from '#src/commerce/utilities/countries.ts';
import { AddressField } from '#src/flows/address-form/AddressField.tsx';
import { entryOf } from '#src/flows/address-form/address-input.ts';

it('keeps all of a long name and shows the maximum length', async () => {
  const rules = rulesFor('US', 'en-us', 'shipping');
  const rule = rules?.fields.find(({ name }) => name === 'lastName');
  if (!rules || !rule) throw new Error('no rule for the last name');
  const entry = entryOf(countryList('en-us').countries, 'US');
  render(
    <form>
      <AddressField rule={rule} rules={rules} entry={entry} address={null} section="shipping" error={null} />
    </form>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>(/Last name/);
  const name = 'Wolfeschlegelsteinhausenbergerdorff';
  await user.type(field, name);
  await user.tab();
  expect(field.value).toBe(name);
  screen.getByText('Value must not be longer than 30 characters');
});
