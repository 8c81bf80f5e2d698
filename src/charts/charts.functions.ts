import { createServerFn } from '@tanstack/react-start';

/** The gallery's data is made on the server: neither the charts nor the layout engine reach a browser for it. */
export const loadCards = createServerFn({ method: 'GET' })
  .validator((words: string) => String(words).slice(0, 80).trim())
  .handler(async ({ data }) => {
    const { chartCards } = await import('./catalogue.ts');
    return chartCards(data);
  });

export const loadChart = createServerFn({ method: 'GET' })
  .validator(({ chart, detail }: { chart: string; detail: 'full' | 'plain' }) => ({
    chart: String(chart).slice(0, 80),
    detail: detail === 'plain' ? ('plain' as const) : ('full' as const),
  }))
  .handler(async ({ data }) => {
    const { chartPage } = await import('./catalogue.ts');
    return chartPage(data.chart, data.detail);
  });
