import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#src/flows/checkout/CheckoutPage.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/$locale/checkout')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => ({ meta: [{ title: titlesText.en.checkout }, { name: 'robots', content: 'noindex' }] }),
  component: Checkout,
});

function Checkout() {
  const { locale } = Route.useRouteContext();
  return <CheckoutPage locale={locale} />;
}
