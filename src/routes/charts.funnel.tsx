import { createFileRoute } from '@tanstack/react-router';
import type { Chosen } from '#src/charts/funnel/Choices.tsx';
import { chosenIn, loadFunnels } from '#src/charts/funnel/funnel.data.ts';
import { FunnelIndex } from '#src/charts/funnel/FunnelIndex.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/funnel')({
  validateSearch: (search: Record<string, unknown>): Partial<Chosen> => chosenIn(search),
  loaderDeps: ({ search }): Chosen => chosenIn(search),
  loader: ({ deps }) => loadFunnels(deps),
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () => ({ meta: [{ title: titlesText.en.chartsFunnel }, { name: 'robots', content: 'noindex' }] }),
  component: FunnelIndexRoute,
});

function FunnelIndexRoute() {
  return <FunnelIndex funnels={Route.useLoaderData()} chosen={Route.useLoaderDeps()} />;
}
