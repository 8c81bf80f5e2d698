import { ChallengeDialog } from '#src/flows/challenge/ChallengeDialog.tsx';
import { Stage } from '#src/chart-kit/walk/Stage.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './challenge.model.ts';

const gone = unreachable('the dialog closes when the chart ends');

walkView(model, {
  render: ({ actor }) => (
    <Stage>
      <ChallengeDialog actor={actor} />
    </Stage>
  ),
  gestures: {
    'frame.placed': (user, screen) => user.click(screen.getByRole('button', { name: 'Open the page' })),
    'challenge.completed': fromPort('showChallenge'),
    'challenge.dismissed': async (user, screen, { event, actor }) => {
      const close = screen.queryByRole('button', { name: 'Close' });
      if (close) await user.click(close);
      else actor.send(event);
    },
    'leaving.confirmed': (user, screen) => user.click(screen.getByRole('button', { name: 'Leave' })),
    'leaving.declined': (user, screen) => user.click(screen.getByRole('button', { name: 'Back to my bank' })),
  },
  shows: {
    deciding: unreachable('passed through'),
    fingerprinting: (screen) => {
      if (screen.queryByRole('dialog')) throw new Error('the device check is seen');
    },
    'challenging.opening': unreachable('lasts only until the dialog is on the page'),
    'challenging.shown.asking': (screen) => screen.getByRole('dialog', { name: 'Your bank wants to confirm it’s you' }),
    'challenging.shown.leaving': (screen) => screen.getByRole('heading', { name: 'Leave without paying?' }),
    completed: gone,
    refused: gone,
    timedOut: gone,
    abandoned: gone,
  },
});
