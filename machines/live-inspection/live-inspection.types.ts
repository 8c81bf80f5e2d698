import type { StateValue } from 'xstate';

/**
 * A visit: what one tab loads of the shop, one page after another, each of which lets itself be watched; or a log that
 * somebody copied.
 */
export interface WatchedPage {
  /** Another for every tab, and for every log that is opened. */
  id: string;
  /** Of the page that it is at, or was at last. */
  path: string;
  /** When it was first watched, ISO 8601. */
  since: string;
  /** When its last page was left, ISO 8601; null while one runs. A copied log runs nowhere. */
  leftAt: string | null;
  /** Whether it is a page of this browser or a log from elsewhere. */
  from: 'page' | 'copy';
}

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** An actor of a page, as the page tells of it: masked, plain JSON. */
export interface WatchedActor {
  /** Its session's id, which no two actors of a page share... */
  id: string;
  /** ... the one that started it, null for those that views start... */
  parent: string | null;
  /** ... and what that one calls it; views call charts by their own names. */
  name: string;
  systemId: string | null;
  /** Null for what is no chart: a port's promise, a source of events. */
  chart: string | null;
  /** Null for what is no chart. */
  state: StateValue | null;
  status: ActorStatus;
  /** What a chart knows; null for what is no chart. */
  context: Record<string, unknown> | null;
}

/** What one event changed in one actor. Of its context only what is another now. */
export interface ActorChange {
  actor: WatchedActor;
  /** Whether the actor is told of for the first time, and its context is whole. */
  isNew: boolean;
}

/** An event, and all that it changed: where a page was after it. */
export interface Moment {
  /** Counts up within a page, from 1. */
  id: number;
  /** ISO 8601. */
  at: string;
  /** The chart that heard it, by its session's id and by its name. */
  actor: string;
  chart: string;
  /** What sent it, by its name; null for views, the world outside, and the chart itself. */
  from: string | null;
  type: string;
  /** The event without its type, personal data masked. */
  payload: unknown;
  changes: readonly ActorChange[];
}

/** A chart that the page was rendered with on the server. */
export interface RenderedChart {
  chart: string;
  state: StateValue;
}

/** A page that a visit went on to. None of the actors before it runs any more. */
export interface PageLoad {
  /** Counts among the moments: the page as its watching began. One less is the page as the server rendered it. */
  id: number;
  /** ISO 8601. */
  at: string;
  path: string;
  rendered: readonly RenderedChart[];
  actors: readonly WatchedActor[];
}

/**
 * All that is known of one visit: where the actors of its first page were, and every page and moment since, the oldest
 * first.
 */
export interface Recording {
  page: WatchedPage;
  rendered: readonly RenderedChart[];
  before: readonly WatchedActor[];
  /** The moment that `before` is of: 0, or the last that is not kept. */
  began: number;
  /** Pages after the first, at most {@link mostLoads}. */
  loads: readonly PageLoad[];
  /** At most {@link longestLog}: what is older is kept in `before` alone. */
  moments: readonly Moment[];
}

export interface LiveInspectionContext {
  /** Pages of this browser and opened logs, the oldest first. */
  recordings: readonly Recording[];
  /** The id of the page that is read. */
  chosen: string | null;
  /** The recording as it was when somebody began to look back: the log goes on without moving what is read. */
  held: Recording | null;
  /** The moment that is looked at: a moment's id, or {@link renderedMoment}. */
  at: number | null;
}

export type LiveInspectionEvent =
  | { type: 'page.greeted'; recording: Recording }
  | { type: 'moments.seen'; pageId: string; path: string; moments: readonly Moment[] }
  | { type: 'page.left'; pageId: string; at: string }
  | { type: 'page.chosen'; pageId: string }
  | { type: 'moment.chosen'; moment: number }
  | { type: 'moment.followed' }
  | { type: 'log.cleared' }
  | { type: 'log.openRequested'; log: string | Blob };

/** What the inspector asks of the pages: to say hello again. */
export type LiveInspectionRequest = { type: 'pages.asked' };

/** Moments that are kept of a page. */
export const longestLog = 500;

/** Pages of one visit that are kept. */
export const mostLoads = 20;

/** Visits that are kept: of those that were left, the oldest go. */
export const mostPages = 8;

/** The moment before all others: the page as the server rendered it. */
export const renderedMoment = -1;
