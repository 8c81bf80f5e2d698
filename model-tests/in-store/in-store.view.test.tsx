import { type Screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { AssociateScreen } from '#src/flows/in-store/AssociateScreen.tsx';
import { StoreBar } from '#src/flows/in-store/StoreBar.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/in-store.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model, stores } from './in-store.model.ts';

type Shown = { context: { failure: { errorId: string } | null } };

const bar = (screen: Screen) => within(screen.getByRole('region', { name: words.bar }));
const isBusy = (button: HTMLElement) => expect(button.getAttribute('aria-busy')).toBe('true');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name });
const failed = (screen: Screen, { context: { failure } }: Shown) => {
  if (failure)
    expect(screen.getByRole('alert').textContent).toContain(
      errorMessages[failure.errorId as 'STR404'] ?? errorMessages.API503,
    );
  else expect(screen.queryByRole('alert')).toBeNull();
};
const noBar = (screen: Screen) => expect(screen.queryByRole('region', { name: words.bar })).toBeNull();
const ending = (screen: Screen) => {
  isBusy(bar(screen).getByRole('button'));
};
const lost = (screen: Screen) => {
  screen.getByText(words.lost);
  button(screen, words.retry);
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <AssociateScreen actor={actor} Form={() => <p>Who are you?</p>} />
      <StoreBar actor={actor} />
    </Container>
  ),
  gestures: {
    'associate.recognised': fromPort('watchSession'),
    'customer.recognised': fromPort('watchSession'),
    'nobody.recognised': fromPort('watchSession'),
    'sale.begunElsewhere': fromPort('watchSale'),
    'sale.endedElsewhere': fromPort('watchSale'),
    'store.chosen': async (user, screen, { event }) => {
      await user.selectOptions(screen.getByLabelText(words.storeLabel), event.storeId);
      await user.click(button(screen, words.storeSubmit));
    },
    'store.reconsidered': (user, screen) => user.click(button(screen, words.anotherStore)),
    'seller.chosen': async (user, screen) => {
      await user.click(screen.getByRole('radio', { name: 'Rory O.' }));
      await user.click(button(screen, words.sellerSubmit));
    },
    'retry.requested': (user, screen) => user.click(button(screen, words.retry)),
    'signOut.requested': (user, screen) => user.click(button(screen, words.signOut)),
    'ending.requested': (user, screen, { snapshot }) =>
      user.click(snapshot.matches('choosingStore') ? button(screen, words.signOut) : bar(screen).getByRole('button')),
  },
  shows: {
    recognising: noBar,
    none: noBar,
    signingIn: (screen) => {
      screen.getByText('Who are you?');
      noBar(screen);
    },
    withoutForm: lost,
    customer: (screen, snapshot) => {
      heading(screen, words.customer);
      failed(screen, snapshot);
    },
    makingRoom: (screen) => isBusy(button(screen, words.signOut)),
    'choosingStore.loadingStores': noBar,
    'choosingStore.withoutStores': lost,
    'choosingStore.store': (screen, snapshot) => {
      heading(screen, words.store);
      expect(screen.getAllByRole('option', { hidden: true }).length).toBeGreaterThanOrEqual(stores.length);
      failed(screen, snapshot);
    },
    'choosingStore.loadingSellers': (screen) => isBusy(button(screen, words.storeSubmit)),
    'choosingStore.seller': (screen, snapshot) => {
      heading(screen, words.seller.replace('{store}', 'Waymark Boulder'));
      failed(screen, snapshot);
    },
    'choosingStore.keeping': (screen) => isBusy(button(screen, words.sellerSubmit)),
    active: (screen) => {
      bar(screen).getByText(words.barStore.replace('{store}', 'Waymark Boulder'));
      bar(screen).getByText(words.barSeller.replace('{name}', 'Rory O.'));
      heading(screen, words.selling);
    },
    'clearing.forgettingCustomer': ending,
    'clearing.removing': ending,
    'clearing.signingOut': (screen) => {
      ending(screen);
      bar(screen).getByText(words.ending);
      expect(bar(screen).queryByText(/Rory/)).toBeNull();
    },
    'clearing.stillSignedIn': (screen) => bar(screen).getByText(words.stillSignedIn),
    'clearing.leaving': ending,
  },
});
