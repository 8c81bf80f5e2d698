import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { type AddressBookRef, selectRemovedId } from '#machines/address-book/address-book.selectors.ts';
import type { AddressBookParts } from '#src/flows/address-book/address-book.props.ts';
import { AddressBookView } from '#src/flows/address-book/AddressBookView.tsx';
import words from '#src/messages/compiled/en-US/address-book.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './address-book.model.ts';

/** The address form has walks of its own. Here it is a promise, and this form replaces its view. */
const parts: AddressBookParts = {
  AddressForm: ({ submit }) => (
    <form aria-label="Address">
      <button type="submit">{submit}</button>
    </form>
  ),
};

type Snapshot = ReturnType<AddressBookRef['getSnapshot']>;

const press = (screen: Screen, name: RegExp | string) => screen.getByRole('button', { name });
const worked = '1 Main Street';

const isListed = (screen: Screen, snapshot: Snapshot) => {
  const addresses = snapshot.context.addresses ?? [];
  screen.getByRole('heading', { level: 1, name: words.title });
  expect(screen.queryAllByRole('listitem').filter((one) => one.querySelector('address'))).toHaveLength(
    addresses.length,
  );
  expect(screen.queryByText(words.emptyTitle) !== null).toBe(addresses.length === 0);
  expect(screen.queryByRole('group', { name: words.removeTitle }) !== null).toBe(selectRemovedId(snapshot) !== null);
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <AddressBookView actor={actor} parts={parts} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'address.added': (user, screen, { event }) =>
      user.click(press(screen, event.kind === 'billing' ? words.addBilling : words.addDelivery)),
    'address.opened': (user, screen) => user.click(press(screen, new RegExp(`^Edit: .*${worked}`))),
    'editing.cancelled': (user, screen) => user.click(press(screen, words.cancel)),
    'main.requested': (user, screen) => user.click(press(screen, new RegExp(`^Make it main: .*${worked}`))),
    'removal.requested': (user, screen) => user.click(press(screen, new RegExp(`^Remove: .*${worked}`))),
    'removal.confirmed': (user, screen) => user.click(press(screen, words.removeConfirm)),
    'removal.dismissed': (user, screen) => user.click(press(screen, words.removeKeep)),
    'book.retried': (user, screen) => user.click(press(screen, words.retry)),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'book.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.listed.full': isListed,
    'signedIn.listed.empty': isListed,
    'signedIn.listed.refused': (screen, snapshot) => {
      isListed(screen, snapshot);
      screen.getByRole('alert');
    },
    'signedIn.editing': (screen, { context: { kind, chosen } }) => {
      const title = kind === 'billing' ? words.newBilling : words.newDelivery;
      screen.getByRole('heading', { level: 1, name: chosen ? words.editDelivery : title });
      screen.getByRole('form', { name: 'Address' });
    },
    'signedIn.confirming': isListed,
    'signedIn.removing': isListed,
    'signedIn.makingMain': isListed,
    'signedIn.refreshing': isListed,
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableBody),
    guest: (screen) => screen.getByRole('button', { name: 'Sign in' }),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
