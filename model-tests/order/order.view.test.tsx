import type { Screen } from '@testing-library/react';
import { OrderScreen } from '#src/flows/order/OrderScreen.tsx';
import { orderText } from '#src/messages/order.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './order.model.ts';

const { en } = orderText;
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => (user: { click: (element: Element) => Promise<void> }, screen: Screen) =>
  user.click(button(screen, name));
const control = (name: string | RegExp) => (screen: Screen) => screen.queryByRole('button', { name });
const busy = (name: string | RegExp) => (screen: Screen) => {
  if (button(screen, name).getAttribute('aria-busy') !== 'true')
    throw new Error(`${String(name)} does not say that it is at it`);
};
const says = (title: string) => (screen: Screen) => screen.getByText(title);

walkView(model, {
  // The chart of a return has a walk of its own.
  render: ({ actor }) => (
    <OrderScreen
      actor={actor}
      look="page"
      onReview={() => undefined}
      parts={{ ReturnForm: () => <p>What comes back</p> }}
    />
  ),
  gestures: {
    'order.retried': press(en.retry),
    'cancellation.requested': press(en.cancel),
    'cancellation.confirmed': async (user, screen) =>
      user.click(
        (await screen.findByRole('alertdialog')).querySelector('button[data-variant="primary"]') ?? document.body,
      ),
    'cancellation.dismissed': async (user, screen) =>
      user.click(await screen.findByRole('button', { name: en.cancelKeep })),
    'invoice.requested': press(en.invoice),
    'return.requested': press(en.sendBack),
    'label.requested': press(/Download the label of return/),
    'giftCard.resendRequested': press(/gift card email to rowan@example.com again/),
    'notice.dismissed': press('Dismiss'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'order.retried': control(en.retry) },
  shows: {
    opening: unreachable('passed through'),
    loading: says(en.loading),
    'shown.resting.quiet': (screen, { context: { purchase } }) => {
      screen.getByRole('heading', { level: 1, name: `Order ${purchase?.order.orderNumber}` });
      screen.getByText(en[`status.${purchase?.order.status ?? 'placed'}`], { selector: 'span' });
      screen.getByText('Visa ending in 1111');
    },
    'shown.resting.tooLate': says(en.tooLateBody),
    'shown.resting.cancellationFailed': says(en.cancellationFailed),
    'shown.resting.documentFailed': says(en.documentFailed),
    'shown.resting.resent': says(en.resentBody),
    'shown.resting.resendFailed': says(en.resendFailed),
    'shown.confirmingCancellation': async (screen) =>
      void (await screen.findByRole('alertdialog', { name: en.cancelTitle })),
    'shown.cancelling': (screen) => {
      const confirm = screen.getByRole('alertdialog').querySelector('[aria-busy="true"]');
      if (!confirm) throw new Error('nothing says that the order is being cancelled');
    },
    'shown.preparingInvoice': busy(/^Download the invoice/),
    'shown.printingLabel': busy(/Download the label of return/),
    'shown.resending': busy(/gift card email/),
    'shown.returning': says('What comes back'),
    notFound: (screen) => screen.getByRole('heading', { name: en.notFoundTitle }),
    unavailable: (screen) => screen.getByText(en.unavailableBody),
    leaving: says(en.loading),
    left: says(en.loading),
  },
});
