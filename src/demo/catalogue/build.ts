import type { ColourName, Silhouette } from '../pictures/names.ts';
import { americanPage } from '../american.ts';
import { familyWords } from './family-words.ts';
import { benefitLabel } from './benefits.ts';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import { productFilm } from '../films/product-films.ts';
import { faceValue, priceOf } from './prices.ts';
import { families } from './products/families.ts';
import type { Family, Style } from './products/family.types.ts';
import { reviewsOf, questionsOf } from './reviews.ts';
import { customisedMaster, recipesOf } from './recipes.ts';
import { runs } from './sizes.ts';
import type { Choice } from './sizes.ts';
import { unpricedVariants, withdrawnVariants } from './stock.ts';
import type { Review } from '#src/commerce/model/review.ts';
import type { DemoQuestion, Seed } from '../seed.types.ts';
import { upcOf } from './upc.ts';
import { kindOf } from './kinds.ts';
import { imagesOf, isFootwear, swatchOf } from './pictures.ts';
import type { Department, DetailSection, Master, ModelMeasurements, Product } from '#src/commerce/model/catalogue.ts';
import { categoryIds } from './category-ids.ts';

/** What is coming soon in the demo goes on sale on this day. */
const LAUNCH = '2027-03-15';

/** A style on its way to being a master: kept beside its family until recommendations are known. */
interface Draft {
  family: Family;
  style: Style;
  master: Master;
  products: Product[];
  reviews: Review[];
  questions: Omit<DemoQuestion, 'masterId'>[];
}

/** Expands the compact definitions into complete records. Same input, same output: no clock and no chance. */
export function buildCatalogue(): Pick<Seed, 'masters' | 'products' | 'reviews' | 'questions'> {
  const drafts = families.flatMap((family) => family.styles.map((style, index) => draftOf(family, style, index)));
  const byFamily = draftsByFamily(drafts);
  for (const draft of drafts) draft.master.recommendationIds = recommendationsOf(draft, byFamily);
  const about = <Text>(text: Text, { master }: Draft) => ({ ...text, masterId: master.id });
  return {
    masters: drafts.map(({ master }) => master),
    products: drafts.flatMap(({ products }) => products),
    reviews: drafts.flatMap((draft) => draft.reviews.map((review) => about(review, draft))),
    questions: drafts.flatMap((draft) => draft.questions.map((question) => about(question, draft))),
  };
}

/** The sizes of a style, as variants have them. */
const sizesOf = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ variants }) => variants.flatMap(({ attributes }) => attributes.size ?? []))),
];

function draftOf(family: Family, style: Style, index: number): Draft {
  const id = masterIdOf(family, style);
  const products = productsOf(family, style, id);
  const published = publishedOn(family, style, index);
  const isSold = products.some(({ presale, comingSoon }) => !presale && !comingSoon);
  const reviews = isSold ? reviewsOf(family, style, id, index, published, sizesOf(products)) : [];
  const isCustomisable = id === customisedMaster;
  const master: Master = {
    id,
    slug: slugOf(family, style),
    name: style.name,
    tagline: style.tag,
    description: style.text,
    translations: { ...familyWords[family.name], ...americanWordsOf(family, style) },
    department: style.for,
    family: family.name,
    typeLabel: style.type ?? family.typeLabel,
    typePlural: kindOf(style.type ?? family.typeLabel),
    isFootwear: isFootwear(silhouetteOf(family, style)),
    categoryIds: categoryIdsOf(family, style, products),
    productType: isDigital(family) ? 'digital' : 'physical',
    details: detailsOf(family, style),
    benefitRatings: ratingsOf(family, style),
    modelMeasurements: modelOf(family, style.for, index),
    sizeChartId: style.sizeChart ?? family.sizeCharts[style.for] ?? null,
    keywords: family.keywords.split(' '),
    isCustomisable,
    recipes: isCustomisable ? recipesOf(silhouetteOf(family, style)) : [],
    productIds: products.map((product) => product.id),
    recommendationIds: [],
    publishedOn: published,
    popularity: popularityOf(family, style, index),
  };
  return { family, style, master, products, reviews, questions: questionsOf(family, style, id, index, published) };
}

