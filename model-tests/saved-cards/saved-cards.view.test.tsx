import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { type SavedCardsRef, selectRemovedId } from '#machines/saved-cards/saved-cards.selectors.ts';
import type { SavedCardsParts } from '#src/flows/saved-cards/saved-cards.props.ts';
import { SavedCardsView } from '#src/flows/saved-cards/SavedCardsView.tsx';
import errorWords from '#src/messages/compiled/en-US/errors.gen.ts';
import giftCardWords from '#src/messages/compiled/en-US/gift-card.gen.ts';
import words from '#src/messages/compiled/en-US/saved-cards.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { giftCard, model } from './saved-cards.model.ts';

type Snapshot = ReturnType<SavedCardsRef['getSnapshot']>;

/** The card fields and the check have walks of their own; here they are promises. */
const parts: SavedCardsParts = {
  CardFields: () => <p>The fields</p>,
  CardButton: ({ children }) => <button type="button">{children}</button>,
  BotDefence: () => <p>The check</p>,
};

const press = (screen: Screen, name: RegExp | string) => screen.getByRole('button', { name });

const isListed = (screen: Screen, snapshot: Snapshot) => {
  const { cards, giftCards } = snapshot.context.wallet ?? { cards: [], giftCards: [] };
  expect(screen.queryAllByText(/ending in/)).toHaveLength(cards.length + giftCards.length);
  expect(screen.queryAllByText(words.default)).toHaveLength(
    [...cards, ...giftCards].filter((one) => one.isDefault).length,
  );
  for (const { balance } of giftCards) screen.getByText(balance === undefined ? words.balanceUnknown : '$18.50 left');
  expect(screen.queryByText(words.emptyTitle) !== null).toBe(cards.length === 0);
  expect(screen.queryByRole('group', { name: words.removeTitle }) !== null).toBe(selectRemovedId(snapshot) !== null);
};
const isSaving = (screen: Screen) => expect(press(screen, /^Save the card/).getAttribute('aria-busy')).toBe('true');

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <SavedCardsView actor={actor} parts={parts} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'card.added': (user, screen) => user.click(press(screen, words.add)),
    'giftCard.added': (user, screen) => user.click(press(screen, words.addGiftCard)),
    'giftCard.submitted': async (user, screen) => {
      const fields = { [giftCardWords.number]: giftCard.number, [giftCardWords.pin]: giftCard.pin };
      for (const [label, text] of Object.entries(fields)) {
        const field = screen.getByRole('textbox', { name: new RegExp(label) });
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(press(screen, words.saveGiftCard));
    },
    'adding.cancelled': (user, screen) => user.click(press(screen, words.cancel)),
    'default.chosen': (user, screen) => user.click(press(screen, /^Make it the default: .*0005/)),
    'removal.requested': (user, screen) => user.click(press(screen, /^Remove: .*0005/)),
    'removal.confirmed': (user, screen) => user.click(press(screen, words.removeConfirm)),
    'removal.dismissed': (user, screen) => user.click(press(screen, words.removeKeep)),
    'cards.retried': (user, screen) => user.click(press(screen, words.retry)),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'cards.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.listed.full': isListed,
    'signedIn.listed.empty': isListed,
    'signedIn.adding.typing': (screen) => screen.getByText('The fields'),
    'signedIn.adding.proving': isSaving,
    'signedIn.adding.saving': isSaving,
    'signedIn.adding.checking': (screen) => screen.getByText('The check'),
    'signedIn.addingGiftCard.typing': (screen, { context: { failure } }) => {
      const number = screen.getByRole('textbox', { name: new RegExp(giftCardWords.number) });
      expect(number.getAttribute('aria-invalid')).toBe(failure ? 'true' : null);
      if (failure) screen.getByText(errorWords.GFC700);
    },
    'signedIn.addingGiftCard.saving': (screen) =>
      expect(press(screen, /^Save the gift card/).getAttribute('aria-busy')).toBe('true'),
    'signedIn.addingGiftCard.checking': (screen) => screen.getByText('The check'),
    'signedIn.addingGiftCard.notifying': (screen) => {
      const number = screen.getByRole('textbox', { name: new RegExp(giftCardWords.number) });
      expect(number).toHaveProperty('value', giftCard.number);
    },
    'signedIn.makingDefault': isListed,
    'signedIn.confirming': isListed,
    'signedIn.removing': isListed,
    'signedIn.notifying': isListed,
    'signedIn.refreshing': isListed,
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableBody),
    guest: (screen) => screen.getByRole('button', { name: 'Sign in' }),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
