import type { Article, ContentBlock, ContentSearchType, SearchContent } from '#openapi/generated/waymark.gen.ts';
import type { Site } from '../catalogue/site.ts';
import { categoryIds } from '../seed/categories.ts';
import { articles, articleTags } from './pages/articles.ts';
import { toShelf } from './parts.ts';

export interface ArticleWish {
  query?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  tagId?: string | undefined;
}

/** Related articles that are shown (catalogue 9). */
const RELATED = 4;

const matches = ({ title, eyebrow = '', tags }: Article, query: string): boolean => {
  const text = `${title} ${eyebrow} ${tags.join(' ')}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const blocks: Partial<Record<ContentSearchType, ContentBlock[]>> = {
  'no-results': [
    {
      id: 'no-results-ways',
      type: 'buttons',
      alignment: 'left',
      targets: [toShelf('women', 'Women'), toShelf('men', 'Men'), toShelf('kids', 'Kids'), toShelf('gear', 'Gear')],
    },
    {
      id: 'no-results-picks',
      type: 'productRecommendations',
      title: 'What others are looking at',
      source: 'category',
      categoryId: categoryIds.new,
      limit: 8,
      cards: 'cards-5',
    },
  ],
};

/** Blocks of a search page, or the stories that have every word and the tag. */
export function searchContent(searchType: ContentSearchType, wish: ArticleWish, { language }: Site): SearchContent {
  const { query, offset = 0, tagId } = wish;
  const limit = wish.limit ?? (searchType === 'related-articles' ? RELATED : 20);
  const isArticles = searchType === 'articles' || searchType === 'related-articles';
  const named = articles(language).filter((article) => !query?.trim() || matches(article, query.trim()));
  const found = isArticles ? named.filter(({ tags }) => tagId === undefined || tags.includes(tagId)) : [];
  const tags = new Set(named.flatMap((article) => article.tags));
  return {
    searchType,
    blocks: blocks[searchType] ?? [],
    articles: found.slice(offset, offset + limit),
    ...(isArticles ? { facets: articleTags(language).filter(({ id }) => tags.has(id)) } : {}),
    total: found.length,
    offset,
    limit,
  };
}
