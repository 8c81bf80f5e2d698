import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import type { GiftCard } from '#machines/gift-card/gift-card.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { coveredCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { GiftCards } from '#src/flows/gift-card/GiftCards.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/gift-card.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './gift-card.model.ts';

/** One card pays part of the order already. */
const cart: Cart = { ...coveredCart, totals: { ...coveredCart.totals, total: 15000, remainingToPay: 1132 } };

const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const type =
  (press: string) =>
  async (user: UserEvent, screen: Screen, { event }: { event: { giftCard: GiftCard } }) => {
    const fields = { [words.number]: event.giftCard.number, [words.pin]: event.giftCard.pin };
    for (const [label, text] of Object.entries(fields)) {
      const field = screen.getByRole('textbox', { name: new RegExp(`^${label}(?! of)`) });
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(button(screen, press));
  };
const isBusy = (name: string) => (screen: Screen) =>
  expect(button(screen, name).getAttribute('aria-busy')).toBe('true');

const isEditing = (
  screen: Screen,
  { context: { offer, isOwn, balance, failure } }: SnapshotFrom<typeof giftCardMachine>,
) => {
  screen.getByText('Gift card ending in 0069');
  if (offer?.isOffered === false) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.apply}`) })).toBeNull();
    return;
  }
  expect(button(screen, words.apply).getAttribute('aria-busy')).not.toBe('true');
  if (balance) screen.getAllByText('$18.50 left on the gift card ending in 0028');
  const said =
    failure &&
    (failure.errorId === 'API429'
      ? 'Too many tries. Try again in 2 hours.'
      : (errorMessages[failure.errorId as 'GFC700'] ?? errorMessages.API503));
  if (said) screen.getByText(said);
  const isOfCard = failure?.errorId.startsWith('GFC') ?? false;
  expect(screen.getByRole('textbox', { name: new RegExp(words.number) }).getAttribute('aria-invalid')).toBe(
    isOfCard && !isOwn ? 'true' : null,
  );
  const ownPin = screen.queryByRole('textbox', { name: new RegExp(words.ownPin) });
  expect(ownPin !== null).toBe((offer?.own ?? []).length > 0);
  if (ownPin) expect(ownPin.getAttribute('aria-invalid')).toBe(isOfCard && isOwn ? 'true' : null);
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <GiftCards actor={actor} cart={cart} BotDefence={() => <p>Are you a person?</p>} />
    </Container>
  ),
  gestures: {
    'giftCard.submitted': type(words.apply),
    'ownGiftCard.submitted': async (user, screen, { event }) => {
      const pin = screen.getByRole('textbox', { name: new RegExp(words.ownPin) });
      await user.clear(pin);
      await user.type(pin, event.giftCard.pin);
      await user.click(button(screen, words.useOwn));
    },
    'balance.requested': type(words.check),
    'giftCard.removeRequested': (user, screen) => user.click(button(screen, 'Remove gift card ending in 0069')),
  },
  controls: {
    'giftCard.removeRequested': (screen) => screen.queryByRole('button', { name: /^Remove gift card/ }),
  },
  shows: {
    'editing.opening': unreachable('passed through'),
    'editing.reading': isEditing,
    'editing.ready': isEditing,
    checkingBalance: isBusy(words.check),
    provingForBalance: (screen) => screen.getByText('Are you a person?'),
    applying: (screen, { context: { isOwn } }) => isBusy(isOwn ? words.useOwn : words.apply)(screen),
    provingForPayment: (screen) => screen.getByText('Are you a person?'),
    removing: (screen) =>
      expect(screen.getByRole('list', { name: words.title }).getAttribute('aria-busy')).toBe('true'),
  },
});
