import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { SpendBannerView } from '#src/flows/spend-banner/SpendBannerView.tsx';
import words from '#src/messages/compiled/en-US/spend-banner.gen.ts';
import { model } from './spend-banner.model.ts';

const nothing = (screen: Screen) => expect(screen.queryByRole('meter')).toBeNull();

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <SpendBannerView actor={actor} />,
  gestures: {
    'customer.arrived': fromPort('watchShopper'),
    'customer.left': fromPort('watchShopper'),
    'terms.answered': fromPort('watchShopper'),
  },
  shows: {
    none: nothing,
    reading: nothing,
    unavailable: nothing,
    shown: (screen, { context: { banner } }) => {
      const isSpent = banner?.programme === 'athlete';
      screen.getByRole('heading', { level: 2, name: isSpent ? words.athlete : words.employee });
      const meter = screen.getByRole<HTMLMeterElement>('meter', {
        name: isSpent
          ? 'You have spent $1,500.00 of your $1,500.00 this year'
          : 'You have spent $642.00 of your $2,500.00 this year',
      });
      expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(
        isSpent ? ['150000', '150000'] : ['64200', '250000'],
      );
      screen.getByText(isSpent ? words.none : '$1,858.00 left. It begins again on January 1.');
    },
  },
});
