import type {
  ContentBlock,
  ContentMedia,
  ContentMediaItem,
  ContentPage,
  ContentSeo,
  ContentTarget,
  ProductRecommendationsBlock,
} from '#openapi/generated/waymark.gen.ts';
import { type SceneName, type SceneRatio, sceneSizes, type Silhouette } from '../pictures/names.ts';
import type { ContentSite } from './site.ts';
import { categoryIds } from '../catalogue/category-ids.ts';
import type { CategoryKey } from '../catalogue/category-ids.ts';

/** A page as editors wrote it: some words depend on the site. */
export type PageOf = (site: ContentSite) => ContentPage;

/** Address of a category of the opening shop. */
export const categoryPath = (key: CategoryKey): string => `/c/${key}-${categoryIds[key]}`;

type Look = Omit<Partial<ContentTarget>, 'url' | 'text'>;

export const to = (url: string, text: string, look: Look = {}): ContentTarget => ({ url, text, ...look });
export const toCategory = (key: CategoryKey, text: string, look: Look = {}): ContentTarget =>
  to(categoryPath(key), text, look);
export const primary: Look = { style: 'primary', size: 'lg' };
export const outline: Look = { style: 'outline', size: 'lg' };

/** A campaign scene; `alt` is empty where it only decorates. */
export const scene = (name: SceneName, ratio: SceneRatio, alt = ''): ContentMediaItem => ({
  kind: 'image',
  path: `scene/${name}/${ratio}`,
  alt,
  ...sceneSizes[ratio],
});

/** A scene that is tall on phones and wide elsewhere. */
export const backdrop = (name: SceneName, alt = ''): ContentMedia => ({
  sm: scene(name, 'tall', alt),
  md: scene(name, 'wide', alt),
  lg: scene(name, 'wide', alt),
});

/** A product's picture, 4:5; `colours` as in its path: moss-bone-signal. */
export const still = (silhouette: Silhouette, colours: string, angle: string, alt = ''): ContentMediaItem => ({
  kind: 'image',
  path: `product/${silhouette}/${colours}/${angle}`,
  alt,
  width: 1200,
  height: 1500,
});

/** The same square scene everywhere. */
export const square = (name: SceneName, alt = ''): ContentMedia => ({ sm: scene(name, 'square', alt) });

const seoOf = (title: string, description: string, noIndex: boolean): ContentSeo => ({
  title: title.includes('Waymark |') ? title : `${title} | Waymark`,
  description,
  noIndex,
});

/** A page; its id is made of its slug. */
export const page = (
  slug: string,
  title: string,
  description: string,
  blocks: ContentBlock[],
  { noIndex = false, seoTitle = title }: { noIndex?: boolean; seoTitle?: string } = {},
): ContentPage => ({
  id: `page-${slug.replaceAll('/', '-')}`,
  slug,
  title,
  seo: seoOf(seoTitle, description, noIndex),
  blocks,
});

/** A page of running text under a heading. `html` is the editors' own and trusted. */
export const textPage = (slug: string, title: string, description: string, html: string): ContentPage =>
  page(slug, title, description, [
    {
      id: `${slug.replaceAll('/', '-')}-title`,
      type: 'banner',
      variant: 'compact',
      title,
      titleH1: true,
      subtitle: description,
    },
    { id: `${slug.replaceAll('/', '-')}-text`, type: 'richText', html, width: 'narrow' },
  ]);

/** Around the shopping flows: never in a search engine. */
export const hidden = { noIndex: true } as const;

/** The best of a category in a carousel. */
export const picks = (id: string, title: string, categoryId: string): ProductRecommendationsBlock => ({
  id,
  type: 'productRecommendations',
  title,
  source: 'category',
  categoryId,
  limit: 8,
  cards: 'cards-5',
});
