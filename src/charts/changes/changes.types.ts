import type { ChartDiff } from '#src/chart-kit/diff/diff.ts';

/** A revision in the list: a commit that changed the charts, or the files as they are. */
export interface Revision {
  /** The full commit id, or `now`. */
  readonly id: string;
  /** The commit's subject; '' for `now`. */
  readonly subject: string;
  /** The day of the commit, as `2026-11-24`; '' for `now`. */
  readonly day: string;
}

/** The two revisions of a comparison, by their ids. */
export interface Chosen {
  readonly before: string;
  readonly after: string;
}

/** The source of revisions; production has none. */
export interface ChangesSource {
  revisions(): Promise<readonly Revision[]>;
  /** Returns the differences; null while they are being computed. Rejects if that failed. */
  compare(chosen: Chosen): Promise<readonly ChartDiff[] | null>;
  /** Returns the entries of the revision's state book by chart and state; null if it has no book. */
  entries(revision: string): Promise<ReadonlyMap<string, string> | null>;
  /** Returns one picture of that book; null if there is none. */
  picture(revision: string, chart: string, entry: string): Promise<Buffer | null>;
}

/** Pictures of one state before and after, from the state book; null if the book has none of it. */
export interface Pictures {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The changes around one state: a crop of the drawing of both revisions, and the pictures of its view before and after.
 */
export interface Change {
  readonly state: string;
  /** The drawing as a URL. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly pictures: Pictures;
}

export interface ChangedChart {
  readonly id: string;
  readonly about: string | null;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly changes: readonly Change[];
}

export interface ChangesPage {
  readonly revisions: readonly Revision[];
  readonly chosen: Chosen | null;
  /** `closed`: this shop has no revisions; `ask`: none are chosen; `unknown`: a requested one is not in the list. */
  readonly outcome: 'closed' | 'ask' | 'unknown' | 'running' | 'failed' | 'compared';
  readonly charts: readonly ChangedChart[];
  /** The revisions without a state book. */
  readonly unpictured: readonly string[];
}
