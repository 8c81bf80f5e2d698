import type { ProductVideo } from '#src/commerce/model/catalogue.ts';
import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import { type FilmName, filmNamed } from './films.ts';
import { filmWords } from './film-words.ts';

const languages: readonly WrittenLanguage[] = ['en', 'fr', 'de', 'it', 'es'];

/** The address of each film's captions, by language. */
const captionAddresses = (name: string) =>
  Object.fromEntries(languages.map((language) => [language, `/sandbox/films/${name}.${language}.vtt`]));

export const filmAddress = (name: string): string => `/sandbox/films/${name}.mp4`;

/** Products with a film of their own. */
const filmed: Readonly<Record<string, FilmName>> = {
  WMTR1001MOS: 'ridgeline',
  WMSH1001PET: 'shell',
};

/** The film of a product; none for most. */
export function productFilm(productId: string): { video?: ProductVideo } {
  const name = filmed[productId];
  const poster = name && filmNamed(name).pictures[0];
  if (!poster) return {};
  return { video: { src: filmAddress(name), poster, title: filmWords[name].title, captions: captionAddresses(name) } };
}
