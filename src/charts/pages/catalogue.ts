import { type Answer, answersOf } from '../explain/answers.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { firstFolds, foldsIn } from '#src/chart-kit/draw/fold.ts';
import { allModels, drawingsFor, foldedFor, mapAround, mapDrawing } from './library.ts';
import { allRelations, type Relation, relationsAround } from '../map/relations.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import type { SceneOptions } from '#src/chart-kit/draw/scene.ts';
import { bestFirst, entriesOf, findIn, type Hit } from './search.ts';
import { areaOf, type Area } from './areas.ts';
import { type Thumbnail, thumbnailOf } from '#src/chart-kit/draw/thumbnail.ts';

/** A chart in one line of the gallery's index. */
export interface ChartLine {
  id: string;
  area: Area;
  description: string;
  section: string | null;
  states: number;
  transitions: number;
  thumbnail: Thumbnail;
  /** The places in the chart that match the query, and how many more there are. */
  hits: Hit[];
  more: number;
  /** How well it matches the query. */
  worth: number;
}

export interface ChartPage {
  model: ChartModel;
  drawings: Drawing[];
  /** The states that the reader folded. */
  folds: string[];
  /** The charts that this one runs, by the ids of their invocations: those are links. */
  charts: string[];
  /** Its relations to other charts. */
  relations: Relation[];
  /** The states of other charts that run it. */
  users: { chart: string; state: string }[];
  answers: Answer[];
}

/** Returns the gallery's lines in the order of its sections; with `words`, those that match, the best first. */
export async function chartLines(words: string): Promise<ChartLine[]> {
  const lines: ChartLine[] = [];
  for (const model of (await allModels()).values()) {
    const found = findIn(entriesOf(model, answersOf(model.id)), words);
    if (!found) continue;
    const [drawing] = await drawingsFor(model, 'full');
    if (!drawing) continue;
    const { id, description, section, nodes, edges } = model;
    const { area } = areaOf(id);
    lines.push({
      id,
      area,
      description,
      section,
      states: nodes.length - 1,
      transitions: edges.length,
      thumbnail: thumbnailOf(drawing),
      ...found,
    });
  }
  return bestFirst(lines.toSorted((a, b) => areaOf(a.id).place - areaOf(b.id).place));
}

/**
 * Returns the data of one chart's page, with the reader's folds or the default ones; null if there is no such chart.
 */
export async function chartPage(
  id: string,
  detail: SceneOptions['detail'],
  asked: readonly string[] | 'first' = [],
): Promise<ChartPage | null> {
  const models = await allModels();
  const model = models.get(id);
  if (!model) return null;
  const folds = asked === 'first' ? firstFolds(model, await drawingsFor(model, detail)) : foldsIn(model, asked);
  return {
    model,
    drawings: await foldedFor(model, detail, folds),
    folds,
    charts: [...models.keys()],
    relations: allRelations.filter(({ from, to }) => from === id || to === id),
    users: [...models.values()].flatMap(({ id: chart, nodes }) =>
      nodes
        .filter(({ invokes }) => invokes.some((invoke) => invoke.chart === id))
        .map((node) => ({ chart, state: node.id })),
    ),
    answers: answersOf(id),
  };
}

/** The data of the map: all relations in words, and the drawing of one chart and its neighbours, or of all charts. */
export interface MapPage {
  drawing: Drawing;
  /** The chart that is drawn with its neighbours; null for all. */
  around: string | null;
  relations: readonly Relation[];
  charts: { id: string; description: string; section: string | null }[];
}

/** Returns the map around a chart that has neighbours; for any other name, of all charts. */
export async function mapPage(asked: string): Promise<MapPage> {
  const models = [...(await allModels()).values()];
  const charts = models.map(({ id, description, section }) => ({ id, description, section }));
  const around =
    models.some(({ id }) => id === asked) && relationsAround(asked, allRelations).length > 0 ? asked : null;
  return {
    drawing: around === null ? await mapDrawing() : await mapAround(around),
    around,
    relations: allRelations,
    charts,
  };
}
