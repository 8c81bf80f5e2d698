import { createFileRoute, notFound } from '@tanstack/react-router';
import { LiveView } from '#src/charts/LiveView.tsx';
import { NotFoundPage } from '#src/flows/storefront/NotFoundPage.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/live')({
  validateSearch: ({ chart }: Record<string, unknown>): { chart?: string } => (typeof chart === 'string' ? { chart } : {}),
  loaderDeps: ({ search: { chart = 'cart' } }) => ({ chart }),
  loader: async ({ deps: { chart } }) => {
    const page = await (await import('#src/charts/charts.data.ts')).loadChart(chart, 'full');
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({
    meta: [{ title: titlesText.en.chartsLive }, { name: 'robots', content: 'noindex' }],
  }),
  component: LiveRoute,
  notFoundComponent: NotFoundPage,
});

function LiveRoute() {
  return <LiveView page={Route.useLoaderData()} />;
}
