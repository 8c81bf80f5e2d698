import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { WarrantyView } from '#src/flows/warranty/WarrantyView.tsx';
import words from '#src/messages/compiled/en-US/warranty.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './warranty.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <WarrantyView actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      const item = screen.queryByRole('combobox');
      if (item) await user.selectOptions(item, fields.item);
      const field = screen.getByRole('textbox');
      await user.clear(field);
      await user.type(field, fields.written);
      await user.click(screen.getByRole('button', { name: words.submit }));
    },
    'items.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  shows: {
    opening: unreachable('passed through'),
    reading: (screen) => screen.getByText(words.loading),
    nothing: (screen) => screen.getByText(words.nothing),
    unread: (screen) => screen.getByText(words.unread),
    editing: (screen, { context: { items, failure } }) => {
      expect(screen.queryByRole('combobox') === null).toBe(items.length === 1);
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
