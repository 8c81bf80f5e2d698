/**
 * British words of the demo's texts and what Americans say. A word counts as a whole; its first letter may be a
 * capital.
 */
const table: Record<string, string> = {
  ageing: 'aging',
  aluminium: 'aluminum',
  armour: 'armor',
  armoured: 'armored',
  autumn: 'fall',
  cancelled: 'canceled',
  'car park': 'parking lot',
  catalogue: 'catalog',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  cosy: 'cozy',
  customised: 'customized',
  'e-mail': 'email',
  favourite: 'favorite',
  fibre: 'fiber',
  fibres: 'fibers',
  fortnight: 'two weeks',
  grey: 'gray',
  harbour: 'harbor',
  honoured: 'honored',
  jumper: 'sweater',
  kerb: 'curb',
  kerbs: 'curbs',
  labelled: 'labeled',
  learnt: 'learned',
  litre: 'liter',
  litres: 'liters',
  lorry: 'truck',
  lorries: 'trucks',
  metre: 'meter',
  metres: 'meters',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  millimetre: 'millimeter',
  millimetres: 'millimeters',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  mould: 'mold',
  moulded: 'molded',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  odour: 'odor',
  odours: 'odors',
  organisation: 'organization',
  organised: 'organized',
  parcel: 'package',
  parcels: 'packages',
  pavement: 'sidewalk',
  pavements: 'sidewalks',
  plough: 'plow',
  popper: 'snap',
  poppers: 'snaps',
  'in the post': 'in the mail',
  postcode: 'ZIP code',
  practise: 'practice',
  pyjamas: 'pajamas',
  recognise: 'recognize',
  rucksack: 'backpack',
  rucksacks: 'backpacks',
  rumour: 'rumor',
  sceptical: 'skeptical',
  storeys: 'stories',
  torch: 'flashlight',
  trainer: 'sneaker',
  trainers: 'sneakers',
  traveller: 'traveler',
  travellers: 'travelers',
  travelling: 'traveling',
  trouser: 'pant',
  trousers: 'pants',
  tyre: 'tire',
  tyres: 'tires',
  vapour: 'vapor',
  waterproofs: 'rainwear',
  woollen: 'woolen',
  'working day': 'business day',
  'working days': 'business days',
};

const british = new RegExp(`(?<![\\w/.-])(?:${Object.keys(table).join('|')})(?![\\w/])`, 'gi');

/** English as it is written in the United States. */
export const american = (text: string): string =>
  text.replaceAll(/-(lit|met)re\b/g, '-$1er').replaceAll(british, (word) => {
    const said = table[word.toLowerCase()] ?? word;
    if (word === word.toUpperCase()) return word;
    return word[0] === word[0]?.toUpperCase() ? `${said[0]?.toUpperCase() ?? ''}${said.slice(1)}` : said;
  });

/** `en-us` beside what is written in English, where it differs. */
export function withAmerican<Said extends { en: string }>(said: Said): Said & { 'en-us'?: string } {
  const us = american(said.en);
  return us === said.en ? said : { ...said, 'en-us': us };
}

const names = new Set(['id', 'type', 'url', 'path', 'icon', 'slug', 'tags', 'variant', 'categoryId']);

// Addresses, ids, pictures and mail addresses are not words.
const isName = (text: string): boolean => /^[\w#/:.@-]*$/.test(text) && !/^[A-Z]?[a-z]+$/.test(text);

/** A page with each of its texts as Americans write it. Ids and addresses stay. */
export function americanPage<Part>(part: Part): Part;
export function americanPage(part: unknown): unknown {
  if (typeof part === 'string') return isName(part) ? part : american(part);
  if (Array.isArray(part)) return part.map(americanPage);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, names.has(key) ? value : americanPage(value)]),
  );
}
