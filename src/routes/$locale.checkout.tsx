import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#src/flows/checkout/CheckoutPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/$locale/checkout')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(titlesText, locale)('checkout') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Checkout,
});

function Checkout() {
  const { locale } = Route.useRouteContext();
  return <CheckoutPage locale={locale} />;
}
