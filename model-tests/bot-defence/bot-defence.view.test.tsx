import { expect } from 'vitest';
import { Stage } from '#src/chart-kit/walk/Stage.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { BotDefence } from '#src/flows/bot-defence/BotDefence.tsx';
import words from '#src/messages/compiled/en-US/bot-defence.gen.ts';
import { model } from './bot-defence.model.ts';

const gone = unreachable('the dialog closes when the chart ends');

walkView(model, {
  render: ({ actor }) => (
    <Stage>
      <BotDefence actor={actor} />
    </Stage>
  ),
  gestures: {
    'check.placed': (user, screen) => user.click(screen.getByRole('button', { name: 'Open the page' })),
    'check.passed': fromPort('showCheck'),
    'check.failed': fromPort('showCheck'),
    'check.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.again })),
    'check.left': async (user, screen, { event, actor }) => {
      const leave = screen.queryByRole('button', { name: words.leave });
      if (leave) await user.click(leave);
      else actor.send(event);
    },
  },
  controls: { 'check.retried': (screen) => screen.queryByRole('button', { name: words.again }) },
  shows: {
    opening: unreachable('lasts only until the dialog is on the page'),
    asking: (screen) => {
      screen.getByRole('dialog', { name: words.title });
      expect(screen.queryByText(words.unavailable)).toBeNull();
    },
    unavailable: (screen) => expect(screen.getByRole('alert').textContent).toContain(words.unavailable),
    passed: gone,
    left: gone,
  },
});
