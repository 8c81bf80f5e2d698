import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { NewsletterLinkView } from '#src/flows/newsletter/NewsletterLinkView.tsx';
import words from '#src/messages/compiled/en-US/newsletter.gen.ts';
import { model } from './newsletter-link.model.ts';

const button = (screen: Screen) =>
  screen.getByRole('button', { name: new RegExp(`^(${words.confirmSubmit}|${words.stopSubmit})`) });

walkView(model, {
  render: ({ actor }) => <NewsletterLinkView actor={actor} token="token" />,
  gestures: { 'link.accepted': (user, screen) => user.click(button(screen)) },
  shows: {
    opening: unreachable('passed through'),
    asking: (screen) => button(screen),
    confirming: (screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true'),
    ending: (screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true'),
    refused: (screen) => screen.getByRole('alert'),
    done: (screen, { context: { purpose } }) => screen.getByText(purpose === 'stop' ? words.stopped : words.confirmed),
  },
});
