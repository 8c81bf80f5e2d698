/** How a language of the shop writes numbers (CLDR). */
export interface Numerals {
  decimal: string;
  group: string;
  /** Digits before the decimal sign from which thousands are set apart. */
  groupsFrom: number;
  /** What stands between a number and its percent sign. */
  beforePercent: string;
  /** What stands between an amount and the currency after it; null where the currency leads. */
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
 * How a locale (`en-us` or `en-US`) writes numbers. The shop writes its own: the first number that `Intl` writes costs
 * a page that hydrates 20 ms (docs/decisions/017).
 */
export function numeralsOf(locale: string): Numerals {
  const code = locale.toLowerCase();
  return languages[code] ?? languages[code.slice(0, 2)] ?? english;
}

/**
 * Writes a number in a locale's way, with `least` to `most` digits after the decimal sign, halves away from zero:
 * `4.5`, `4,5`.
 */
export function formatNumber(value: number, locale: string, least = 0, most = 3): string {
  const { decimal, group, groupsFrom } = numeralsOf(locale);
  // Moving the point in the text rounds 4.35 as it is written, and not as it is kept.
  const rounded = Math.round(Number(`${Math.abs(value)}e${most}`)) / 10 ** most;
  const [whole = '', rest = ''] = rounded.toFixed(most).split('.');
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = rest.replace(/0+$/, '').padEnd(least, '0');
  return (value < 0 ? '-' : '') + grouped + (fraction && decimal + fraction);
}
