import { angles } from '../pictures/names.ts';

/** A film of the demo: pictures of it, one after the other (scripts/demo-films.mjs). */
export interface Film {
  name: string;
  /** Paths of pictures. */
  pictures: readonly string[];
  width: number;
  height: number;
  seconds: number;
}

const turning = (silhouette: keyof typeof angles, colours: string): readonly string[] =>
  angles[silhouette].map((angle) => `product/${silhouette}/${colours}/${angle}`);

export const films = [
  {
    name: 'ridgeline',
    pictures: turning('trail-runner', 'moss-bone-signal'),
    width: 640,
    height: 800,
    seconds: 9,
  },
  {
    name: 'shell',
    pictures: turning('shell-jacket', 'petrol-ink-signal'),
    width: 640,
    height: 800,
    seconds: 8,
  },
  {
    name: 'seasons',
    pictures: ['ridge-dawn', 'alpine-lake', 'forest-mist', 'snow-field', 'aurora'].map((name) => `scene/${name}/wide`),
    width: 960,
    height: 450,
    seconds: 10,
  },
] as const satisfies readonly Film[];

export type FilmName = (typeof films)[number]['name'];

export function filmNamed(name: FilmName): Film {
  const film = films.find((one) => one.name === name);
  if (!film) throw new Error(`no film ${name}`);
  return film;
}
