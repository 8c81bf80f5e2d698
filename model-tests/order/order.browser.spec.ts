import { expect } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { becomeAnother } from '#model-tests/cart/cart.world.ts';
import { placeElsewhere } from '#model-tests/checkout/checkout.world.ts';
import { model } from './order.model.ts';

walkBrowser(model, {
  open: async (page, { start }) => {
    // Until the cart's page is quiet it may still be getting its own session, over the one that follows.
    await page.goto('/en-us/cart', { waitUntil: 'networkidle' });
    if (start === 'no number') return page.goto('/en-us/order-confirmation');
    const { orderNumber, st } = await placeElsewhere(page);
    // The server has nothing to render for somebody else with a wrong secret: the page asks for itself.
    if (start === '') await becomeAnother(page);
    return page.goto(`/en-us/order-confirmation?order=${orderNumber}&st=${start === '' ? 'nobody-knows-this-one' : st}`);
  },
  gestures: { 'order.retried': (page) => page.getByRole('button', { name: 'Try again' }).click() },
  causes: {
    getOrder: {
      request: /\/cart\/v2\/checkout\/order\/WM\d+/,
      done: unreachable('the server has rendered the order: the page asks only where the link does not open it'),
      failed: { ORD409: () => {}, API503: () => dropped() },
    },
  },
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(page.getByText('Opening your order')).toBeAttached(),
    shown: (page) => expect(page.getByRole('heading', { name: 'Thank you, Maya' })).toBeVisible(),
    notFound: (page) => expect(page.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible(),
    unavailable: (page) => expect(page.getByText(/It is placed and safe/)).toBeVisible(),
  },
});
