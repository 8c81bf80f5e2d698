import { colourGroups } from '../colour-groups.ts';
import type { Product, Style } from '../model.ts';
import { featuresOf } from '../features.ts';
import type { Language } from '../../model/locale.ts';
import { word, type WordKey } from '../vocabulary.ts';
import { inLanguage } from '../../translate.ts';

/** A style as the search index has it. */
export interface SearchDocument {
  id: string;
  name: string;
  type: string;
  category: string;
  keywords: string;
  colours: string;
  features: string;
  text: string;
  popularity: number;
}

/** Fields that say what a style is; a match in them has priority. `text` is its description. */
export const strongFields = ['name', 'type', 'category', 'keywords', 'colours', 'features'] as const;

const departmentWords = { women: 'women', men: 'men', kids: 'kids', unisex: 'women men unisex', gear: 'gear' };

const english = (language: Language): Language[] => (language === 'en' ? ['en'] : ['en', language]);

/** Returns the names of a colour and of its family, in English and in the reader's language. */
export const colourWords = ({ doc }: Product, language: Language): string =>
  english(language)
    .flatMap((one) =>
      [doc.colour.label, colourGroups[doc.colour.group]?.label].map((label) => (label ? inLanguage(label, one) : '')),
    )
    .join(' ');

export function documentOf(style: Style, categoryNames: string[], language: Language): SearchDocument {
  const { doc } = style;
  const features = featuresOf(doc);
  const own = language === 'en' ? undefined : doc.translations?.[language];
  return {
    id: style.id,
    name: doc.name,
    type: [doc.typeLabel, ...(language === 'en' ? [] : [inLanguage(doc.typePlural, language)])].join(' '),
    category: categoryNames.join(' '),
    keywords: [...doc.keywords, doc.family, departmentWords[style.department]].join(' '),
    colours: style.products.map((product) => colourWords(product, language)).join(' '),
    features: features
      .flatMap((key) => english(language).map((one) => word(`feature.${key}` as WordKey, one)))
      .join(' '),
    text: [
      doc.tagline,
      doc.description,
      ...(own ? [own.tagline, own.description] : []),
      ...doc.details.flatMap(({ items, pairs }) => [...items, ...pairs.map(({ value }) => value)]),
    ].join(' '),
    popularity: doc.popularity,
  };
}
