import { createFileRoute } from '@tanstack/react-router';
import { LaterBlocks, loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { OrderPage } from '#src/flows/order/OrderPage.tsx';
import { readPurchase } from '#src/flows/order/order.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';
import { personal } from './-personal.ts';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const searchOf = (search: Record<string, unknown>) => ({ order: text(search['order']), st: text(search['st']) });

export const Route = createFileRoute('/$locale/order-confirmation')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  // If this fails, the chart loads it again in the browser and shows the error.
  loader: async ({ deps: { order, st }, context: { locale } }) => ({
    editorial: await (await loadBlocksLater()).pageEditorial('order-confirmation', locale),
    purchase: order === '' ? null : await readPurchase({ orderNumber: order, st }).catch(() => null),
  }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [
      { title: wordsIn(titlesText, locale)('orderConfirmation') },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: OrderConfirmation,
});

function OrderConfirmation() {
  const { order: orderNumber, st } = Route.useLoaderDeps();
  const { purchase, editorial } = Route.useLoaderData();
  return (
    <>
      <OrderPage key={orderNumber} input={{ orderNumber, st, purchase }} look="confirmation" />
      <LaterBlocks id="editorial" content={editorial} />
    </>
  );
}
