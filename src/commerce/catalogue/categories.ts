import type { Category as CategoryAnswer, CategoryNode, CategoryTree } from '#openapi/generated/waymark.gen.ts';
import { categoryRef } from './details.ts';
import { ancestorsOf, type Category, type Model } from './model.ts';
import type { Site } from './site.ts';
import { inLanguage } from '../translate.ts';

const imageOf = ({ doc: { imageFolder } }: Category, view: 'wide' | 'square') =>
  imageFolder === null ? {} : { image: { path: `${imageFolder}/${view}`, alt: '' } };

/** The category of a listing: its path, its children and its data for search engines. */
export const categoryAnswer = (category: Category, site: Site): CategoryAnswer => ({
  ...categoryRef(category, site),
  description: inLanguage(category.doc.description, site.language),
  breadcrumbs: ancestorsOf(category).map((above) => categoryRef(above, site)),
  children: category.children.filter(({ styles }) => styles.length > 0).map((below) => categoryRef(below, site)),
  ...imageOf(category, 'wide'),
  seoTitle: inLanguage(category.doc.seo.title, site.language),
  seoDescription: inLanguage(category.doc.seo.description, site.language),
});

/** All categories, every parent before its children. */
export const categoryTree = ({ categories }: Model, site: Site): CategoryTree => ({
  categories: categories.map((category): CategoryNode => ({
    ...categoryRef(category, site),
    ...(category.parent ? { parentId: category.parent.id } : {}),
    level: category.level,
    productCount: category.styles.length,
    ...imageOf(category, 'square'),
  })),
});
