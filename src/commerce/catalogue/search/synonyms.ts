import { stem, wordsOf } from './tokens.ts';

/** Groups of synonyms: each word finds what the others find. */
const groups = [
  'trainer sneaker kicks',
  'jacket shell coat anorak parka raincoat',
  'backpack rucksack pack daypack knapsack',
  'waterproof rainproof gtx',
  'trousers pants slacks',
  'hoodie hoody hooded',
  'sweatshirt sweater jumper pullover',
  'tee tshirt',
  'vest gilet bodywarmer',
  'baselayer thermals longjohns underwear',
  'flipflop thong',
  'sandal slide',
  'slipper mule clog',
  'slipon loafer',
  'kids children child boys girls youth junior',
  'women woman ladies lady female',
  'men man male gents',
  'bottle flask thermos canteen',
  'duffel duffle holdall',
  'hippack fannypack bumbag waistpack',
  'gloves mitts mittens',
  'leggings tights',
  'beanie toque bobble',
  'cap hat',
  'down puffer quilted',
  'insulated puffer padded quilted',
  'fleece polartec',
  'grey gray',
  'hiking walking trekking hillwalking',
  'boot hiker',
  'running runner jogging',
  'tent shelter',
  'merino wool',
  'giftcard voucher',
].map((line) => line.split(' ').map(stem));

/** A general word finds specific ones, but not the other way round. */
const narrower: Record<string, string> = {
  shoe: 'trainer boot sandal slipon footwear',
  navy: 'midnight harbour',
  khaki: 'olive moss',
  beige: 'sand oat dune',
  burgundy: 'plum berry',
  teal: 'petrol lagoon',
  turquoise: 'lagoon mint',
  cream: 'bone oat chalk',
  charcoal: 'coal graphite',
  gold: 'ochre saffron',
  rain: 'waterproof',
  winter: 'insulated',
  warm: 'insulated fleece',
  bag: 'pack duffel',
};

const known = new Map<string, Set<string>>();

function note(word: string, others: readonly string[]): void {
  const found = known.get(word) ?? new Set();
  for (const other of others) if (other !== word) found.add(other);
  known.set(word, found);
}

for (const group of groups) for (const word of group) note(word, group);
for (const [word, found] of Object.entries(narrower)) note(word, wordsOf(found).map(stem));

/** Returns the synonyms of a term. */
export const synonymsOf = (term: string): string[] => [...(known.get(term) ?? [])];

export const isSynonym = (term: string): boolean => known.has(term);
