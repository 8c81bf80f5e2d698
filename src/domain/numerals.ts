/** The number format of a language of the shop (CLDR). */
export interface Numerals {
  decimal: string;
  group: string;
  /** The number of integer digits from which thousands are grouped. */
  groupsFrom: number;
  /** The text between a number and its percent sign. */
  beforePercent: string;
  /** The text between an amount and the currency after it; null if the currency is before the amount. */
  beforeCurrency: string | null;
}

const noBreak = '\u00a0';
const english: Numerals = { decimal: '.', group: ',', groupsFrom: 4, beforePercent: '', beforeCurrency: null };
const german: Numerals = { decimal: ',', group: '.', groupsFrom: 4, beforePercent: noBreak, beforeCurrency: noBreak };
const spanish: Numerals = { ...german, groupsFrom: 5 };
const languages: Record<string, Numerals> = {
  de: german,
  es: spanish,
  fr: { ...german, group: '\u202f' },
  'fr-ca': { ...german, group: noBreak },
  it: { ...spanish, beforePercent: '' },
};

/**
 * Returns the number format of a locale (`en-us` or `en-US`). The shop formats numbers itself because the first number
 * that `Intl` formats takes 20 ms during hydration (docs/decisions/017).
 */
export function numeralsOf(locale: string): Numerals {
  const code = locale.toLowerCase();
  return languages[code] ?? languages[code.slice(0, 2)] ?? english;
}

/** Formats a number for a locale, with `least` to `most` decimals, halves rounded away from zero: `4.5`, `4,5`. */
export function formatNumber(value: number, locale: string, least = 0, most = 3): string {
  const { decimal, group, groupsFrom } = numeralsOf(locale);
  // Moves the decimal point in the text: this rounds 4.35 as written, not its binary value.
  const rounded = Math.round(Number(`${Math.abs(value)}e${most}`)) / 10 ** most;
  const [whole = '', rest = ''] = rounded.toFixed(most).split('.');
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = rest.replace(/0+$/, '').padEnd(least, '0');
  return (value < 0 ? '-' : '') + grouped + (fraction && decimal + fraction);
}
