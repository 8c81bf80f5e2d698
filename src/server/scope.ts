import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyActorRef, InspectionEvent, Observer } from 'xstate';
import type { Channel } from '#openapi/generated/waymark.gen.ts';
import type { PostedForm } from '#src/ui/form/posted.ts';
import type { PageParts } from './parts.ts';
import type { Preview } from './preview/preview.ts';

export interface Scope {
  /**
   * The reader's cookies; null while a public page is rendered, because a page for everyone must not depend on them.
   */
  cookie: string | null;
  correlationId: string;
  /** Where the page is shown; a public page is the same everywhere. */
  channel: Channel;
  /** The page, after it is rendered. */
  html: string | null;
  /** The actors that the page was rendered with, in the order of the render; empty in production. */
  actors: AnyActorRef[];
  /** What an editor asked to see; null for shoppers. */
  preview: Preview | null;
  /** Adds to `actors`; undefined in production. */
  inspection: Observer<InspectionEvent> | undefined;
  /** The refused form that the page answers. */
  posted: PostedForm | null;
  /** The parts that the page shares with others; null if the page is private or has no kind. */
  parts: PageParts | null;
}

/** What a render may read of the request that it answers. */
export const requestScope = new AsyncLocalStorage<Scope>();