/** Its words as Americans write them, where that differs. */
function americanWordsOf(family: Family, style: Style): Master['translations'] {
  const english = { tagline: style.tag, description: style.text, details: detailsOf(family, style) };
  const us = americanPage(english);
  return JSON.stringify(us) === JSON.stringify(english) ? {} : { 'en-us': us };
}

const masterIdOf = (family: Family, style: Style) => `WM${family.code}${style.n}`;

const silhouetteOf = (family: Family, style: Style): Silhouette => style.silhouette ?? family.silhouette;

const isDigital = (family: Family) => family.name === 'gift-cards';

const departmentSlugs: Record<Department, string> = { women: 'womens-', men: 'mens-', kids: 'kids-', unisex: '' };

function slugOf(family: Family, style: Style): string {
  const name = `${departmentSlugs[style.for]}${style.name} ${style.type ?? family.typeLabel}`;
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function productsOf(family: Family, style: Style, masterId: string): Product[] {
  const entries = style.colours.split(' ');
  const isSaleMarked = entries.some((entry) => entry.includes('%'));
  const choices = runs[style.run ?? family.runs[style.for] ?? 'one'];
  const discounted = priceOf(style.usd, style.off ?? null, style.best ?? null);
  const full = isDigital(family) ? faceValue(style.usd) : priceOf(style.usd, null, null);
  let counter = 0;
  return entries.map((entry) => {
    const marks = new Set(entry.replace(/[a-z/]/g, ''));
    const [main, second, accent] = entry.replace(/[^a-z/]/g, '').split('/') as [ColourName, ColourName, ColourName];
    const colour = colours[main];
    if (!colour) throw new Error(`${masterId}: no colour "${entry}"`);
    const isReduced = style.off !== undefined && (!isSaleMarked || marks.has('%'));
    const comingSoon = marks.has('?');
    const presale = marks.has('!');
    const id = masterId + colour.code;
    return {
      id,
      masterId,
      colour,
      images: imagesOf(silhouetteOf(family, style), [main, second, accent]),
      ...productFilm(id),
      swatch: swatchOf([main, second, accent]),
      price: isReduced ? discounted : full,
      badge: isReduced ? 'SALE' : marks.has('+') ? 'NEW' : (style.badge ?? null),
      eyebrow: comingSoon ? 'COMING SOON' : presale ? 'PRESALE' : (style.eyebrow ?? null),
      presale,
      comingSoon,
      ...(comingSoon ? { launchesOn: LAUNCH } : {}),
      notifyMe: marks.has('@') || comingSoon,
      ...(style.isRobisOnly ? { isRobisOnly: true } : {}),
      maxQty: style.maxQty ?? null,
      variants: choices.map((choice: Choice) => ({
        id: `${id}-${choice.code}`,
        upc: upcOf(family.number, style.n, counter++),
        attributes: choice.attributes,
        sizeLabels: choice.sizeLabels,
        price: choice.attributes.amount ? faceValue(Number(choice.attributes.amount)) : null,
        ...(withdrawnVariants.has(`${id}-${choice.code}`) ? { isWithdrawn: true as const } : {}),
        ...(unpricedVariants.has(`${id}-${choice.code}`) ? { isUnpriced: true as const } : {}),
      })),
    };
  });
}

/** The named categories, their parents up to the top, and "new" and "sale" where a colour earns it. */
function categoryIdsOf(family: Family, style: Style, products: Product[]): string[] {
  const named = style.categories ?? family.categories[style.for];
  if (!named) throw new Error(`${family.name} ${style.n}: no category for ${style.for}`);
  const ids = new Set<string>(named.map((key) => categoryIds[key]));
  for (const id of named.map((key) => categoryIds[key])) {
    let parent: string | null | undefined = parents[id];
    while (parent) {
      ids.add(parent);
      parent = parents[parent];
    }
  }
  if (products.some(({ badge }) => badge === 'NEW')) ids.add(categoryIds.new);
  if (products.some(({ price }) => price.sale)) ids.add(categoryIds.sale);
  return [...ids];
}

const parents: Record<string, string | null> = Object.fromEntries(categories.map(({ id, parentId }) => [id, parentId]));

const pairsOf = (text: string) =>
  text.split('|').map((pair) => {
    const at = pair.indexOf(':');
    return { label: pair.slice(0, at), value: pair.slice(at + 1) };
  });

function detailsOf(family: Family, style: Style): DetailSection[] {
  const sections: DetailSection[] = [
    { id: 'features', kind: 'list', items: style.feat.split('|'), pairs: [] },
    { id: 'specs', kind: 'pairs', items: [], pairs: pairsOf(style.spec) },
  ];
  if (isDigital(family)) {
    return [...sections, { id: 'terms', kind: 'list', items: family.care.split('|'), pairs: [] }];
  }
  return [
    ...sections,
    {
      id: 'materials',
      kind: 'pairs',
      items: [],
      pairs: pairsOf(style.materials ?? family.materials),
    },
    { id: 'care', kind: 'list', items: (style.care ?? family.care).split('|'), pairs: [] },
  ];
}

function ratingsOf(family: Family, style: Style) {
  const values = style.rate === '' ? [] : style.rate.split(' ').map(Number);
  return values.map((value, index) => {
    const name = family.ratings[index] ?? '';
    return { id: name.toLowerCase().replace(/[^a-z]+/g, '-'), label: benefitLabel(name), value };
  });
}

/**
 * `model`: "height/size/chest/waist" in centimetres, several separated by spaces and taken in turn; a size may have a
 * space.
 */
function modelOf(family: Family, department: Department, index: number): ModelMeasurements | null {
  const models = family.model?.[department]?.split(/ (?=\d{3}\/)/);
  const model = models?.[index % models.length];
  if (!model) return null;
  const [height, sizeWorn = '', chest, waist] = model.split('/');
  return {
    heightCm: Number(height),
    sizeWorn,
    ...(chest ? { chestCm: Number(chest) } : {}),
    ...(waist ? { waistCm: Number(waist) } : {}),
  };
}

/** What is badged new came out this autumn; the rest over the two years before, evenly. */
function publishedOn(family: Family, style: Style, index: number): string {
  const isNew = style.badge === 'NEW' || style.colours.includes('+');
  const daysBefore = isNew ? 5 + ((family.number + index * 3) % 40) : 60 + ((family.number * 17 + index * 37) % 640);
  return new Date(Date.UTC(2026, 10, 20) - daysBefore * 86_400_000).toISOString().slice(0, 10);
}

function popularityOf(family: Family, style: Style, index: number): number {
  const base = style.badge === 'BESTSELLER' ? 2000 : style.badge === 'NEW' ? 600 : 250;
  return base + ((family.number * 53 + index * 97) % 400);
}

function draftsByFamily(drafts: Draft[]): Map<string, Draft[]> {
  const byFamily = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const siblings = byFamily.get(draft.family.name);
    if (siblings) siblings.push(draft);
    else byFamily.set(draft.family.name, [draft]);
  }
  return byFamily;
}

/** Two neighbours from the same shelf, then one or two from each family that goes with it, for the same department. */
function recommendationsOf(draft: Draft, byFamily: Map<string, Draft[]>): string[] {
  const { family, style } = draft;
  const fits = (other: Draft) =>
    other !== draft && (other.style.for === style.for || other.style.for === 'unisex' || style.for === 'unisex');
  const take = (name: string, count: number) => {
    const siblings = (byFamily.get(name) ?? []).filter(fits);
    const start = siblings.length === 0 ? 0 : style.n % siblings.length;
    return Array.from(
      { length: Math.min(count, siblings.length) },
      (_, step) => siblings[(start + step) % siblings.length],
    );
  };
  const chosen = [...take(family.name, 3), ...family.goesWith.flatMap((name) => take(name, 2))];
  return [...new Set(chosen.flatMap((other) => other?.master.productIds[0] ?? []))].slice(0, 10);
}
