import type { Screen } from '@testing-library/react';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { type CollectionPointParts, CollectionPointView } from '#src/flows/collection-point/CollectionPointView.tsx';
import words from '#src/messages/compiled/en-US/collection-point.gen.ts';
import stores from '#src/messages/compiled/en-US/stores.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { brewerStreet } from './collection-point.fixtures.ts';
import { model } from './collection-point.model.ts';

/** The address form has walks of its own. Here it is a promise, and this form replaces its view. */
const parts: CollectionPointParts = {
  AddressForm: ({ submit }) => (
    <form aria-label="Who">
      <button type="submit">{submit}</button>
    </form>
  ),
};

const says = (text: string) => (screen: Screen) => screen.getByText(text);
const busy = says(words.searching);
const choose = { name: `Collect here: ${brewerStreet.name}` };

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <CollectionPointView actor={actor} parts={parts} />
    </Container>
  ),
  gestures: {
    'place.submitted': async (user, screen, { event: { place } }) => {
      const field = screen.getByLabelText(words.place);
      await user.clear(field);
      await user.type(field, place);
      await user.click(screen.getByRole('button', { name: words.search }));
    },
    'position.requested': (user, screen) => user.click(screen.getByRole('button', { name: stores.useLocation })),
    'search.retried': (user, screen) => user.click(screen.getByRole('button', { name: stores.retry })),
    'point.chosen': (user, screen) => user.click(screen.getByRole('button', choose)),
    'point.reopened': (user, screen) => user.click(screen.getByRole('button', { name: words.other })),
  },
  controls: {
    'search.retried': (screen) => screen.queryByRole('button', { name: stores.retry }),
    'point.chosen': (screen) => screen.queryByRole('button', choose),
    'point.reopened': (screen) => screen.queryByRole('button', { name: words.other }),
  },
  shows: {
    'looking.asking': says(words.ask),
    'looking.agreeing': busy,
    'looking.locating': busy,
    'looking.denied': says(stores.deniedTitle),
    'looking.unlocated': says(stores.unlocatedTitle),
    'looking.searching': busy,
    'looking.results': (screen) => {
      screen.getByRole('heading', { name: brewerStreet.name });
      screen.getByText('63 Brewer Street, London W1F 9UL');
      screen.getByText(/^Parcelway · (Open today: 7:00\sAM\s–\s10:00\sPM|Open today: 07:00–22:00|Closed today)$/);
      screen.getByText(/^Mon/);
      screen.getByText(words.closed);
      screen.getByText('0.4 mi');
    },
    'looking.noneFound': says(words.noneTitle),
    'looking.failed': says(words.failed),
    naming: (screen) => {
      screen.getByRole('heading', { name: words.whoTitle });
      screen.getByRole('form', { name: 'Who' });
      screen.getByText(brewerStreet.name);
    },
    leaving: unreachable('passed through'),
    gone: says(words.whoTitle),
  },
});
