import type { Master } from '../model/catalogue.ts';

/** What a style is made of and can do, as its own description says; the order is that of display. */
const signs = {
  waterproof: /\bwaterproof\b/,
  insulated: /\b(insulated|insulation|synthetic fill|primaloft)\b/,
  down: /\b(\d{3}[- ]fill|goose down|duck down|responsible down|down fill|traceable down|recycled down)\b/,
  merino: /\bmerino\b/,
  recycled: /\brecycled\b/,
  'organic-cotton': /\borganic cotton\b/,
  leather: /\b(leather|suede|nubuck)\b/,
  'pfas-free': /\bpfas\b/,
  packable: /\b(packable|packs (away|down|into)|stuffs? (into|sack))\b/,
  stretch: /\b(stretch|stretchy|elastane)\b/,
  'wide-fit': /\b(wide fit|wide toe|regular and wide)\b/,
} as const;

const denials =
  /\b(not|no|never|isn.t|without|nor) (a |an |any |be |made )?(waterproof|insulated|stretch|leather|packable)\b/g;

/** Keys of the technologies of a style: `feature.<key>` is their word. */
export function featuresOf({ name, tagline, typeLabel, description, details, keywords }: Master): string[] {
  const text = [
    name,
    tagline,
    typeLabel,
    description,
    ...keywords,
    ...details
      .filter(({ id }) => id !== 'care')
      .flatMap(({ items, pairs }) => [...items, ...pairs.map(({ label, value }) => `${label} ${value}`)]),
  ]
    .join('\n')
    .toLowerCase()
    .replaceAll(denials, '');
  return Object.entries(signs).flatMap(([key, sign]) => (sign.test(text) ? [key] : []));
}
