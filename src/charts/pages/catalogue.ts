import { type Answer, answersOf } from '../explain/answers.ts';
import type { Drawing } from '../drawing/drawing.types.ts';
import { firstFolds, foldsIn } from '../folding/fold.ts';
import { allModels, drawingsFor, foldedFor, mapAround, mapDrawing } from './library.ts';
import { allRelations, type Relation, relationsAround } from '../map/relations.ts';
import type { ChartModel } from '../machines/model.ts';
import type { SceneOptions } from '../drawing/scene.ts';
import { bestFirst, entriesOf, findIn, type Hit } from './search.ts';
import { shelfOf, type Shelf } from './shelves.ts';
import { type Thumbnail, thumbnailOf } from '../drawing/thumbnail.ts';

/** A chart in one line of the gallery's index. */
export interface ChartLine {
  id: string;
  shelf: Shelf;
  description: string;
  section: string | null;
  states: number;
  transitions: number;
  thumbnail: Thumbnail;
  /** Where in the chart the reader's words are, and how many more places there are. */
  hits: Hit[];
  more: number;
  /** How well it answers the reader's words. */
  worth: number;
}

export interface ChartPage {
  model: ChartModel;
  drawings: Drawing[];
  /** The states that the reader folded. */
  folds: string[];
  /** The charts that this one runs, by what it calls them: those are links. */
  charts: string[];
  /** What it has to do with other charts. */
  relations: Relation[];
  /** The states of other charts that run it. */
  users: { chart: string; state: string }[];
  answers: Answer[];
}

/** The gallery's lines in the order of their shelves; with `words`, those that are about them, the best first. */
export async function chartLines(words: string): Promise<ChartLine[]> {
  const lines: ChartLine[] = [];
  for (const model of (await allModels()).values()) {
    const found = findIn(entriesOf(model, answersOf(model.id)), words);
    if (!found) continue;
    const [drawing] = await drawingsFor(model, 'full');
    if (!drawing) continue;
    const { id, description, section, nodes, edges } = model;
    const { shelf } = shelfOf(id);
    lines.push({
      id,
      shelf,
      description,
      section,
      states: nodes.length - 1,
      transitions: edges.length,
      thumbnail: thumbnailOf(drawing),
      ...found,
    });
  }
  return bestFirst(lines.toSorted((a, b) => shelfOf(a.id).place - shelfOf(b.id).place));
}

/**
 * Everything that the page of one chart shows, as its reader folded it, or at first; null when there is no such chart.
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

/**
 * Everything that the map shows: all relations in words, and the drawing of one chart and its neighbours, or of all
 * charts.
 */
export interface MapPage {
  drawing: Drawing;
  /** The chart that is drawn with its neighbours; null for all. */
  around: string | null;
  relations: readonly Relation[];
  charts: { id: string; description: string; section: string | null }[];
}

/** The map around a chart that has neighbours; for any other name, of all charts. */
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
