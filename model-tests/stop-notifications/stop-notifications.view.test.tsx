import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { StopNotificationsForm } from '#src/flows/stop-notifications/StopNotificationsForm.tsx';
import words from '#src/messages/compiled/en-US/stop-notifications.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './stop-notifications.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <StopNotificationsForm actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen) => {
      await user.click(screen.getByRole('button', { name: words.submit }));
    },
  },
  shows: {
    editing: (screen, { context: { failure } }) => {
      expect(screen.getByRole('button', { name: words.submit }).getAttribute('aria-busy')).not.toBe('true');
      if (failure) expect(screen.getByRole('alert').textContent).not.toBe('');
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => {
      expect(screen.getByRole('button', { name: new RegExp(`^${words.submit}`) }).getAttribute('aria-busy')).toBe(
        'true',
      );
    },
    done: (screen) => expect(screen.getByRole('status').textContent).toBe(words.done),
  },
});
