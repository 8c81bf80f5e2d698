import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddressForm } from '#src/flows/address-form/AddressForm.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import type { AddressFormContext } from '#machines/address-form/address-form.types.ts';
import addressWords from '#src/messages/compiled/en-US/address.gen.ts';
import { contact, model, noBox, typed } from './address-form.model.ts';

const submit = (screen: Screen) => screen.getByRole('button', { name: /^Save/ });
const isBusy = (screen: Screen) => {
  if (submit(screen).getAttribute('aria-busy') !== 'true') throw new Error('nothing says that an answer is waited for');
};

const labels: readonly (readonly [string, string | undefined])[] = [
  ['Email', typed.email],
  ['First name', typed.firstName],
  ['Last name', typed.lastName],
  ['Street address', typed.addressLine1],
  ['City', typed.city],
  ['ZIP code', typed.postalCode],
  ['Phone', typed.phone],
];

async function fill(user: UserEvent, screen: Screen, isKept: boolean): Promise<void> {
  for (const [label, text = ''] of labels) {
    const field = screen.queryByRole<HTMLInputElement>('textbox', { name: label });
    if (!field) continue;
    await user.clear(field);
    await user.type(field, text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CO');
  const keep = screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Save to my addresses' });
  if (keep && keep.checked !== isKept) await user.click(keep);
  await user.click(submit(screen));
}

const form = (screen: Screen, { context }: { context: AddressFormContext }) => {
  const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
  if (context.address === null && context.contact !== null && value !== contact.firstName)
    throw new Error('a customer types what the profile knows');
  if (context.address !== null && value !== context.address.firstName)
    throw new Error('what was typed is not there any more');
  if (context.asksEmail !== (screen.queryByRole('textbox', { name: 'Email' }) !== null))
    throw new Error('the email field is shown where it should not be, or is missing');
  const offersNews = screen.queryByRole('checkbox', { name: addressWords.newsletter }) !== null;
  if (offersNews !== (context.asksEmail && context.contact === null))
    throw new Error('the newsletter is offered to a customer who has it, or not to somebody who may not');
};

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <AddressForm SmsNews={() => null} actor={actor} submit="Save" />
    </Container>
  ),
  gestures: {
    'address.submitted': (user, screen, { event }) =>
      event.address.addressId
        ? user.click(screen.getByRole('button', { name: /^(Deliver|Send the bill) here: Maya Chen, 1600 Pearl/ }))
        : fill(user, screen, event.isKept ?? false),
    'address.typed': (user, screen) => user.type(screen.getByRole('textbox', { name: 'City' }), 'a'),
    'keeping.passed': (user, screen) => user.click(submit(screen)),
    'suggestion.accepted': (user, screen) =>
      user.click(screen.getByRole('button', { name: 'Use the suggested address' })),
    'suggestion.declined': (user, screen) => user.click(screen.getByRole('button', { name: 'Keep mine' })),
    'address.reopened': (user, screen) => user.click(screen.getByRole('button', { name: 'Edit the address' })),
    'country.chosen': (user, screen, { event }) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), event.country),
    'form.retried': (user, screen) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'customer.arrived': fromPort('watchSession'),
  },
  controls: {
    'country.chosen': (screen) => screen.queryByRole('combobox', { name: 'Country' }),
    'suggestion.accepted': (screen) => screen.queryByRole('button', { name: 'Use the suggested address' }),
    'form.retried': (screen) => screen.queryByRole('button', { name: 'Try again' }),
  },
  shows: {
    opening: unreachable('passed through'),
    loadingRules: (screen, { context }) => {
      if (context.rules === null) screen.getByText('Loading the address form');
    },
    unavailable: (screen) => screen.getByText('The form did not load'),
    editing: form,
    validating: isBusy,
    suggesting: (screen) => {
      screen.getByText('1600 Pearl Street');
      screen.getByText('1600 Pearl');
    },
    saving: (screen, { context }) => {
      if (context.suggestion === null) isBusy(screen);
    },
    refused: (screen, snapshot) => {
      form(screen, snapshot);
      if (snapshot.context.failure?.errorId === noBox.errorId)
        screen.getByText('We cannot ship to a PO box. Enter a street address.');
      // The messages of outages load with the first of them, and replace the title.
      else screen.getByText(/^(We cannot use this address yet|The problem is on our side)$/);
    },
    keeping: isBusy,
    unkept: (screen) => screen.getByText('This address is in your address book already.'),
    saved: unreachable('the form closes and the checkout continues'),
  },
});
