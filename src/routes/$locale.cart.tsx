import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { cartText } from '#src/messages/cart.ts';

export const Route = createFileRoute('/$locale/cart')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => ({ meta: [{ title: cartText.en.pageTitle }, { name: 'robots', content: 'noindex' }] }),
  component: CartPage,
});
