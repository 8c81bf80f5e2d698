import type { Amounts, Language, Localised, WrittenLanguage } from './locale.ts';

export interface Category {
  /** 4 to 10 digits (core 2). */
  id: string;
  slug: string;
  /** Null at the top of the tree. */
  parentId: string | null;
  name: Localised;
  description: Localised;
  seo: { title: Localised; description: Localised };
  /** Folder of its pictures: `wide` is above a listing, `square` in menus. Null: it has none. */
  imageFolder: string | null;
}

export type Department = 'women' | 'men' | 'kids' | 'unisex';

export type AttributeType = 'color' | 'size' | 'width' | 'length' | 'fitType' | 'amount';

/** `categoryIds` is complete ("new" and "sale" are in it if they apply); the first is the main one. */
export interface Master {
  /** 8 characters, upper-case letters and digits. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  /** Texts in the languages other than English, and in American English; details without an entry stay as they are. */
  translations?: Partial<Record<Exclude<Language, 'en'>, MasterWords>>;
  department: Department;
  /** Short word for facets and search: 'trail', 'hiking' ... */
  family: string;
  /** The product's kind in a list: "Trail running shoe". */
  typeLabel: string;
  /** The kind in the plural, for facets and suggestions: "Trail running shoes". */
  typePlural: Localised;
  /** Its sizes are shoe sizes. */
  isFootwear: boolean;
  categoryIds: string[];
  productType: 'physical' | 'digital';
  details: DetailSection[];
  benefitRatings: BenefitRating[];
  modelMeasurements: ModelMeasurements | null;
  /** Its size chart (src/commerce/settings/size-charts.ts); null if the product has no sizes to measure. */
  sizeChartId: string | null;
  /** Lower-case words for search that the texts do not contain. */
  keywords: string[];
  isCustomisable: boolean;
  /** Recipes of a customised product; empty unless `isCustomisable`. */
  recipes: Recipe[];
  /** The ids of the colours; lists show the first. */
  productIds: string[];
  /** Ids of products (colours) to show as recommendations. */
  recommendationIds: string[];
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
  /** The key of its title in the catalogue's texts. */
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

export interface ProductVideo {
  /** A path of the shop, the https address of a file, or the address of a video at a video-sharing site. */
  src: string;
  /** Picture that is shown until it plays. */
  poster: string;
  title: Localised;
  /** Captions, by language: the address of a WebVTT file. */
  captions?: Partial<Record<WrittenLanguage, string>>;
  /** The same video at the video service. */
  cloudinary?: { cloudName: string; publicId: string };
}

/** One colour of a master; the subject of a product page. */
export interface Product {
  /** masterId + colour code: 11 characters. */
  id: string;
  masterId: string;
  colour: Colour;
  images: ProductImages;
  video?: ProductVideo;
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
  /** ISO date on which a coming-soon or presale product goes on sale. Only shown; it switches nothing. */
  launchesOn?: string;
  /** Offers an e-mail when a sold-out variant is back in stock. */
  notifyMe: boolean;
  /** Reserved online and bought in a store only: it is never sent to a home. */
  isRobisOnly?: boolean;
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
  /** Values by attribute; the colour is in the product. */
  attributes: Partial<Record<Exclude<AttributeType, 'color'>, string>>;
  /**
   * Label for `attributes.size` per region. Null if the size has no other name; then the US one is shown everywhere.
   */
  sizeLabels: { us: string; uk: string; eu: string } | null;
  /** Only where it differs from the product's (amounts of a gift card, larger tents). */
  price: Price | null;
  /** Recalled by the manufacturer: pages still show it, but it cannot be bought (INV407). */
  isWithdrawn?: true;
  /** Its price is being changed: pages still show the product's, but it cannot be bought (INV702). */
  isUnpriced?: true;
}

export interface SetWords {
  name: string;
  description: string;
}

export interface ProductSet {
  /** 8 to 11 characters, like a product id. */
  id: string;
  name: string;
  description: string;
  /** Name and description in the languages other than English, and in American English. */
  translations?: Partial<Record<Exclude<Language, 'en'>, SetWords>>;
  imageFolder: string | null;
  productIds: string[];
}

/**
 * A row as the import of a catalogue writes it: the document without what other tables have. Data that is only read as
 * a whole is stored as text (json), because a start reads all of it and jsonb would be converted to text each time.
 */
export type ProductDoc = Omit<Product, 'variants'>;
