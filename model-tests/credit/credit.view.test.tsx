import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CreditSnapshot } from '#machines/credit/credit.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { AthleteCredit } from '#src/flows/credit/AthleteCredit.tsx';
import words from '#src/messages/compiled/en-US/credit.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { model, spent } from './credit.model.ts';

/** Another tab put part of the credit on the cart, so that the view offers both using and removing it. */
const withCredit: Cart = {
  ...addressedCart,
  payment_instruments: [
    { payment_instrument_id: 'pi-1', payment_method_id: 'ATHLETES_PAYMENT', amount: 1000, currency: 'USD' },
  ],
};

const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

walkView(model, {
  cover: 'edges',
  axe: {
    ignore: {
      'landmark-unique':
        'a page has one of these landmarks: the test renders it twice, with and without credit on the cart',
    },
  },
  render: ({ actor }) => (
    <>
      <AthleteCredit actor={actor} cart={addressedCart} />
      <AthleteCredit actor={actor} cart={withCredit} />
    </>
  ),
  gestures: {
    'credit.chosen': (user, screen) => user.click(button(screen, 'Pay \\$40.00 with your credit')),
    'credit.removeRequested': (user, screen) => user.click(button(screen, words.remove)),
    'credit.retried': async (user, screen) => {
      const [first] = screen.getAllByRole('button', { name: words.retry });
      if (first) await user.click(first);
    },
  },
  shows: {
    loading: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    none: (screen) => expect(screen.queryByText(words.title)).toBeNull(),
    unavailable: (screen) => screen.getAllByText(words.unavailable),
    offering: (screen, { context: { credit, failure } }: CreditSnapshot) => {
      screen.getAllByText(
        credit === spent ? '$1,500.00 of $1,500.00 used this year' : '$1,460.00 of $1,500.00 used this year',
      );
      if (credit === spent) screen.getByText(words.spent);
      else {
        screen.getByText('$40.00 left for this year.');
        screen.getByText('$30.00 will be left after this order.');
      }
      screen.getByText('Athlete credit');
      const said = failure && (errorMessages[failure.errorId as 'REW140'] ?? errorMessages.API503);
      if (said) screen.getAllByText(said);
    },
    applying: (screen) => expect(button(screen, 'Pay \\$40.00').getAttribute('aria-busy')).toBe('true'),
    removing: (screen) =>
      expect(screen.getByRole('list', { name: words.title }).getAttribute('aria-busy')).toBe('true'),
  },
});
