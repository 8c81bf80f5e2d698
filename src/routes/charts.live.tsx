import { createFileRoute, notFound } from '@tanstack/react-router';
import { firstDrawn } from '#src/charts/pages/addresses.ts';
import { loadLiveChart } from '#src/charts/live/live.charts.ts';
import { LiveView } from '#src/charts/live/LiveView.tsx';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';
import { foldsOf } from './-folds.ts';

export const Route = createFileRoute('/charts/live')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { chart?: string; follow?: string; actor?: string; fold?: string[] } => ({
    ...(typeof search['chart'] === 'string' ? { chart: search['chart'] } : {}),
    ...(typeof search['follow'] === 'string' ? { follow: search['follow'] } : {}),
    ...(typeof search['actor'] === 'string' ? { actor: search['actor'] } : {}),
    fold: foldsOf(search),
  }),
  loaderDeps: ({ search }) => ({ chart: search.chart ?? search.follow, fold: foldsOf({ ...search }) }),
  loader: async ({ deps: { chart, fold } }) => {
    // Here and not in `loaderDeps`: code that reads the URL is part of every page and would load the gallery's file
    // with it.
    const page = await loadLiveChart(chart ?? firstDrawn, fold);
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({
    meta: [{ title: chartTitlesText.en.chartsLive }, { name: 'robots', content: 'noindex' }],
  }),
  component: LiveRoute,
  notFoundComponent: NotFoundAlone,
});

function LiveRoute() {
  const { actor } = Route.useSearch();
  return <LiveView page={Route.useLoaderData()} asked={actor} />;
}
