import type { ColourName } from '../pictures/names.ts';
import type { Language } from '../seed/seed.types.ts';

interface ColourGroup {
  label: Record<Language, string>;
  swatch: ColourName[];
}

function group(words: string, ...swatch: ColourName[]): ColourGroup {
  const [en = '', fr = '', de = '', it = '', es = ''] = words.split('|');
  return { label: { en, fr, de, it, es }, swatch };
}

/** Families of colours for the facet and for search, in display order. */
export const colourGroups: Readonly<Record<string, ColourGroup>> = {
  black: group('Black|Noir|Schwarz|Nero|Negro', 'ink'),
  grey: group('Grey|Gris|Grau|Grigio|Gris', 'slate'),
  white: group('White|Blanc|Weiß|Bianco|Blanco', 'chalk'),
  brown: group('Brown|Marron|Braun|Marrone|Marrón', 'bark'),
  green: group('Green|Vert|Grün|Verde|Verde', 'moss'),
  blue: group('Blue|Bleu|Blau|Blu|Azul', 'fjord'),
  purple: group('Purple|Violet|Lila|Viola|Morado', 'heather'),
  pink: group('Pink|Rose|Rosa|Rosa|Rosa', 'rose'),
  red: group('Red|Rouge|Rot|Rosso|Rojo', 'crimson'),
  orange: group('Orange|Orange|Orange|Arancione|Naranja', 'signal'),
  yellow: group('Yellow|Jaune|Gelb|Giallo|Amarillo', 'saffron'),
  multi: group('Multi|Multicolore|Mehrfarbig|Multicolore|Multicolor', 'signal', 'fjord', 'saffron'),
};
