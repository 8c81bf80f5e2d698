import { OrderScreen } from '#src/flows/order/OrderScreen.tsx';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';
import { model } from './order.model.ts';

walkView(model, {
  render: ({ actor }) => <OrderScreen actor={actor} />,
  gestures: { 'order.retried': (user, screen) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  controls: { 'order.retried': (screen) => screen.queryByRole('button', { name: 'Try again' }) },
  shows: {
    opening: unreachable('passed through'),
    loading: (screen) => screen.getByText('Opening your order'),
    shown: (screen) => {
      screen.getByRole('heading', { level: 1, name: 'Thank you, Maya' });
      screen.getByText(placedOrder.orderNumber);
      screen.getByText('Visa ending in 1111');
    },
    notFound: (screen) => screen.getByRole('heading', { name: 'We cannot find this order' }),
    unavailable: (screen) => screen.getByText(/It is placed and safe/),
  },
});
