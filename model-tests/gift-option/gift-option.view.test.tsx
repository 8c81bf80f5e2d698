import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { GiftOptionForm } from '#src/flows/gift-option/GiftOptionForm.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './gift-option.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <GiftOptionForm actor={actor} gift={null} />
    </Container>
  ),
  gestures: {
    'gift.submitted': async (user, screen, { event: { gift } }) => {
      const { email, to = '', message = '' } = gift;
      const fields = Object.entries({ 'Recipient’s email': email, 'Recipient’s name': to, 'Your message': message });
      for (const [label, words] of fields) {
        const field = screen.getByRole('textbox', { name: new RegExp(label) });
        await user.clear(field);
        await user.type(field, words);
      }
      await user.click(screen.getByRole('button', { name: 'Save' }));
    },
  },
  shows: {
    editing: (screen, { context: { failure } }) => {
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).not.toBe('true');
      const words = failure && (errorMessages[failure.errorId as 'GFO404'] ?? errorMessages.API503);
      if (words) expect(screen.getByRole('alert').textContent).toContain(words);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => {
      expect(screen.getByRole('button', { name: /^Save/ }).getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    closing: unreachable('passed through'),
    given: (screen) => screen.getByRole('button', { name: /^Save/ }),
  },
});
