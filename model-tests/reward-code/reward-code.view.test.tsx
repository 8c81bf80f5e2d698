import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { RewardCodeSnapshot } from '#machines/reward-code/reward-code.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { RewardCodes } from '#src/flows/reward-code/RewardCodes.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/reward-code.gen.ts';
import { model, summit } from './reward-code.model.ts';

/** Two rewards pay parts of the order already. */
const cart: Cart = {
  ...addressedCart,
  payment_instruments: [
    {
      payment_instrument_id: summit.paymentInstrumentId,
      payment_method_id: 'REWARD_CODE',
      amount: 1000,
      currency: 'USD',
      lastFour: '9000',
    },
  ],
};

const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <RewardCodes actor={actor} cart={cart} isHeld={false} />,
  gestures: {
    'reward.submitted': async (user, screen, { event }) => {
      const field = screen.getByRole('textbox', { name: new RegExp(words.number) });
      await user.clear(field);
      await user.type(field, event.code);
      await user.click(button(screen, words.apply));
    },
    'reward.chosen': async (user, screen, { event }) => {
      const field = screen.getByRole<HTMLSelectElement>('combobox', { name: words.yours });
      expect([...field.options].map(({ text }) => text)).toEqual([
        'Reward code ending in 2060: $20.00 left',
        'Reward card ending in 0035: $35.00 left',
      ]);
      await user.selectOptions(field, event.reward.paymentInstrumentId);
      await user.click(button(screen, words.use));
    },
    'reward.removeRequested': (user, screen) => user.click(button(screen, 'Remove Reward code ending in 9000')),
    'reward.retried': (user, screen) => user.click(button(screen, words.retry)),
  },
  shows: {
    loading: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    none: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    unavailable: (screen) => screen.getByText(words.unavailable),
    editing: (screen, { context: { rewards, failure } }: RewardCodeSnapshot) => {
      screen.getByText('Reward code ending in 9000');
      expect(screen.queryAllByRole('combobox')).toHaveLength(rewards?.length === 0 ? 0 : 1);
      const said =
        failure &&
        (failure.errorId === 'API429'
          ? 'Too many tries. Try again in 59 minutes.'
          : (errorMessages[failure.errorId as 'REW140'] ?? errorMessages.API503));
      if (said) screen.getByText(said);
    },
    applying: (screen) => expect(button(screen, words.apply).getAttribute('aria-busy')).toBe('true'),
    choosing: (screen) => expect(button(screen, words.use).getAttribute('aria-busy')).toBe('true'),
    removing: (screen) =>
      expect(screen.getByRole('list', { name: words.title }).getAttribute('aria-busy')).toBe('true'),
  },
});
