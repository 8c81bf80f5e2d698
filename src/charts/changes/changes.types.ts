import type { ChartDiff } from '../diff/diff.ts';

/** A revision that a reader can choose: a commit that changed the charts, or the files as they are. */
export interface Revision {
  /** The commit in full, or `now`. */
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

/** Where revisions come from; a production has none. */
export interface ChangesSource {
  revisions(): Promise<readonly Revision[]>;
  /** What differs; null while that is being found out. Rejects where it could not be. */
  compare(chosen: Chosen): Promise<readonly ChartDiff[] | null>;
  /** The entries of the revision's state book by chart and state; null where nobody made the book. */
  entries(revision: string): Promise<ReadonlyMap<string, string> | null>;
  /** One picture of that book; null where there is none. */
  picture(revision: string, chart: string, entry: string): Promise<Buffer | null>;
}

/** One state before and after, as the state book pictures it; null where the book has no picture of it. */
export interface Pictures {
  readonly before: string | null;
  readonly after: string | null;
}

/** What changed around one state: cropped from the drawing of both revisions, and what a shopper saw and sees. */
export interface Change {
  readonly state: string;
  /** The drawing as an address. */
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
  /**
   * `closed`: this shop knows no revisions; `ask`: none are chosen; `unknown`: what was asked for is not in the list.
   */
  readonly outcome: 'closed' | 'ask' | 'unknown' | 'running' | 'failed' | 'compared';
  readonly charts: readonly ChangedChart[];
  /** The revisions that nobody made a state book of. */
  readonly unpictured: readonly string[];
}
