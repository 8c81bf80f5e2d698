import type { AnyRouter } from '@tanstack/react-router';
import type { PageType, TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { pageTypeOf } from '#src/domain/page-type.ts';

export type PageRouter = Pick<AnyRouter, 'subscribe' | 'state'>;

/** Takes an event of the page. */
export type Note = (event: TelemetryEvent) => void;

/** Watches one kind of event; returns a function that ends it. */
export type Source = (note: Note, router: PageRouter) => () => void;

/** The type of the page that is shown. */
export const shownType = ({ state: { matches } }: PageRouter): PageType =>
  pageTypeOf(
    location,
    matches.some(({ status }) => status === 'notFound' || status === 'error'),
  );
