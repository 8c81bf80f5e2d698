import type { AnyActorRef } from 'xstate';
import type { PartsOfRender } from '#src/ui/behaviour/KeptPart.tsx';

interface Part {
  until: number;
  html: string;
  /** What it was rendered with: the page tells of it, wherever its text comes from. */
  actors: readonly AnyActorRef[];
}

/** Milliseconds; as long as a public page is fresh. */
const lifetime = 60_000;

/** Where a part stands, or where one begins and ends (src/ui/behaviour/KeptPart.tsx). */
const marks = /<waymark-part name="([^"]*)"><\/waymark-part>/g;

/** The texts of parts that all public pages of a kind have, by kind (`en-us p`) and name. */
const known = new Map<string, Part>();

/** The service says that content has changed. */
export const forgetParts = (): void => known.clear();

/** One render of a page of a kind: what it takes from earlier ones, and what it leaves for later ones. */
export class PageParts implements PartsOfRender {
  #kind: string;
  #actors: AnyActorRef[];
  #now: number;
  #taken = new Map<string, Part>();
  #made = new Map<string, { from: number; to: number }>();

  /** `actors` is where the render tells of the actors that it makes. */
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
   * The whole page: parts put in where they are known, kept where they were made. In one pass: each more copies the
   * page.
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
