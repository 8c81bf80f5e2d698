import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { ReviewUserContentForm } from '#src/flows/review-user-content/ReviewUserContentForm.tsx';
import words from '#src/messages/compiled/en-US/review-user-content.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './review-user-content.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <ReviewUserContentForm actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      await user.click(screen.getByRole('radio', { name: words[`reasons.${fields.reason}`] }));
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
