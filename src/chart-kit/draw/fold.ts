import type { Drawing } from './drawing.types.ts';
import { focused } from './focus.ts';
import { layoutOf } from './layout.ts';
import type { ChartModel } from '../chart/chart-model.ts';
import type { SceneOptions } from './scene.ts';

/** Returns the states with content, without the root, which always stays open. */
export const foldable = ({ nodes }: ChartModel): string[] =>
  nodes.filter(({ children, parent }) => parent !== null && children.length > 0).map(({ id }) => id);

/** Returns the folded states of an address, in the chart's own order; ignores anything else. */
export const foldsIn = (model: ChartModel, asked: readonly string[]): string[] =>
  foldable(model).filter((id) => asked.includes(id));

/**
 * Returns the first folds: a chart that needs several drawings shows only its first level until the reader unfolds it.
 */
export const firstFolds = (model: ChartModel, drawings: readonly Drawing[]): string[] => {
  const all = drawings.length > 1 ? foldable(model) : [];
  return all.filter((id) => !all.some((other) => id.startsWith(`${other}.`)));
};

/** Returns the folds with one more folded, or unfolded. */
export const toggled = (folds: readonly string[], id: string): string[] =>
  folds.includes(id) ? folds.filter((other) => other !== id) : [...folds, id];

/**
 * Returns a chart's drawings with states folded: lays out again each drawing that shows one of them, leaves out the
 * drawing of a folded state, and keeps the others. A part that has its own drawing keeps it, so that nothing else
 * moves.
 */
export async function foldedDrawings(
  model: ChartModel,
  drawings: readonly Drawing[],
  folds: readonly string[],
  options?: SceneOptions,
): Promise<Drawing[]> {
  const folded = new Set(folds);
  const parents = new Map(model.nodes.map(({ id, parent }) => [id, parent]));
  const isWithin = (id: string | null | undefined): boolean =>
    typeof id === 'string' && (folded.has(id) || isWithin(parents.get(id)));
  const placed: Drawing[] = [];
  for (const drawing of drawings) {
    const { root, boxes } = drawing;
    if (isWithin(root)) continue;
    const isTouched = boxes.some(
      ({ node, kind }) => node !== null && kind !== 'sign' && kind !== 'initial' && folded.has(node),
    );
    const chapters = drawings.map((other) => other.root).filter((id) => id !== root);
    placed.push(
      isTouched ? await layoutOf(focused(model, { root, closed: new Set(chapters), folded }), options) : drawing,
    );
  }
  return placed;
}
