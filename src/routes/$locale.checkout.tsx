import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#src/flows/checkout/CheckoutPage.tsx';
import { checkoutText } from '#src/messages/checkout.ts';

export const Route = createFileRoute('/$locale/checkout')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => ({ meta: [{ title: checkoutText.en.pageTitle }, { name: 'robots', content: 'noindex' }] }),
  component: Checkout,
});

function Checkout() {
  const { locale } = Route.useRouteContext();
  return <CheckoutPage locale={locale} />;
}
