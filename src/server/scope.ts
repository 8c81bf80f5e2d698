import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyActorRef } from 'xstate';
import type { PageParts } from './parts.ts';

export interface Scope {
  /** The reader's cookies, or null while a public page is rendered: what is the same for everyone must not see them. */
  cookie: string | null;
  correlationId: string;
  /** The page, when it is rendered. */
  html: string | null;
  /** What the page was rendered with, in the order of the render; nothing in production. */
  actors: AnyActorRef[];
  /** Its parts that other pages have too; null where a page is its reader's own, or one of a kind. */
  parts: PageParts | null;
}

/** What a render may know of the request that it answers. */
export const requestScope = new AsyncLocalStorage<Scope>();
