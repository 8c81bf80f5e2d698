import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { NewsletterView } from '#src/flows/newsletter/NewsletterView.tsx';
import words from '#src/messages/compiled/en-US/newsletter.gen.ts';
import { model } from './newsletter.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.submit}`) });

walkView(model, {
  render: ({ actor }) => <NewsletterView actor={actor} />,
  gestures: {
    'newsletter.submitted': async (user, screen, { event: { email } }) => {
      const field = screen.getByRole('textbox');
      await user.clear(field);
      await user.type(field, email);
      const policy = screen.getByRole<HTMLInputElement>('checkbox');
      if (!policy.checked) await user.click(policy);
      await user.click(button(screen));
    },
    'another.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.another })),
  },
  shows: {
    opening: unreachable('passed through'),
    editing: (screen) => button(screen),
    sending: (screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true'),
    refused: (screen, { context: { failure } }) => {
      const isOfEmail = failure?.errorId === 'AUT453';
      expect(screen.getByRole('textbox', { name: words.email }).getAttribute('aria-invalid')).toBe(
        isOfEmail ? 'true' : null,
      );
      if (!isOfEmail) screen.getByRole('alert');
    },
    sent: (screen) => screen.getByText(words.sentTitle),
  },
});
