import type { Amounts, Language, Localised } from './locale.ts';

export interface Category {
  /** 4 to 10 digits (core 2). */
  id: string;
  slug: string;
  /** Null at the top of the tree. */
  parentId: string | null;
  name: Localised;
  description: Localised;
  seo: { title: Localised; description: Localised };
  /** Folder of its pictures: `wide` stands above a listing, `square` in menus. Null: it has none. */
  imageFolder: string | null;
}

export type Department = 'women' | 'men' | 'kids' | 'unisex';

export type AttributeType = 'color' | 'size' | 'width' | 'length' | 'fitType' | 'amount';

/** `categoryIds` is complete ("new" and "sale" are in it where they apply); the first is the main one. */
export interface Master {
  /** 8 characters, upper-case letters and digits. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  /** What it says beside English, and in American English; details that are not here stay as they are. */
  translations?: Partial<Record<Exclude<Language, 'en'>, MasterWords>>;
  department: Department;
  /** Short word for facets and search: 'trail', 'hiking' ... */
  family: string;
  /** What the product is called in a list: "Trail running shoe". */
  typeLabel: string;
  /** What several of them are called, for facets and suggestions: "Trail running shoes". */
  typePlural: Localised;
  /** Its sizes are shoe sizes. */
  isFootwear: boolean;
  categoryIds: string[];
  productType: 'physical' | 'digital';
  details: DetailSection[];
  benefitRatings: BenefitRating[];
  modelMeasurements: ModelMeasurements | null;
  /** The size chart of the storefront (src/flows/product/size-charts.ts); null when there is nothing to measure. */
  sizeChartId: string | null;
  /** Lower-case words for search that the copy does not contain. */
  keywords: string[];
  isCustomisable: boolean;
  /** Recipes of a customised product; empty unless `isCustomisable`. */
  recipes: Recipe[];
  /** The ids of the colours, the first is the one to show in a list. */
  productIds: string[];
  /** Ids of products (colours) to show as recommendations. */
  recommendationIds: string[];
  rating: { score: number; reviewsCount: number };
  /** ISO date; the order of "newest". */
  publishedOn: string;
  /** Units sold, for "best sellers" and ties in search. */
  popularity: number;
}

export interface MasterWords {
  tagline: string;
  description: string;
  details?: DetailSection[];
}

export interface DetailSection {
  /** Its title is a word of the catalogue. */
  id: 'features' | 'materials' | 'care' | 'specs' | 'terms';
  kind: 'list' | 'pairs' | 'text';
  /** 'list': one string per bullet; 'text': paragraphs. Empty for 'pairs'. */
  items: string[];
  /** 'pairs': label and value. Empty otherwise. */
  pairs: { label: string; value: string }[];
}

/** `value` from 1 to 5. */
export interface BenefitRating {
  id: string;
  label: Localised;
  value: number;
}

export interface ModelMeasurements {
  heightCm: number;
  sizeWorn: string;
  chestCm?: number;
  waistCm?: number;
}

export interface Recipe {
  /** The `recipe` query parameter of a product link (core 2). */
  id: string;
  name: string;
  parts: { part: string; colour: { label: Localised; hex: string } }[];
  surcharge: Amounts;
  /** Null: those of the product. */
  images: ProductImages | null;
}

/** One colour of a master; the thing a product page is about. */
export interface Product {
  /** masterId + colour code: 11 characters. */
  id: string;
  masterId: string;
  colour: Colour;
  images: ProductImages;
  /** One to three colours of a swatch, as #rrggbb. */
  swatch: string[];
  price: Price;
  badge: Badge | null;
  /** 'LOW STOCK' is computed from stock and is never stored. */
  eyebrow: Eyebrow | null;
  /** A shopper must sign in to buy. */
  presale: boolean;
  /** Shows "Coming soon" and hides purchase. */
  comingSoon: boolean;
  /** ISO date on which what is coming soon or on presale goes on sale; shown, and nothing is switched by it. */
  launchesOn?: string;
  /** Offers a message when a sold-out variant returns. */
  notifyMe: boolean;
  /** Null: no limit beside the cart's own default. */
  maxQty: number | null;
  variants: Variant[];
}

export type Badge = 'NEW' | 'SALE' | 'BESTSELLER';

export type Eyebrow =
  | 'NEW'
  | 'SALE'
  | 'BESTSELLER'
  | 'COMING SOON'
  | 'PRESALE'
  | 'ONLINE ONLY'
  | 'MEMBERS FIRST'
  | 'LAST CHANCE';

export interface Colour {
  /** 3 upper-case letters. */
  code: string;
  label: Localised;
  /** Facet: 'black', 'grey', 'white', 'brown', 'green', 'blue', 'purple', 'pink', 'red', 'orange' or 'yellow'. */
  group: string;
}

/** Pictures at `<folder>/<view>` of the image service. */
export interface ProductImages {
  folder: string;
  /** 'front', 'side' ...: never empty; the first is the main picture. */
  views: string[];
}

/** `sale` is null at full price. `historicBest`: the lowest price of the 30 days before `sale` (catalogue 9). */
export interface Price {
  list: Amounts;
  sale: Amounts | null;
  historicBest: Amounts | null;
  /** ISO date from which `sale` holds. */
  saleActiveFrom: string | null;
}

export interface Variant {
  /** Product id, a dash, and a code of the choices: WMTR1001MOS-085. */
  id: string;
  /** 12 digits with a valid check digit. */
  upc: string;
  /** Values by attribute; colour is the product's own. */
  attributes: Partial<Record<Exclude<AttributeType, 'color'>, string>>;
  /** What to print for `attributes.size` per region; the US one elsewhere too when a size has no other name. */
  sizeLabels: { us: string; uk: string; eu: string } | null;
  /** Only where it differs from the product's (amounts of a gift card, larger tents). */
  price: Price | null;
  /** Taken back by who makes it: pages still show it, and it cannot be bought (INV407). */
  isWithdrawn?: true;
  /** Its price is being set anew: pages still show the product's, and it cannot be bought (INV702). */
  isUnpriced?: true;
}

export interface ProductSet {
  /** 8 to 11 characters, as a product id. */
  id: string;
  name: string;
  description: string;
  imageFolder: string | null;
  productIds: string[];
}

/**
 * A row as the import of a catalogue writes it: the document without what other tables hold. What is only ever read
 * whole is kept as text (json): a start reads all of it, and jsonb would be written out as text each time.
 */
export type ProductDoc = Omit<Product, 'variants'>;
