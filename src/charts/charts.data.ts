import type { ChartCard, ChartPage } from './catalogue.ts';

type Detail = 'full' | 'plain';

// The gallery's data is made on the server: neither the charts' words nor the layout engine reach a browser for it.
const asked = async <Data>(query: Record<string, string>): Promise<Data> => {
  const response = await fetch(`/charts/data?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`the gallery answered ${response.status}`);
  return response.json();
};

/** A card for each chart whose name or words match; all of them for ''. */
export const loadCards = async (words: string): Promise<ChartCard[]> =>
  import.meta.env.SSR ? (await import('./catalogue.ts')).chartCards(words.slice(0, 80).trim()) : asked({ words });

/** One chart, drawn; null when there is none of that name. */
export const loadChart = async (chart: string, detail: Detail): Promise<ChartPage | null> =>
  import.meta.env.SSR ? (await import('./catalogue.ts')).chartPage(chart.slice(0, 80), detail) : asked({ chart, detail });
