import { createFileRoute } from '@tanstack/react-router';
import { ChartIndex } from '#src/charts/pages/ChartIndex.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';

const searchOf = ({ q }: Record<string, unknown>): { q?: string } => {
  const words = typeof q === 'string' ? q.slice(0, 80).trim() : '';
  return words === '' ? {} : { q: words };
};

export const Route = createFileRoute('/charts/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => ({ q: searchOf({ ...search }).q ?? '' }),
  loader: async ({ deps }) => (await import('#src/charts/charts.data.ts')).loadLines(deps.q),
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({
    meta: [
      { title: chartTitlesText.en.charts },
      { name: 'description', content: chartTitlesText.en.chartsDescription },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ChartIndexPage,
});

function ChartIndexPage() {
  const { q } = Route.useLoaderDeps();
  return <ChartIndex key={q} lines={Route.useLoaderData()} words={q} />;
}
