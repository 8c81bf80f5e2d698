import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { HelpfulVoteView } from '#src/flows/helpful-vote/HelpfulVoteView.tsx';
import words from '#src/messages/compiled/en-US/helpful-vote.gen.ts';
import { model } from './helpful-vote.model.ts';

const yes = (screen: Screen) => screen.getByRole('button', { name: /^Yes/ });
const no = (screen: Screen) => screen.getByRole('button', { name: /^No/ });
const group = (screen: Screen) => screen.getByRole('group', { name: words.question });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <HelpfulVoteView actor={actor} />,
  gestures: {
    'vote.given': (user, screen, { event: { isHelpful } }) => user.click(isHelpful ? yes(screen) : no(screen)),
  },
  shows: {
    asking: (screen, { context: { votes } }) => {
      expect(yes(screen).textContent).toContain(String(votes.helpful));
      expect(yes(screen).getAttribute('aria-pressed')).toBe('false');
    },
    voting: (screen) => expect(group(screen).getAttribute('aria-busy')).toBe('true'),
    counted: (screen, { context: { isHelpful, votes } }) => {
      screen.getByText(words.thanks);
      expect([yes(screen), no(screen)].map((one) => one.getAttribute('aria-pressed'))).toEqual([
        String(isHelpful === true),
        String(isHelpful === false),
      ]);
      expect(yes(screen).textContent).toContain(String(votes.helpful));
    },
    refused: (screen) => expect(screen.getByRole('status').textContent).not.toBe(''),
  },
});
