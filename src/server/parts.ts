import type { AnyActorRef } from 'xstate';
import type { PartsOfRender } from '#src/ui/KeptPart.tsx';

interface Part {
  until: number;
  html: string;
  /** What it was rendered with: the page tells of it, wherever its text comes from. */
  actors: readonly AnyActorRef[];
}

/** Milliseconds; as long as a public page is fresh. */
const lifetime = 60_000;

const markOf = (name: string): string => `<waymark-part name="${name}"></waymark-part>`;

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

  /** The whole page: parts put in where they are known, kept where they were made. */
  finish(html: string): string {
    let page = html;
    for (const [name, { html: text }] of this.#taken) page = page.replace(markOf(name), () => text);
    for (const [name, { from, to }] of this.#made) {
      const mark = markOf(name);
      const begin = page.indexOf(mark);
      const end = page.indexOf(mark, begin + mark.length);
      if (begin === -1 || end === -1) continue;
      const text = page.slice(begin + mark.length, end);
      known.set(`${this.#kind} ${name}`, { until: this.#now + lifetime, html: text, actors: this.#actors.slice(from, to) });
      page = page.slice(0, begin) + text + page.slice(end + mark.length);
    }
    return page;
  }
}
