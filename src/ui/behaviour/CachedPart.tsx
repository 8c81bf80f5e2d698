import { createContext, createElement, type ReactNode, use } from 'react';

/** The cached parts of pages that the current render can use. */
export interface PartsOfRender {
  /** Starts a part. Returns true if it is cached and need not be rendered. */
  begin: (name: string) => boolean;
  end: (name: string) => void;
}

/** The cached parts of a render, from the server; null if nothing may be cached. */
export const PartsContext = /* @__PURE__ */ createContext<PartsOfRender | null>(null);

/** Marks the start or end of a part in the rendered page. The server removes the marks (src/server/parts.ts). */
const mark = (name: string): ReactNode => createElement('waymark-part', { name });

function End({ name, parts }: { name: string; parts: PartsOfRender }) {
  parts.end(name);
  return mark(name);
}

/**
 * A part that is the same on every public page of a kind: the server renders it once a minute and inserts its HTML into
 * other pages. It must depend only on the locale and on content. Has no effect in a browser.
 */
export function CachedPart({ name, children }: { name: string; children: ReactNode }) {
  const parts = import.meta.env.SSR ? use(PartsContext) : null;
  // Always three children: React derives its ids from their number and position.
  if (!parts)
    return (
      <>
        {null}
        {children}
        {null}
      </>
    );
  return parts.begin(name) ? (
    <>
      {mark(name)}
      {null}
      {null}
    </>
  ) : (
    <>
      {mark(name)}
      {children}
      <End name={name} parts={parts} />
    </>
  );
}
