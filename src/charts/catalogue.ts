import { linePath } from './ArrowShape.tsx';
import type { Drawing } from './drawing.types.ts';
import { allModels, drawingsFor } from './library.ts';
import type { ChartModel } from './model.ts';
import type { SceneOptions } from './scene.ts';
import { shelfOf, type Shelf } from './shelves.ts';

/** A drawing in small: a few paths for all of it. */
export interface Thumbnail {
  viewBox: string;
  containers: string;
  states: string;
  lines: string;
}

export interface ChartCard {
  id: string;
  shelf: Shelf;
  description: string;
  section: string | null;
  states: number;
  transitions: number;
  thumbnail: Thumbnail;
}

export interface ChartPage {
  model: ChartModel;
  drawings: Drawing[];
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

/** Whether a reader's words are in a chart: its name, descriptions, states, events, sections. */
export function isAbout({ id, description, section, nodes, edges }: ChartModel, words: string): boolean {
  const text = [
    id, description, section,
    ...nodes.flatMap((node) => [node.id, node.description, node.section, ...node.invokes.map(({ src }) => src)]),
    ...edges.map(({ event }) => event),
  ].join('\n').toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** The gallery's cards in the order of their shelves; `words` leaves out what is not about them. */
export async function chartCards(words: string): Promise<ChartCard[]> {
  const models = [...(await allModels()).values()].filter((model) => words === '' || isAbout(model, words));
  const cards: ChartCard[] = [];
  for (const model of models) {
    const [drawing] = await drawingsFor(model, 'full');
    if (!drawing) continue;
    const { id, description, section, nodes, edges } = model;
    const { shelf } = shelfOf(id);
    cards.push({ id, shelf, description, section, states: nodes.length - 1, transitions: edges.length, thumbnail: thumbnailOf(drawing) });
  }
  return cards.toSorted((a, b) => shelfOf(a.id).place - shelfOf(b.id).place);
}

/** Everything that the page of one chart shows; null when there is no such chart. */
export async function chartPage(id: string, detail: SceneOptions['detail']): Promise<ChartPage | null> {
  const models = await allModels();
  const model = models.get(id);
  return model ? { model, drawings: await drawingsFor(model, detail), charts: [...models.keys()] } : null;
}
