import type { Screen } from '@testing-library/react';
import { fromPort, relayed, unreachable, walkView } from '#src/chart-kit/walk/view.tsx';
import { model } from './tracking.model.ts';
import { TrackingView } from './TrackingView.tsx';

const heading = (name: string) => (screen: Screen) => screen.getByRole('heading', { name });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const busy = (screen: Screen) => screen.getByRole('status');

walkView(model, {
  render: ({ actor }) => <TrackingView actor={actor} />,
  gestures: {
    'number.submitted': async (user, screen, { event }) => {
      await user.type(screen.getByLabelText('Parcel number'), event.number);
      await user.click(button(screen, 'Find'));
    },
    'number.changeRequested': (user, screen) => user.click(button(screen, 'Another number')),
    'retry.requested': (user, screen) => user.click(button(screen, 'Try again')),
    'help.opened': (user, screen) => user.click(button(screen, 'Help')),
    'help.closed': (user, screen) => user.click(button(screen, 'Close help')),
    'tracking.closed': relayed('the page is left'),
    'connection.lost': fromPort('watchConnection'),
    'connection.restored': fromPort('watchConnection'),
  },
  controls: { 'retry.requested': (screen) => screen.queryByRole('button', { name: 'Try again' }) },
  shows: {
    'open.search.opening': unreachable('passed through'),
    'open.search.asking': (screen) => screen.getByLabelText('Parcel number'),
    'open.search.answering.looking': busy,
    'open.search.answering.waiting': busy,
    'open.search.answering.failed': (screen) => screen.getByText('The carrier does not answer.'),
    'open.search.answering.found': unreachable('passed through'),
    'open.search.answering.moving': heading('On its way'),
    'open.search.answering.delivered': heading('Delivered'),
    'open.search.help': heading('Help'),
    'open.connection.online': (screen) => {
      if (screen.queryByText('You are offline.')) throw new Error('the banner is still shown');
    },
    'open.connection.offline': (screen) => screen.getByText('You are offline.'),
    closed: unreachable('the page is gone'),
  },
});
