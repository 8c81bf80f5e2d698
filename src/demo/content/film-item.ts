import type { ContentMediaItem, VideoTrack } from '#openapi/generated/waymark.gen.ts';
import type { Language } from '#src/commerce/model/locale.ts';
import { inLanguage } from '#src/commerce/translate.ts';
import { type FilmName, filmNamed } from '../films/films.ts';
import { filmWords } from '../films/film-words.ts';
import { captionAddresses, filmAddress } from '../films/product-films.ts';

/** A film of the demo under its first picture. */
export function filmItem(name: FilmName, language: Language): ContentMediaItem {
  const { width, height, pictures } = filmNamed(name);
  const alt = inLanguage(filmWords[name].title, language);
  return {
    kind: 'video',
    path: filmAddress(name),
    alt,
    width,
    height,
    ...(pictures[0] ? { poster: pictures[0] } : {}),
  };
}

const labels = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', es: 'Español' } as const;

/** Its captions in every language. */
export const filmTracks = (name: FilmName): VideoTrack[] =>
  Object.entries(captionAddresses(name)).map(([srclang, src]) => ({
    kind: 'captions',
    src,
    label: labels[srclang as keyof typeof labels],
    srclang,
  }));
