import type { BannerBlock, CategoryContent, CategoryGridBlock, ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, square, to, toCategory } from '../parts.ts';
import { type DressedCategory, dressedCategories } from './dressed-categories.ts';
import { categoryIds } from '../../catalogue/category-ids.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

const bannerOf = (
  key: CategoryKey,
  { title, subtitle, scene, links = [] }: NonNullable<DressedCategory['banner']>,
): BannerBlock => ({
  id: `shelf-${key}-banner`,
  type: 'banner',
  title,
  hideTitle: true,
  subtitle,
  media: backdrop(scene),
  targets: links.map(([link, text]) => toCategory(link, text, { style: 'outline' })),
  colours: { background: 'ink', subtitle: 'paper' },
  gradientStyle: 'focused',
  gradientTone: 'ink',
  responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: { horizontal: 'left' } } },
});

const cardOf = (
  key: CategoryKey,
  { title, subtitle, scene, url, text }: NonNullable<DressedCategory['card']>,
): CategoryGridBlock => ({
  position: 5,
  columns: 1,
  block: {
    id: `shelf-${key}-card`,
    type: 'linkedCard',
    eyebrow: 'Read',
    title,
    subtitle,
    media: square(scene),
    target: to(url, text),
  },
});

const keys = new Map<string, CategoryKey>(Object.entries(categoryIds).map(([key, id]) => [id, key as CategoryKey]));

/** What stands around and in a listing; empty lists where editors left it plain. */
export function categoryContent(categoryId: string): CategoryContent {
  const key = keys.get(categoryId);
  const { banner, card, text } = (key && dressedCategories[key]) ?? {};
  const bottom: ContentBlock[] = text
    ? [{ id: `shelf-${categoryId}-text`, type: 'richText', html: text, width: 'narrow' }]
    : [];
  return {
    id: `category-${categoryId}`,
    categoryId,
    topBlocks: key && banner ? [bannerOf(key, banner)] : [],
    gridBlocks: key && card ? [cardOf(key, card)] : [],
    bottomBlocks: bottom,
  };
}
