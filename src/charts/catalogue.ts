import { linePath } from './ArrowShape.tsx';
import type { Drawing } from './drawing.types.ts';
import { foldsIn } from './fold.ts';
import { allModels, drawingsFor, foldedFor, mapDrawing } from './library.ts';
import { allRelations, type Relation } from './map/relations.ts';
import type { ChartModel } from './model.ts';
import type { SceneOptions } from './scene.ts';
import { entriesOf, findIn, type Hit } from './search.ts';
import { shelfOf, type Shelf } from './shelves.ts';

/** A drawing in small: a few paths for all of it. */
export interface Thumbnail {
  viewBox: string;
  containers: string;
  states: string;
  lines: string;
}

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
}

export interface ChartPage {
  model: ChartModel;
  drawings: Drawing[];
  /** The states that the reader folded. */
  folds: string[];
  /** The charts that this one runs, by what it calls them: those are links. */
  charts: string[];
}

const rect = ({ x, y, width, height }: Drawing['boxes'][number]): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

/** A thumbnail shows at least so many pixels of a drawing's width. */
const leastThumbnail = 900;

export function thumbnailOf({ boxes, arrows }: Drawing): Thumbnail {
  const containers = new Set(boxes.map(({ parent }) => parent));
  const shapes = boxes.filter(({ kind, isRoot }) => !isRoot && kind !== 'initial' && kind !== 'anywhere' && kind !== 'sign');
  const points = [...arrows.flatMap((arrow) => arrow.points), ...shapes.flatMap(({ x, y, width, height }) => [{ x, y }, { x: x + width, y: y + height }])];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // Two or three states fill no frame.
  const room = Math.max(0, leastThumbnail - width) / 2;
  return {
    viewBox: [left - room, top, width + 2 * room, height].map(Math.round).join(' '),
    containers: shapes.filter(({ id }) => containers.has(id)).map(rect).join(''),
    states: shapes.filter(({ id }) => !containers.has(id)).map(rect).join(''),
    lines: arrows.map(({ points }) => linePath(points)).join(''),
  };
}

/** The gallery's lines in the order of their shelves; `words` leaves out what is not about them. */
export async function chartLines(words: string): Promise<ChartLine[]> {
  const lines: ChartLine[] = [];
  for (const model of (await allModels()).values()) {
    const found = findIn(entriesOf(model), words);
    if (!found) continue;
    const [drawing] = await drawingsFor(model, 'full');
    if (!drawing) continue;
    const { id, description, section, nodes, edges } = model;
    const { shelf } = shelfOf(id);
    lines.push({ id, shelf, description, section, states: nodes.length - 1, transitions: edges.length, thumbnail: thumbnailOf(drawing), ...found });
  }
  return lines.toSorted((a, b) => shelfOf(a.id).place - shelfOf(b.id).place);
}

/** Everything that the page of one chart shows; null when there is no such chart. */
export async function chartPage(id: string, detail: SceneOptions['detail'], asked: readonly string[] = []): Promise<ChartPage | null> {
  const models = await allModels();
  const model = models.get(id);
  if (!model) return null;
  const folds = foldsIn(model, asked);
  return { model, drawings: await foldedFor(model, detail, folds), folds, charts: [...models.keys()] };
}

/** Everything that the map shows. */
export interface MapPage {
  drawing: Drawing;
  relations: readonly Relation[];
  charts: { id: string; description: string; section: string | null }[];
}

export async function mapPage(): Promise<MapPage> {
  const models = [...(await allModels()).values()];
  const charts = models.map(({ id, description, section }) => ({ id, description, section }));
  return { drawing: await mapDrawing(), relations: allRelations, charts };
}
