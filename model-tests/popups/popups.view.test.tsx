import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PopupsRef } from '#machines/popups/popups.selectors.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { PopupsView } from '#src/flows/popups/PopupsView.tsx';
import words from '#src/messages/compiled/en-US/blocks.gen.ts';
import { model } from './popups.model.ts';

type Snapshot = ReturnType<PopupsRef['getSnapshot']>;

const nothing = (screen: Screen) => expect(screen.queryByRole('region')).toBeNull();
const title = (screen: Screen, expanded: boolean) => screen.queryByRole('button', { expanded });

const small = (screen: Screen, { context: { popup } }: Snapshot) => {
  screen.getByRole('region', { name: popup?.title });
  screen.getByRole('heading', { level: 2, name: popup?.minimizedTitle ?? popup?.title });
  expect(title(screen, false)).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
};

const large = (screen: Screen, { context: { popup } }: Snapshot) => {
  screen.getByRole('heading', { level: 2, name: popup?.maximizedTitle ?? popup?.title });
  expect(title(screen, true)).not.toBeNull();
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(popup?.targets.map(({ text }) => text));
  if (popup?.disclaimer) screen.getByText(popup.disclaimer);
};

walkView(model, {
  render: ({ actor }) => <PopupsView actor={actor} />,
  gestures: {
    'page.freed': fromPort('watchPage'),
    'page.taken': fromPort('watchPage'),
    'device.changed': fromPort('watchDevice'),
    'focus.covered': fromPort('watchPopup'),
    'target.followed': fromPort('watchPopup'),
    'popup.opened': (user, screen) => user.click(screen.getByRole('button', { expanded: false })),
    'popup.minimised': (user, screen) => user.click(screen.getByRole('button', { expanded: true })),
    'popup.dismissed': (user, screen) => user.click(screen.getByRole('button', { name: words.close })),
  },
  controls: {
    'popup.opened': (screen) => title(screen, false),
    'popup.minimised': (screen) => title(screen, true),
    'popup.dismissed': (screen) => screen.queryByRole('button', { name: words.close }),
  },
  shows: {
    held: nothing,
    reading: nothing,
    'offered.impression': small,
    'offered.expanded': large,
    'offered.minimised': small,
    aside: nothing,
    saving: nothing,
    dismissed: nothing,
    unsaved: nothing,
    none: nothing,
    unavailable: nothing,
  },
});
