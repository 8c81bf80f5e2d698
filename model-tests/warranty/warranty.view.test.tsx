import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { WarrantyForm } from '#src/flows/warranty/WarrantyForm.tsx';
import words from '#src/messages/compiled/en-US/warranty.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './warranty.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <WarrantyForm actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      const typed = { [words.message]: fields.written };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByRole('textbox', { name: new RegExp(label.replace('?', '\\?')) });
        await user.clear(field);
        await user.type(field, text);
      }
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
    done: (screen) => expect(screen.getByRole('status').textContent).toContain('WC10004217'),
  },
});
