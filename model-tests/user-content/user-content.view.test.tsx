import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { UserContentView } from '#src/flows/user-content/UserContentView.tsx';
import words from '#src/messages/compiled/en-US/user-content.gen.ts';
import { model, pictures } from './user-content.model.ts';

const title = 'Seen outside';
const nothing = (screen: Screen) => {
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(title)).toBeNull();
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <UserContentView actor={actor} section={{ title }} />,
  gestures: {
    'consent.given': fromPort('watchConsent'),
    'consent.withdrawn': fromPort('watchConsent'),
    'place.cleared': fromPort('watchPlace'),
  },
  shows: {
    withheld: nothing,
    'allowed.waiting': nothing,
    'allowed.reading': nothing,
    'allowed.held': nothing,
    'allowed.shown': (screen) => {
      screen.getByRole('heading', { name: title });
      expect(screen.getByRole('list', { name: words.list }).children).toHaveLength(pictures.length);
      screen.getByAltText('Two tents');
      screen.getByText('wren', { exact: false });
    },
    none: nothing,
    unavailable: nothing,
  },
});
