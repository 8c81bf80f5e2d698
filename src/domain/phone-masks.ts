/**
 * The masks of phone numbers by country; X stands for a digit. Countries that are not here have the default mask
 * (core 5).
 */
const masks: Readonly<Record<string, readonly string[]>> = {
  US: ['(XXX) XXX - XXXX'],
  CA: ['(XXX) XXX - XXXX'],
  GB: ['XXXX XXXXXX'],
  FR: ['X XX XX XX XX'],
  DE: ['XXX XXX XXX', 'XXX XXX XXXX', 'XXX XXXX XXXX'],
  IT: ['XXX XXX XXX', 'XXX XXX XXXX'],
  ES: ['XXX XX XX XX'],
  AD: ['XXX XXX'],
  AU: ['XXX XXX XXX'],
  BE: ['XXX XX XX XX'],
  CH: ['XX XXX XX XX'],
  CZ: ['XXX XXX XXX'],
  DK: ['XX XX XX XX'],
  IE: ['XX XXX XXXX'],
  IS: ['XXX XXXX'],
  NL: ['X XXXXXXXX'],
  NO: ['XXX XX XXX'],
  PL: ['XXX XXX XXX'],
  PT: ['XXX XXX XXX'],
  SE: ['XX XXX XX XX'],
};

export const phoneMasksOf = (country: string): readonly string[] => masks[country] ?? [];
