import { expect } from 'vitest';
import { OrderLookupForm } from '#src/flows/order-lookup/OrderLookupForm.tsx';
import { orderLookupText } from '#src/messages/order-lookup.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './order-lookup.model.ts';

const { en } = orderLookupText;

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <OrderLookupForm actor={actor} BotDefence={() => <p>Are you a person?</p>} />
    </Container>
  ),
  gestures: {
    'lookup.submitted': async (user, screen, { event: { fields } }) => {
      for (const [label, text] of [
        [en.number, fields.orderNumber],
        [en.email, fields.email],
      ] as const) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: en.submit }));
    },
  },
  shows: {
    'asking.quiet': (screen) => expect(screen.queryByRole('alert')).toBeNull(),
    'asking.notFound': (screen) => expect(screen.getByRole('alert').textContent).toContain(errorMessages.OHS4004),
    'asking.invalidEmail': (screen) => {
      expect(screen.getByLabelText(en.email).getAttribute('aria-invalid')).toBe('true');
      screen.getByText(errorMessages.ORD400);
    },
    'asking.closed': (screen) =>
      expect(screen.getByRole('alert').textContent).toContain('Too many tries. Try again in 1 minute.'),
    'asking.unproven': (screen) => expect(screen.getByRole('alert').textContent).toContain(errorMessages.AUT403),
    'asking.unavailable': (screen) => expect(screen.getByRole('alert').textContent).toContain(errorMessages.API503),
    finding: (screen) =>
      expect(screen.getByRole('button', { name: /^Find the order/ }).getAttribute('aria-busy')).toBe('true'),
    checking: (screen) => screen.getByText('Are you a person?'),
    opening: unreachable('passed through'),
    opened: (screen) => screen.getByRole('link', { name: /Open order WM/ }),
  },
});
