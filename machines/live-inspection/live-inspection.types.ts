import type { StateValue } from 'xstate';

/** A page of the shop that lets itself be watched. */
export interface WatchedPage {
  /** Another at every load of a page. */
  id: string;
  /** Path and query. */
  path: string;
}

/** A running chart, as the page tells of it: masked, plain JSON. */
export interface WatchedActor {
  chart: string;
  state: StateValue;
  context: unknown;
}

export interface LogEntry {
  /** Counts up within a page. */
  id: number;
  /** ISO 8601. */
  at: string;
  chart: string;
  type: string;
  /** The event without its type, personal data masked. */
  payload: unknown;
}

export interface LiveInspectionContext {
  page: WatchedPage | null;
  actors: readonly WatchedActor[];
  /** The newest first, and at most {@link longestLog}. */
  log: readonly LogEntry[];
}

export type LiveInspectionEvent =
  | { type: 'page.greeted'; page: WatchedPage; actors: readonly WatchedActor[] }
  | { type: 'actor.changed'; pageId: string; actor: WatchedActor }
  | { type: 'event.seen'; pageId: string; entry: LogEntry }
  | { type: 'page.left'; pageId: string }
  | { type: 'log.paused' }
  | { type: 'log.resumed' }
  | { type: 'log.cleared' };

/** What the inspector asks of the pages: to say hello again. */
export type LiveInspectionRequest = { type: 'pages.asked' };

export const longestLog = 200;
