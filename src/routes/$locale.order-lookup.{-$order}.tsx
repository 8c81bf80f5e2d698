import { createFileRoute } from '@tanstack/react-router';
import { OrderLookupPage } from '#src/flows/order-lookup/OrderLookupPage.tsx';
import { OrderPage } from '#src/flows/order/OrderPage.tsx';
import { readPurchase } from '#src/flows/order/order.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

const searchOf = ({ st }: Record<string, unknown>): { st?: string } => (typeof st === 'string' ? { st } : {});

/** An order, for anyone with its secret; without a number, the form that finds one. */
export const Route = createFileRoute('/$locale/order-lookup/{-$order}')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  // If this fails, the chart loads it again in the browser and shows the error.
  loader: async ({ params: { order = '' }, deps: { st = '' } }) => ({
    purchase: order === '' ? null : await readPurchase({ orderNumber: order, st }).catch(() => null),
  }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [
      { title: wordsIn(seldomTitlesText, locale)('orderLookup') },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: OrderLookup,
});

function OrderLookup() {
  const { order } = Route.useParams();
  const { st = '' } = Route.useLoaderDeps();
  const { purchase } = Route.useLoaderData();
  return order ? (
    <OrderPage key={order} input={{ orderNumber: order, st, purchase }} look="page" />
  ) : (
    <OrderLookupPage />
  );
}
