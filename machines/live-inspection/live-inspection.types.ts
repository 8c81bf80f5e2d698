import type { StateValue } from 'xstate';

/** A page of the shop that lets itself be watched, or one whose log somebody copied. */
export interface WatchedPage {
  /** Another at every load of a page, and for every log that is opened. */
  id: string;
  path: string;
  /** When it was first watched, ISO 8601. */
  since: string;
  /** When it was closed or loaded anew, ISO 8601; null while it runs. A copied log runs nowhere. */
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

/** All that is known of one page: where its actors were, and every moment since, the oldest first. */
export interface Recording {
  page: WatchedPage;
  rendered: readonly RenderedChart[];
  before: readonly WatchedActor[];
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

/** Pages that are kept: of those that were left, the oldest go. */
export const mostPages = 8;

/** The moment before all others: the page as the server rendered it. */
export const renderedMoment = -1;
