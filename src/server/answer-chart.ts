import { revisionsIn } from '#src/charts/changes/chosen.ts';
import { isFileKind } from '#src/charts/pages/file-kinds.ts';
import { Refused } from './fair-queue.ts';
import { refusal, refusalOf } from './refusal.ts';
import type { Answer, Shares } from './shares.ts';

const json = (data: unknown): Answer => {
  const text = JSON.stringify(data);
  return () => new Response(text, { headers: { 'content-type': 'application/json' } });
};

/**
 * The data that the gallery's pages request after the first load: a chart, the map, a chart's counts, or the lines of
 * the index.
 */
async function dataOf(query: URLSearchParams): Promise<Answer> {
  const { allCharts } = await import('#src/charts/map/first.ts');
  const { chartLines, chartPage, mapPage } = await import('#src/charts/pages/catalogue.ts');
  if (query.get('page') === 'map') return json(await mapPage(query.get('chart')?.slice(0, 80) ?? allCharts));
  if (query.get('page') === 'changes')
    return json(
      await (await import('#src/charts/changes/changes.ts')).changesPage(revisionsIn(Object.fromEntries(query))),
    );
  const funnel = query.get('funnel')?.slice(0, 80);
  if (funnel !== undefined) return json(await (await import('#src/charts/funnel/drawings.ts')).funnelChart(funnel));
  const chart = query.get('chart')?.slice(0, 80);
  if (chart === undefined) return json(await chartLines((query.get('words') ?? '').slice(0, 80).trim()));
  return json(
    await chartPage(
      chart,
      query.get('detail') === 'plain' ? 'plain' : 'full',
      query.get('folds') === 'first' ? 'first' : query.getAll('fold'),
    ),
  );
}

/** A chart as a file to download: `cart.svg`. 404 if there is no such chart or file kind. */
async function fileOf(name: string): Promise<Answer> {
  const { chartFile, fileTypes } = await import('#src/charts/files/files.ts');
  const [, chart = '', kind = ''] = /^([a-z-]{1,80})\.(svg|png|mmd|json)$/.exec(name) ?? [];
  const file = isFileKind(kind) ? await chartFile(chart, kind) : null;
  if (file === null || !isFileKind(kind)) return () => refusal(404, 'API404');
  const headers = {
    'content-type': fileTypes[kind],
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'public, max-age=60',
  };
  return () => new Response(typeof file === 'string' ? file : new Uint8Array(file), { headers });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A screenshot of a chart state in a revision: `COMMIT/cart/resting.ready`. 404 if there is none. */
async function pictureOf(path: string): Promise<Answer> {
  const { changesPicture } = await import('#src/charts/changes/changes.ts');
  const parts = decoded(path)?.split('/') ?? [];
  const picture = parts.length === 3 ? await changesPicture(...(parts as [string, string, string])) : null;
  return () =>
    picture
      ? new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })
      : refusal(404, 'API404');
}

/**
 * Answers `/charts/data`, `/charts/files/*` and `/charts/changes/pictures/*`. A fair queue shares the work between
 * client addresses.
 */
export const createChartAnswers = ({ charts }: Shares) => {
  const shared = async (request: Request, client: string, work: (url: URL) => Promise<Answer>): Promise<Response> => {
    const url = new URL(request.url);
    try {
      const answer = await charts.run({ key: url.pathname + url.search, address: client, signal: request.signal }, () =>
        work(url),
      );
      return await answer(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refusalOf(error);
    }
  };
  return {
    data: (request: Request, client: string) => shared(request, client, ({ searchParams }) => dataOf(searchParams)),
    file: (request: Request, client: string) =>
      shared(request, client, ({ pathname }) => fileOf(pathname.slice('/charts/files/'.length))),
    picture: (request: Request, client: string) =>
      shared(request, client, ({ pathname }) => pictureOf(pathname.slice('/charts/changes/pictures/'.length))),
  };
};
