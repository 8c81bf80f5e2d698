import { createFileRoute } from '@tanstack/react-router';
import { LaterBlocks, loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { CheckoutPage } from '#src/flows/checkout/CheckoutPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/$locale/checkout')({
  loader: async ({ context: { locale } }) => ({
    editorial: await (await loadBlocksLater()).pageEditorial('checkout', locale),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(titlesText, locale)('checkout') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Checkout,
});

function Checkout() {
  const { locale } = Route.useRouteContext();
  const { editorial } = Route.useLoaderData();
  return (
    <>
      <CheckoutPage locale={locale} />
      <LaterBlocks id="editorial" content={editorial} />
    </>
  );
}
