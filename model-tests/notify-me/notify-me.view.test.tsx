import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { NotifyMeForm } from '#src/flows/notify-me/NotifyMeForm.tsx';
import words from '#src/messages/compiled/en-US/notify-me.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './notify-me.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <NotifyMeForm actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      const typed = { [words.email]: fields.email };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByRole('textbox', { name: new RegExp(label) });
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: words.submit }));
    },
  },
  shows: {
    reading: (screen) => expect(screen.queryByRole('textbox')).toBeNull(),
    editing: (screen, { context: { failure, email } }) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(words.email) });
      if (!failure) expect(field.value).toBe(email ?? '');
      screen.getByText('Ridgeline Trail Runner, Size 9');
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
