import type { Silhouette } from '../../pictures/names.ts';
import type { Badge, Department, Eyebrow } from '#src/commerce/model/catalogue.ts';
import type { RunName } from '../sizes.ts';
import type { CategoryKey } from '../category-ids.ts';

/** What the styles of one shelf have in common, written once. */
export interface Family {
  /** 2 letters: the third and fourth of every id. */
  code: string;
  /** 10 to 99, part of every UPC; never reused. */
  number: number;
  name: string;
  typeLabel: string;
  silhouette: Silhouette;
  /** Where a style for this department stands, main category first. */
  categories: Partial<Record<Department, CategoryKey[]>>;
  runs: Partial<Record<Department, RunName>>;
  sizeCharts: Partial<Record<Department, string>>;
  /** "label:value|label:value" */
  materials: string;
  /** "line|line" */
  care: string;
  /** Names of the ratings, in the order of `Style.rate`. */
  ratings: string[];
  keywords: string;
  /** Families whose styles go with these. */
  goesWith: string[];
  /** Who wears it in the pictures; only for clothing. */
  model?: Partial<Record<Department, string>>;
  reviews: ReviewLine[];
  questions: QuestionLine[];
  styles: Style[];
}

/**
 * What a line is about, when not every style of the family: a regular expression on the style's silhouette, kind and
 * materials ('vest', 'Standard down'), or on their absence with a leading exclamation mark ('!beanie').
 */
export type Fits = string;
/** Stars, title, text, who, where. */
export type ReviewLine = [
  stars: 1 | 2 | 3 | 4 | 5,
  title: string,
  text: string,
  nickname: string,
  location: string,
  fits?: Fits,
];
/** Question, answer, who asked. */
export type QuestionLine = [question: string, answer: string, nickname: string, fits?: Fits];

export interface Style {
  /** 4 digits: the end of the master's id; never reused. */
  n: number;
  name: string;
  for: Department;
  /** Full price in dollars: a price point of prices.ts. */
  usd: number;
  /** Reduction in percent, on the colours marked with % (on all when none is). */
  off?: number;
  /** Earlier reduction in percent. */
  best?: number;
  tag: string;
  text: string;
  /** "bullet|bullet|bullet" */
  feat: string;
  /** "label:value|label:value" */
  spec: string;
  /** One figure per rating of the family: "4 5 3". */
  rate: string;
  /** "main/second/accent ..."; a colour may end with marks: % reduced, + new, ? coming soon, ! presale, @ notify me. */
  colours: string;
  silhouette?: Silhouette;
  run?: RunName;
  sizeChart?: string;
  categories?: CategoryKey[];
  badge?: Badge;
  eyebrow?: Eyebrow;
  type?: string;
  materials?: string;
  care?: string;
  maxQty?: number;
  /** Sold in stores only. */
  isRobisOnly?: true;
}
