import type { Detail } from './pages/addresses.ts';
import type { ChangesPage, Chosen } from './changes/changes.types.ts';
import type { ChartLine, ChartPage, MapPage } from './pages/catalogue.ts';
import type { FunnelChart } from './funnel/drawings.ts';

// The gallery's data is made on the server, so that a browser loads neither the charts' texts nor the layout engine.
const asked = async <Data>(query: Record<string, string> | string[][]): Promise<Data> => {
  const response = await fetch(`/charts/data?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`the gallery answered ${response.status}`);
  return response.json();
};

/** Returns a line for each chart whose name or texts match; all charts for ''. */
export const loadLines = async (words: string): Promise<ChartLine[]> =>
  import.meta.env.SSR ? (await import('./pages/catalogue.ts')).chartLines(words.slice(0, 80).trim()) : asked({ words });

/** Returns one chart, drawn; null if there is none with that name. */
export const loadChart = async (
  chart: string,
  detail: Detail,
  folds: readonly string[] | 'first' = [],
): Promise<ChartPage | null> =>
  import.meta.env.SSR
    ? (await import('./pages/catalogue.ts')).chartPage(chart.slice(0, 80), detail, folds)
    : asked([
        ['chart', chart],
        ['detail', detail],
        ...(folds === 'first' ? [['folds', folds]] : folds.map((id) => ['fold', id])),
      ]);

/** Returns the map of one chart and its neighbours, or of all charts. */
export const loadMap = async (chart: string): Promise<MapPage> =>
  import.meta.env.SSR
    ? (await import('./pages/catalogue.ts')).mapPage(chart.slice(0, 80))
    : asked({ page: 'map', chart });

/** Returns the comparison of two revisions of the charts; without revisions, the list to choose from. */
export const loadChanges = async (chosen: Partial<Chosen>): Promise<ChangesPage> =>
  import.meta.env.SSR
    ? (await import('./changes/changes.ts')).changesPage(chosen)
    : asked({ page: 'changes', ...chosen });

/** Returns one chart, drawn with room for figures; null if there is none with that name. */
export const loadFunnelChart = async (chart: string): Promise<FunnelChart | null> =>
  import.meta.env.SSR
    ? (await import('./funnel/drawings.ts')).funnelChart(chart.slice(0, 80))
    : asked({ funnel: chart });
