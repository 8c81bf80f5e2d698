import type { SeedRecipe } from './seed.types.ts';

/** The one product that is made to order: the Cairn Court trainer. */
export const customisedMaster = 'WMTN1101';

const surcharge = { USD: 2500, CAD: 3300, GBP: 2200, EUR: 2500 };

/** Ready-made designs; a shopper's link carries the id as `recipe`. */
export const recipes: SeedRecipe[] = [
  {
    id: 'RCP7K2M9',
    name: 'First light',
    parts: [
      { part: 'upper', colour: 'chalk' },
      { part: 'overlay', colour: 'blush' },
      { part: 'laces', colour: 'signal' },
      { part: 'lining', colour: 'bone' },
      { part: 'sole', colour: 'gum' },
    ],
    surcharge,
  },
  {
    id: 'RCP3F8Q1',
    name: 'Wet slate',
    parts: [
      { part: 'upper', colour: 'slate' },
      { part: 'overlay', colour: 'ink' },
      { part: 'laces', colour: 'glacier' },
      { part: 'lining', colour: 'coal' },
      { part: 'sole', colour: 'ink' },
    ],
    surcharge,
  },
  {
    id: 'RCP9D4T6',
    name: 'Bracken',
    parts: [
      { part: 'upper', colour: 'rust' },
      { part: 'overlay', colour: 'moss' },
      { part: 'laces', colour: 'ochre' },
      { part: 'lining', colour: 'oat' },
      { part: 'sole', colour: 'gum' },
    ],
    surcharge,
  },
];
