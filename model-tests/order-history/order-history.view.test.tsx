import { OrderHistoryView } from '#src/flows/order-history/OrderHistoryView.tsx';
import { orderHistoryText } from '#src/messages/order-history.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './order-history.model.ts';

const { en } = orderHistoryText;

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <OrderHistoryView actor={actor} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'history.retried': (user, screen) => user.click(screen.getByRole('button', { name: en.retry })),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'history.retried': (screen) => screen.queryByRole('button', { name: en.retry }) },
  shows: {
    opening: unreachable('passed through'),
    loading: (screen) => screen.getByText(en.loading),
    'known.counting': unreachable('passed through'),
    'known.shown': (screen) => {
      screen.getByRole('heading', { level: 1, name: en.title });
      screen.getByRole('link', { name: 'See the order W100220804' });
      screen.getByText('7 orders');
    },
    'known.none': (screen) => screen.getByRole('heading', { name: en.noneTitle }),
    guest: (screen) => screen.getByRole('button', { name: en.signIn }),
    unavailable: (screen) => screen.getByText(en.unavailableBody),
    leaving: (screen) => screen.getByText(en.loading),
  },
});
