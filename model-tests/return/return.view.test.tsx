import { expect } from 'vitest';
import { ReturnForm } from '#src/flows/return/ReturnForm.tsx';
import { orderText } from '#src/messages/order.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { delivered } from '#model-tests/order/order.fixtures.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './return.model.ts';

const { en } = orderText;
const { items } = delivered.order;

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <ReturnForm actor={actor} items={items} />
    </Container>
  ),
  gestures: {
    'return.submitted': async (user, screen, { event: { items: wanted } }) => {
      for (const { itemId } of delivered.returnableItems) {
        const name = new RegExp(items.find((item) => item.itemId === itemId)?.name ?? '');
        await user.selectOptions(
          screen.getByLabelText(name),
          String(wanted.find((one) => one.itemId === itemId)?.qty ?? 0),
        );
      }
      await user.click(screen.getByRole('button', { name: en.returnSubmit }));
    },
    'return.abandoned': (user, screen) => user.click(screen.getByRole('button', { name: en.returnAbandon })),
  },
  shows: {
    'choosing.asking': (screen) => expect(screen.queryByRole('alert')).toBeNull(),
    'choosing.nothing': (screen) => expect(screen.getByRole('alert').textContent).toContain(en.returnNothing),
    'choosing.refused': (screen, { context: { failure } }) => {
      expect(screen.getByRole('alert').textContent).toContain(en.returnRefused);
      expect(screen.getByRole('alert').textContent).toContain(errorMessages[failure?.errorId as 'RTN500']);
    },
    making: (screen) =>
      expect(screen.getByRole('button', { name: /^Download the label/ }).getAttribute('aria-busy')).toBe('true'),
    labelled: unreachable("the order's view removes the form"),
    abandoned: unreachable("the order's view removes the form"),
  },
});
