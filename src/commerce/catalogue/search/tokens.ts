/** Stop words, in the five languages. */
const empty = new Set(
  [
    'a an and the for of with in on to my or',
    'de la le les des du pour et avec un une en',
    'der die das und fur mit ein eine',
    'di il per con e',
    'el los las para y',
  ].flatMap((line) => line.split(' ')),
);

/** Spellings of the same word, joined to one. */
const joined: [RegExp, string][] = [
  [/\bt[- ]?shirts?\b/g, 'tee'],
  [/\bbase[- ]?layers?\b/g, 'baselayer'],
  [/\bflip[- ]?flops?\b/g, 'flipflop'],
  [/\bslip[- ]?ons?\b/g, 'slipon'],
  [/\bhip[- ]?packs?\b/g, 'hippack'],
  [/\bday[- ]?packs?\b/g, 'daypack'],
  [/\bgore[- ]?tex\b/g, 'waterproof'],
  [/\brain[- ]?coats?\b/g, 'raincoat'],
];

/** Returns the text in lower case, without accents and without the possessive s. */
export function plain(text: string): string {
  const flat = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’']s\b/g, '');
  return joined.reduce((words, [form, word]) => words.replaceAll(form, word), flat);
}

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Returns one form for the singular and the plural. */
export function stem(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Returns the search terms of a query: stems of its words without stop words, or of all words if all are stop words.
 */
export function termsOf(query: string): string[] {
  const words = wordsOf(query);
  const full = words.filter((word) => !empty.has(word));
  return (full.length > 0 ? full : words).map(stem);
}
