import { createElement, type ReactNode } from 'react';

/** What a render knows of the parts that earlier renders of such pages made. */
export interface PartsOfRender {
  /** A part begins; true when it need not be rendered, because it is known. */
  begin: (name: string) => boolean;
  end: (name: string) => void;
}

let partsOfRender: () => PartsOfRender | null = () => null;

/** The server says what the render that is under way knows; null where nothing may be kept. */
export const providePartsOfRender = (parts: () => PartsOfRender | null): void => {
  partsOfRender = parts;
};

/** Stands in a rendered page where a part begins and ends; the server takes it out (src/server/parts.ts). */
const mark = (name: string): ReactNode => createElement('waymark-part', { name });

function End({ name, parts }: { name: string; parts: PartsOfRender }) {
  parts.end(name);
  return mark(name);
}

/**
 * A part that is the same on every public page of a kind: the server renders it once a minute and puts its text into
 * the others. It must depend on the locale and on content alone. Nothing is done in a browser.
 */
export function KeptPart({ name, children }: { name: string; children: ReactNode }) {
  const parts = import.meta.env.SSR ? partsOfRender() : null;
  // Three children in each case: React makes its ids from their number and place.
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
