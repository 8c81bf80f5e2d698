import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { RewardsSnapshot } from '#machines/rewards/rewards.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { Rewards } from '#src/flows/rewards/Rewards.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/rewards.gen.ts';
import { few, model, theo } from './rewards.model.ts';

/** With a voucher of an earlier visit, so that the view offers both choosing and removing one. */
const withVoucher: Cart = {
  ...addressedCart,
  payment_instruments: [
    { payment_instrument_id: 'pi-1', payment_method_id: 'LOYALTY_POINTS', amount: 500, currency: 'USD', points: 500 },
  ],
};

const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

walkView(model, {
  cover: 'edges',
  axe: {
    ignore: {
      'landmark-unique': 'a page has one of these landmarks: the test renders it twice, with and without a voucher',
    },
  },
  render: ({ actor }) => (
    <>
      <Rewards actor={actor} cart={addressedCart} isHeld={false} />
      <Rewards actor={actor} cart={withVoucher} isHeld={false} />
    </>
  ),
  gestures: {
    'voucher.chosen': async (user, screen, { event }) => {
      const field = screen.getByRole<HTMLSelectElement>('combobox', { name: words.voucher });
      expect([...field.options].map(({ text }) => text)).toEqual([
        '2,000 points for $25',
        '1,000 points for $12',
        '500 points for $5',
      ]);
      await user.selectOptions(field, String(event.points));
      await user.click(button(screen, words.use));
    },
    'voucher.removeRequested': (user, screen) => user.click(button(screen, words.remove)),
    'rewards.retried': async (user, screen) => {
      const [first] = screen.getAllByRole('button', { name: words.retry });
      if (first) await user.click(first);
    },
  },
  shows: {
    loading: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    none: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    unavailable: (screen) => screen.getAllByText(words.unavailable),
    offering: (screen, { context: { loyalty, failure } }: RewardsSnapshot) => {
      const points = loyalty?.points ?? 0;
      screen.getAllByText(`You have ${points.toLocaleString('en-US')} points.`);
      screen.getByText('Voucher for 500 points');
      if (loyalty !== theo) screen.getByText(loyalty === few ? 'Vouchers begin at 500 points.' : words.noneFits);
      const said = failure && (errorMessages[failure.errorId as 'REW140'] ?? errorMessages.API503);
      if (said) screen.getAllByText(said);
    },
    applying: (screen) => expect(button(screen, words.use).getAttribute('aria-busy')).toBe('true'),
    removing: (screen) =>
      expect(screen.getByRole('list', { name: words.title }).getAttribute('aria-busy')).toBe('true'),
  },
});
