import type { StateValue } from 'xstate';

/**
 * A visit: the pages that one tab loads of the shop one after another, each of which sends its events; or a log that
 * somebody copied.
 */
export interface WatchedPage {
  /** Different for every tab, and for every opened log. */
  id: string;
  /** Path of the current or last page. */
  path: string;
  /** When the visit was first watched, ISO 8601. */
  since: string;
  /** When its last page was left, ISO 8601; null while one runs. A copied log is never running. */
  leftAt: string | null;
  /** Whether it is a page of this browser or a copied log. */
  from: 'page' | 'copy';
}

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** An actor of a page, as the page reports it: masked, plain JSON. */
export interface WatchedActor {
  /** Its session's id, unique within a page... */
  id: string;
  /** ... the one that started it, null for those that views start... */
  parent: string | null;
  /** ... and its name there; views use the charts' own names. */
  name: string;
  systemId: string | null;
  /** Null for an actor that is not a chart: a port's promise, a source of events. */
  chart: string | null;
  /** Null for an actor that is not a chart. */
  state: StateValue | null;
  status: ActorStatus;
  /** The chart's context; null for an actor that is not a chart. */
  context: Record<string, unknown> | null;
}

/** The change of one actor by one event. Contains only the changed part of the context. */
export interface ActorChange {
  actor: WatchedActor;
  /** True if the actor is reported for the first time, with its whole context. */
  isNew: boolean;
}

/** An event and all its changes: the state of a page after it. */
export interface Moment {
  /** Rises within a page, from 1. */
  id: number;
  /** ISO 8601. */
  at: string;
  /** The chart that received it, by its session's id and by its name. */
  actor: string;
  chart: string;
  /** Name of the sender; null for views, the outside, and the chart itself. */
  from: string | null;
  type: string;
  /** The event without its type, with personal data masked. */
  payload: unknown;
  changes: readonly ActorChange[];
}

/** A chart that the server rendered the page with. */
export interface RenderedChart {
  chart: string;
  state: StateValue;
}

/** A later page of a visit. None of the actors before it runs any more. */
export interface PageLoad {
  /** Numbered with the moments: the page when its watching began. One less is the page as the server rendered it. */
  id: number;
  /** ISO 8601. */
  at: string;
  path: string;
  rendered: readonly RenderedChart[];
  actors: readonly WatchedActor[];
}

/** All data of one visit: the actors of its first page, and every page and moment since, oldest first. */
export interface Recording {
  page: WatchedPage;
  rendered: readonly RenderedChart[];
  before: readonly WatchedActor[];
  /** The moment that `before` belongs to: 0, or the last one that was dropped. */
  began: number;
  /** Pages after the first, at most {@link mostLoads}. */
  loads: readonly PageLoad[];
  /** At most {@link longestLog}: older ones are only part of `before`. */
  moments: readonly Moment[];
}

export interface LiveInspectionContext {
  /** Pages of this browser and opened logs, oldest first. */
  recordings: readonly Recording[];
  /** The id of the shown page. */
  chosen: string | null;
  /** The recording when the reader began to look back: the log continues without changing what is shown. */
  held: Recording | null;
  /** The shown moment: a moment's id, or {@link renderedMoment}. */
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

/** The inspector's request to the pages to greet again. */
export type LiveInspectionRequest = { type: 'pages.asked' };

/** Maximum moments that are kept of a page. */
export const longestLog = 500;

/** Maximum pages that are kept of one visit. */
export const mostLoads = 20;

/** Maximum visits that are kept: of those that were left, the oldest are dropped. */
export const mostPages = 8;

/** The moment before all others: the page as the server rendered it. */
export const renderedMoment = -1;
