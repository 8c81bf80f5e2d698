import type { ContentItem, Locale } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What an editor looks for, and how it is shown. */
export interface PreviewQuery {
  /** `page`, `fragment`, `popup`, or the type of a block; empty if none was chosen. */
  docType: string;
  /** Only blocks of this variant; empty for all. */
  layoutVariant: string;
  /** Results of a page. */
  limit: number;
  /** Site whose content is listed and shown. @fact the editor's choice, which changes no step */
  siteId: Locale;
  /** The moment to show, ISO date and time; null for now. */
  at: string | null;
}

/** A page of results. */
export interface PreviewResults {
  items: readonly ContentItem[];
  total: number;
}

/** What the port is asked: one page of results, from 1. */
export interface ResultsWish extends PreviewQuery {
  page: number;
}

/** An item that a page shows. */
export type ShownItem = ContentItem & { url: string };

export interface CmsPreviewContext {
  /** The last that was asked for; null before. */
  query: PreviewQuery | null;
  page: number;
  results: PreviewResults;
  chosen: ShownItem | null;
  failure: ApiFailure | null;
}

export type CmsPreviewEvent =
  | { type: 'list.requested'; query: PreviewQuery }
  | { type: 'page.requested'; page: number }
  | { type: 'item.chosen'; item: ShownItem }
  | { type: 'preview.closed' }
  /** The editor wants the frames to scroll together, or each by itself. */
  | { type: 'scrolling.joined' }
  | { type: 'scrolling.parted' }
  /** One of the frames was scrolled by hand. */
  | { type: 'frame.scrolled'; frame: string; top: number };

/** What the frames are told: all others scroll to where one is. */
export interface ScrollOthers {
  type: 'others.scrolled';
  frame: string;
  top: number;
}
