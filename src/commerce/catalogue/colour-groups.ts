import type { Localised } from '../model/locale.ts';

interface ColourGroup {
  label: Localised;
  /** As #rrggbb. */
  swatch: string[];
}

function group(words: string, ...swatch: string[]): ColourGroup {
  const [en = '', fr = '', de = '', it = '', es = '', american] = words.split('|');
  return { label: { en, fr, de, it, es, ...(american ? { 'en-us': american } : {}) }, swatch };
}

/** Families of colours for the facet and for search, in display order. */
export const colourGroups: Readonly<Record<string, ColourGroup>> = {
  black: group('Black|Noir|Schwarz|Nero|Negro', '#1d2226'),
  grey: group('Grey|Gris|Grau|Grigio|Gris|Gray', '#5c666d'),
  white: group('White|Blanc|Weiß|Bianco|Blanco', '#f3f1ec'),
  brown: group('Brown|Marron|Braun|Marrone|Marrón', '#5f4a3a'),
  green: group('Green|Vert|Grün|Verde|Verde', '#5d6b3c'),
  blue: group('Blue|Bleu|Blau|Blu|Azul', '#2f5d82'),
  purple: group('Purple|Violet|Lila|Viola|Morado', '#8e7a9c'),
  pink: group('Pink|Rose|Rosa|Rosa|Rosa', '#d6a3a0'),
  red: group('Red|Rouge|Rot|Rosso|Rojo', '#b3242f'),
  orange: group('Orange|Orange|Orange|Arancione|Naranja', '#e4561f'),
  yellow: group('Yellow|Jaune|Gelb|Giallo|Amarillo', '#e0a32e'),
  multi: group('Multi|Multicolore|Mehrfarbig|Multicolore|Multicolor', '#e4561f', '#2f5d82', '#e0a32e'),
};
