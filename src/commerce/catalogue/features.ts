import type { Master } from '../model/catalogue.ts';

/** Materials and features of a style, found in its own description; in display order. */
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

/** Returns the keys of a style's features; the message key is `feature.<key>`. */
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
