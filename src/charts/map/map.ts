import { chartsText } from '#src/messages/charts.ts';
import { english } from '#src/messages/text.ts';
import { measures, rowsHeight, rowsWidth, textBlocks } from '#src/chart-kit/draw/measures.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import type { Arrow, Box, Row, Scene } from '#src/chart-kit/draw/scene.types.ts';
import { areaOf, areas, titleOf } from '../pages/areas.ts';
import { type Run, shortened, typeset } from '#src/chart-kit/draw/typeset.ts';
import type { Relation } from './relations.ts';

const t = english(chartsText);

const mostNoteLines = 3;

/**
 * Returns the shop as one drawing: charts in their sections, and lines for which start, send to and listen to which.
 * Leaves out charts without a line.
 */
export function mapScene(models: readonly ChartModel[], relations: readonly Relation[]): Scene {
  const tied = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const charts = models.filter(({ id }) => tied.has(id)).toSorted((a, b) => areaOf(a.id).place - areaOf(b.id).place);
  const used = new Set(charts.map(({ id }) => areaOf(id).area));
  const flows = [...tied].filter((id) => !models.some((model) => model.id === id));
  const boxes = [
    ...areas.filter((area) => used.has(area)).map((area) => areaBox(area, t(`area${area}`))),
    ...charts.map(chartBox),
    ...flows.map(flowBox),
  ];
  return { boxes, arrows: arrowsOf(relations) };
}

const box = (part: Pick<Box, 'id' | 'kind' | 'node' | 'parent'> & Partial<Box>): Box => {
  const words = { title: [], note: [], rows: [], ...part };
  return { isRoot: false, ...textBlocks(words), ...words };
};

const areaBox = (area: string, name: string): Box =>
  box({
    id: `area ${area}`,
    kind: 'compound',
    node: null,
    parent: null,
    title: typeset([{ text: name, style: 'title' }], measures.headRoom),
  });

const chartBox = ({ id, description }: ChartModel): Box =>
  box({
    id,
    kind: 'state',
    node: id,
    parent: `area ${areaOf(id).area}`,
    title: typeset([{ text: titleOf(id), style: 'title' }], measures.leafRoom),
    note: shortened(typeset([{ text: description, style: 'note' }], measures.leafRoom), mostNoteLines),
    width: measures.leafRoom + 2 * measures.padX,
  });

/** A flow without a chart of its own. */
const flowBox = (flow: string): Box =>
  box({
    id: flow,
    kind: 'anywhere',
    node: null,
    parent: null,
    title: typeset([{ text: titleOf(flow), style: 'note' }], measures.leafRoom),
  });

/** An event moves along its line: an event that a chart listens to comes from the chart that emits it. */
function arrowsOf(relations: readonly Relation[]): Arrow[] {
  const bundles = Map.groupBy(relations, ({ from, to, kind }) =>
    kind === 'hears' || kind === 'watches' ? [to, from, 'hears'].join('|') : [from, to, kind].join('|'),
  );
  return [...bundles].map(([id, bundle]): Arrow => {
    const [source = '', target = '', kind] = id.split('|') as [string, string, 'starts' | 'tells' | 'hears'];
    const words = new Map(bundle.map((relation) => [relation.event, wordsOf(relation)]));
    const label = [...words.values()].map((run): Row => ({ icon: kind, lines: typeset([run], measures.labelRoom) }));
    return { id, source, target, kind, edges: [], ...sized(label) };
  });
}

const wordsOf = ({ kind, event }: Relation): Run =>
  kind === 'watches'
    ? { text: t('mapWatches'), style: 'guard' }
    : { text: kind === 'starts' ? t('mapStarts') : event, style: 'event' };

const sized = (label: Row[]) => ({
  label,
  width: Math.ceil(rowsWidth(label) + 2 * measures.labelPadX),
  height: Math.ceil(rowsHeight(label) + 2 * measures.labelPadY),
});
