import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import type { Mark } from '#src/chart-kit/draw/marks.ts';
import type { MatrixTable } from '#src/chart-kit/records/matrix-table.ts';
import type { Coverage, Level, PathRecord } from '#src/chart-kit/records/record.types.ts';

/** A page of the report on one chart. */
export type Part = Level | 'matrix';

/** The pages of the report, by chart. */
export type Parts = Readonly<Record<string, readonly Part[]>>;

/** A level of a chart in one line. */
export interface LevelLine {
  readonly chart: string;
  readonly level: Level;
  readonly coverage: Coverage;
  readonly wantsPairs: boolean;
  readonly seconds: number;
  readonly paths: number;
  readonly steps: number;
  readonly failed: number;
  readonly missing: number;
}

export interface PathsIndexData {
  readonly charts: readonly { readonly id: string; readonly lines: readonly LevelLine[] }[];
}

/** A path with its steps, or with the file that has them. */
export interface ShownPath extends Omit<PathRecord, 'steps'> {
  readonly count: number;
  readonly end: string;
  readonly steps: PathRecord['steps'] | null;
  readonly file: string | null;
  readonly command: string;
}

export interface LevelData {
  readonly chart: string;
  readonly description: string;
  readonly parts: readonly Part[];
  readonly line: LevelLine;
  readonly did: { readonly refused?: number; readonly chance?: number; readonly stories?: number };
  readonly drawings: Drawing[];
  readonly marks: readonly [string, Mark][];
  /** By reason: what cannot be caused at this level. */
  readonly declared: readonly { readonly reason: string; readonly names: readonly string[] }[];
  readonly paths: readonly ShownPath[];
}

export interface MatrixData {
  readonly chart: string;
  readonly parts: readonly Part[];
  readonly table: MatrixTable;
  readonly refused: number;
}
