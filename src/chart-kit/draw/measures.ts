import { type Box, type Row } from './scene.types.ts';
import { type Line, lineHeights } from './typeset.ts';

/** Distances of the drawing in pixels at its natural size. */
export const measures = {
  padX: 14,
  padY: 11,
  noteGap: 3,
  rowsGap: 8,
  rowGap: 2,
  icon: 17,
  labelPadX: 4,
  labelPadY: 2,
  finalRing: 4,
  /** The button that folds a state, beside its title. */
  fold: 26,
  dot: 14,
  /**
   * Widths at which text wraps: in a state, in the header of a container, in the chart's own header, beside an arrow.
   */
  leafRoom: 190,
  headRoom: 270,
  rootRoom: 480,
  labelRoom: 176,
} as const;

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { runs }) => sum + Math.max(...runs.map(({ style }) => lineHeights[style])), 0);
const widthOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ width }) => width));

export const rowsHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, { lines }) => sum + heightOf(lines), 0) + Math.max(0, rows.length - 1) * measures.rowGap;
export const rowsWidth = (rows: readonly Row[]): number =>
  rows.length === 0 ? 0 : measures.icon + Math.max(...rows.map(({ lines }) => widthOf(lines)));

/** Returns the positions of a box's text blocks, from its top, and their total height. */
export function textBlocks({ title, note, rows }: Pick<Box, 'title' | 'note' | 'rows'>) {
  const { padX, padY, noteGap, rowsGap } = measures;
  const titleAt = padY;
  const noteAt = titleAt + heightOf(title) + (note.length > 0 ? noteGap : 0);
  const rowsAt = noteAt + heightOf(note) + (rows.length > 0 ? rowsGap : 0);
  return {
    titleAt,
    noteAt,
    rowsAt,
    height: Math.ceil(rowsAt + rowsHeight(rows) + padY),
    width: Math.ceil(Math.max(widthOf(title), widthOf(note), rowsWidth(rows)) + 2 * padX),
  };
}
