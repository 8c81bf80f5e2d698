import { type Screen, within } from '@testing-library/react';
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

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: words.report });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <UserContentView actor={actor} section={{ title }} />,
  gestures: {
    'consent.given': fromPort('watchConsent'),
    'consent.withdrawn': fromPort('watchConsent'),
    'place.cleared': fromPort('watchPlace'),
    'report.requested': (user, screen, { event: { picture } }) => {
      const figure = screen.getByAltText(picture.alt).closest('figure');
      return user.click(within(figure as HTMLElement).getByRole('button', { name: `${words.report}: ${picture.alt}` }));
    },
    'report.submitted': async (user, screen, { event: { reason } }) => {
      await user.click(screen.getByRole('radio', { name: words[`reasons.${reason}`] }));
      await user.click(screen.getByRole('button', { name: words.submit }));
    },
    'report.dismissed': (user, screen) => user.click(screen.getByRole('button', { name: words.cancel })),
  },
  shows: {
    withheld: nothing,
    'allowed.waiting': nothing,
    'allowed.reading': nothing,
    'allowed.held': nothing,
    'allowed.shown.reading': (screen, { context: { reported } }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      screen.getByRole('heading', { name: title });
      expect(screen.getByRole('list', { name: words.list }).children).toHaveLength(pictures.length);
      for (const { id, alt } of pictures) expect(screen.queryByAltText(alt) === null).toBe(reported.includes(id));
      expect(screen.queryAllByText(words.thanks)).toHaveLength(reported.length);
      if (!reported.includes('one')) screen.getByText('wren', { exact: false });
    },
    'allowed.shown.asking': (screen, { context: { failure } }) => {
      const alert = within(dialog(screen)).queryByRole('alert');
      expect(alert === null).toBe(failure === null);
      if (failure) expect(alert?.textContent).not.toBe('');
    },
    'allowed.shown.reporting': (screen) => {
      const submit = within(dialog(screen)).getByRole('button', { name: new RegExp(`^${words.submit}`) });
      expect(submit.getAttribute('aria-busy')).toBe('true');
    },
    none: nothing,
    unavailable: nothing,
  },
});
