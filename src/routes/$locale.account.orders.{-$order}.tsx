import { createFileRoute } from '@tanstack/react-router';
import { OrderHistoryPage } from '#src/flows/order-history/OrderHistoryPage.tsx';
import { readHistory } from '#src/flows/order-history/order-history.actors.ts';
import { OrderPage } from '#src/flows/order/OrderPage.tsx';
import { readPurchase } from '#src/flows/order/order.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

/** What a customer has ordered, or one of it. */
export const Route = createFileRoute('/$locale/account/orders/{-$order}')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 && Number(page) <= 10_000 ? { page: Number(page) } : {},
  loaderDeps: ({ search }) => search,
  // Without an answer (a guest, an outage) the chart asks in the browser, and says what is wrong.
  loader: async ({ params: { order }, deps: { page = 1 } }) => ({
    purchase: order ? await readPurchase({ orderNumber: order, st: '' }).catch(() => null) : null,
    history: order ? null : await readHistory(page).catch(() => null),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({ meta: [{ title: wordsIn(titlesText, locale)('orders') }, { name: 'robots', content: 'noindex' }] }),
  component: Orders,
});

function Orders() {
  const { order } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const { purchase, history } = Route.useLoaderData();
  if (order) return <OrderPage key={order} input={{ orderNumber: order, st: '', purchase }} look="page" />;
  return <OrderHistoryPage key={page} input={{ page, history }} />;
}
