import type { Recipe } from '#src/commerce/model/catalogue.ts';
import { type ColourName, palette, type Silhouette } from '../pictures/names.ts';
import { colours } from './colours.ts';
import { imagesOf } from './pictures.ts';

/** The one product that is made to order: the Cairn Court trainer. */
export const customisedMaster = 'WMTN1101';

const surcharge = { USD: 2500, CAD: 3300, GBP: 2200, EUR: 2500 };

/** A ready-made design. The drawing has three colours: those of the upper, the overlay and the laces. */
interface Design {
  id: string;
  name: string;
  parts: Record<'upper' | 'overlay' | 'laces' | 'lining' | 'sole', ColourName>;
}

/** A shopper's link carries the id as `recipe`. */
const designs: Design[] = [
  {
    id: 'RCP7K2M9',
    name: 'First light',
    parts: { upper: 'chalk', overlay: 'blush', laces: 'signal', lining: 'bone', sole: 'gum' },
  },
  {
    id: 'RCP3F8Q1',
    name: 'Wet slate',
    parts: { upper: 'slate', overlay: 'ink', laces: 'glacier', lining: 'coal', sole: 'ink' },
  },
  {
    id: 'RCP9D4T6',
    name: 'Bracken',
    parts: { upper: 'rust', overlay: 'moss', laces: 'ochre', lining: 'oat', sole: 'gum' },
  },
];

/** The designs of a customised product that is drawn so. */
export const recipesOf = (silhouette: Silhouette): Recipe[] =>
  designs.map(({ id, name, parts }) => ({
    id,
    name,
    parts: Object.entries(parts).map(([part, colour]) => ({
      part,
      colour: { label: colours[colour].label, hex: palette[colour].hex },
    })),
    surcharge,
    images: imagesOf(silhouette, [parts.upper, parts.overlay, parts.laces]),
  }));
