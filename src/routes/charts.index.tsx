import { createFileRoute } from '@tanstack/react-router';
import { ChartIndex } from '#src/charts/ChartIndex.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ deps }) => (await import('#src/charts/charts.data.ts')).loadLines(deps.q),
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({ meta: [{ title: titlesText.en.charts }, { name: 'description', content: titlesText.en.chartsDescription }, { name: 'robots', content: 'noindex' }] }),
  component: ChartIndexPage,
});

function ChartIndexPage() {
  const { q = '' } = Route.useSearch();
  return <ChartIndex key={q} lines={Route.useLoaderData()} words={q} />;
}
