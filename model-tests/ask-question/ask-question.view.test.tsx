import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { AskQuestionForm } from '#src/flows/ask-question/AskQuestionForm.tsx';
import words from '#src/messages/compiled/en-US/ask-question.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './ask-question.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <AskQuestionForm actor={actor} onSignIn={() => undefined} onSignUp={() => undefined} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      const typed = { [words.text]: fields.text, [words.nickname]: fields.nickname };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: words.submit }));
    },
    'question.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
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
    unavailable: (screen) => screen.getByText(words.unavailable),
    guest: (screen) => screen.getByRole('button', { name: words.signIn }),
    confirming: (screen) => expect(screen.getByRole('status').textContent).toBe(words.done),
    done: (screen) => expect(screen.getByRole('status').textContent).toBe(words.done),
  },
});
