import type { ChartDiff } from '#src/chart-kit/diff/diff.ts';
import { describeChanges } from '#src/chart-kit/diff/describe.ts';
import type { ChangedChart, ChangesPage, ChangesSource, Chosen, Pictures } from './changes.types.ts';
import { cropsOf } from './crops.ts';

let source: ChangesSource | null = null;

/** Sets the source of revisions, from the server; without it there are none. */
export const provideChanges = (from: ChangesSource | null): void => {
  source = from;
};

/** The server's path of the pictures. */
const picturePath = 'charts/changes/pictures';

type Books = {
  readonly before: ReadonlyMap<string, string> | null;
  readonly after: ReadonlyMap<string, string> | null;
};

/** `#product` is the chart itself, which has no picture. */
function picturesOf(chart: string, state: string, chosen: Chosen, books: Books): Pictures {
  const of = (when: 'before' | 'after') => {
    const entry = books[when]?.get(`${chart} ${state}`);
    return entry === undefined
      ? null
      : `/${picturePath}/${[chosen[when], chart, entry].map(encodeURIComponent).join('/')}`;
  };
  return { before: of('before'), after: of('after') };
}

async function changedChart(diff: ChartDiff, chosen: Chosen, books: Books): Promise<ChangedChart> {
  const { id, about, parts } = describeChanges(diff, []);
  const changes = (await cropsOf(diff)).map(({ state, svg, width, height }) => ({
    state,
    drawing: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    pictures: picturesOf(id, state, chosen, books),
  }));
  return { id, about, parts, changes };
}

/**
 * Returns the data of the page of changes. Requested revisions are looked up in the list, and only those of the list
 * are used.
 */
export async function changesPage(asked: Partial<Chosen>): Promise<ChangesPage> {
  const nothing = { charts: [], unpictured: [], chosen: null };
  const revisions = (await source?.revisions()) ?? [];
  if (!source || revisions.length === 0) return { ...nothing, revisions, outcome: 'closed' };
  if (asked.before === undefined || asked.after === undefined) return { ...nothing, revisions, outcome: 'ask' };
  const [before, after] = [asked.before, asked.after].map((id) => revisions.find((revision) => revision.id === id)?.id);
  if (before === undefined || after === undefined) return { ...nothing, revisions, outcome: 'unknown' };
  const chosen = { before, after };
  try {
    const diffs = await source.compare(chosen);
    if (!diffs) return { ...nothing, revisions, chosen, outcome: 'running' };
    const books = { before: await source.entries(before), after: await source.entries(after) };
    const charts: ChangedChart[] = [];
    for (const diff of diffs) charts.push(await changedChart(diff, chosen, books));
    const unpictured = (['before', 'after'] as const)
      .filter((when) => books[when] === null)
      .map((when) => chosen[when]);
    return { revisions, chosen, outcome: 'compared', charts, unpictured };
  } catch {
    return { ...nothing, revisions, chosen, outcome: 'failed' };
  }
}

/** Returns a picture from the state book of one of the revisions. */
export async function changesPicture(revision: string, chart: string, entry: string): Promise<Buffer | null> {
  const known = (await source?.revisions())?.find(({ id }) => id === revision);
  return known && source ? source.picture(known.id, chart, entry) : null;
}
