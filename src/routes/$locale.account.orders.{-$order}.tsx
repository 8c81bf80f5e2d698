import { createFileRoute } from '@tanstack/react-router';
import { OrderHistoryPage } from '#src/flows/order-history/OrderHistoryPage.tsx';
import { readHistory } from '#src/flows/order-history/order-history.actors.ts';
import { OrderPage } from '#src/flows/order/OrderPage.tsx';
import { readPurchase } from '#src/flows/order/order.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

const searchOf = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
};

/** The customer's orders, or one of them. */
export const Route = createFileRoute('/$locale/account/orders/{-$order}')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf({ ...search }),
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async ({ params: { order }, deps: { page = 1 } }) => ({
    purchase: order ? await readPurchase({ orderNumber: order, st: '' }).catch(() => null) : null,
    history: order ? null : await readHistory(page).catch(() => null),
  }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('orders') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Orders,
});

function Orders() {
  const { order } = Route.useParams();
  const { page = 1 } = Route.useLoaderDeps();
  const { purchase, history } = Route.useLoaderData();
  if (order) return <OrderPage key={order} input={{ orderNumber: order, st: '', purchase }} look="page" />;
  return <OrderHistoryPage key={page} input={{ page, history }} />;
}
