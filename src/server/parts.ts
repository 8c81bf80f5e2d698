import type { AnyActorRef } from 'xstate';
import type { PartsOfRender } from '#src/ui/behaviour/CachedPart.tsx';

interface Part {
  until: number;
  html: string;
  /** The actors that it was rendered with. The page lists them, also if the part's HTML is cached. */
  actors: readonly AnyActorRef[];
}

/** Milliseconds; the same time as a public page is fresh. */
const lifetime = 60_000;

/**
 * Marks the place of a cached part, or the begin and the end of a part that is rendered
 * (src/ui/behaviour/CachedPart.tsx).
 */
const marks = /<waymark-part name="([^"]*)"><\/waymark-part>/g;

/** The cached HTML of parts that all public pages of a kind share, by kind (`en-us p`) and name. */
const known = new Map<string, Part>();

/** Called when the service reports that content has changed. */
export const forgetParts = (): void => known.clear();

/**
 * The cached parts of one render of a page of a kind: takes parts from earlier renders, and caches parts for later
 * ones.
 */
export class PageParts implements PartsOfRender {
  #kind: string;
  #actors: AnyActorRef[];
  #now: number;
  #taken = new Map<string, Part>();
  #made = new Map<string, { from: number; to: number }>();

  /** `actors` is the list to which the render adds the actors that it creates. */
  constructor(kind: string, actors: AnyActorRef[], now: number = Date.now()) {
    this.#kind = kind;
    this.#actors = actors;
    this.#now = now;
  }

  begin(name: string): boolean {
    const part = known.get(`${this.#kind} ${name}`);
    if (!part || this.#now >= part.until) {
      this.#made.set(name, { from: this.#actors.length, to: this.#actors.length });
      return false;
    }
    this.#taken.set(name, part);
    this.#actors.push(...part.actors);
    return true;
  }

  end(name: string): void {
    const made = this.#made.get(name);
    if (made) made.to = this.#actors.length;
  }

  /**
   * Returns the whole page. Inserts the cached parts and caches the new ones. Works in one pass, because each further
   * pass would copy the page.
   */
  finish(html: string): string {
    const pieces: string[] = [];
    const begun = new Map<string, number>();
    let at = 0;
    for (const { 0: mark, 1: name = '', index } of html.matchAll(marks)) {
      pieces.push(html.slice(at, index));
      at = index + mark.length;
      const actors = this.#made.get(name);
      const begin = begun.get(name);
      if (!actors) pieces.push(this.#taken.get(name)?.html ?? '');
      else if (begin === undefined) begun.set(name, pieces.length);
      else
        known.set(`${this.#kind} ${name}`, {
          until: this.#now + lifetime,
          html: pieces.slice(begin).join(''),
          actors: this.#actors.slice(actors.from, actors.to),
        });
    }
    pieces.push(html.slice(at));
    return pieces.join('');
  }
}
