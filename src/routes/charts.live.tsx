import { createFileRoute, notFound } from '@tanstack/react-router';
import { LiveView } from '#src/charts/LiveView.tsx';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { titlesText } from '#src/messages/titles.ts';
import { foldsOf } from './-folds.ts';

export const Route = createFileRoute('/charts/live')({
  validateSearch: (search: Record<string, unknown>): { chart?: string; actor?: string; fold?: string[] } => ({
    ...(typeof search['chart'] === 'string' ? { chart: search['chart'] } : {}),
    ...(typeof search['actor'] === 'string' ? { actor: search['actor'] } : {}),
    fold: foldsOf(search),
  }),
  loaderDeps: ({ search }) => ({ chart: typeof search.chart === 'string' ? search.chart : 'cart', fold: foldsOf({ ...search }) }),
  loader: async ({ deps: { chart, fold } }) => {
    const page = await (await import('#src/charts/charts.data.ts')).loadChart(chart, 'full', fold);
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({
    meta: [{ title: titlesText.en.chartsLive }, { name: 'robots', content: 'noindex' }],
  }),
  component: LiveRoute,
  notFoundComponent: NotFoundAlone,
});

function LiveRoute() {
  const { actor } = Route.useSearch();
  return <LiveView page={Route.useLoaderData()} asked={actor} />;
}
