import type { Article, ContentSearchType, Locale, SearchContent } from '#openapi/generated/waymark.gen.ts';
import type { ContentSource } from './content-source.ts';
import { hasWords } from './has-words.ts';

export interface ArticleWish {
  query?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  tagId?: string | undefined;
}

/** Number of related articles that are shown (catalogue 9). */
const RELATED = 4;

/** True if every word of the query begins a word of the title, the eyebrow or a tag. */
const matches = ({ title, eyebrow = '', tags, facets }: Article, query: string): boolean =>
  hasWords([title, eyebrow, ...tags, ...facets.map(({ label }) => label)], query);

/**
 * Returns the blocks of a search page, or the articles that have every word and the tag. Of related articles those with
 * the tag come first, and newer ones after them where there are not enough.
 */
export async function searchContent(
  source: ContentSource,
  searchType: ContentSearchType,
  wish: ArticleWish,
  locale: Locale,
): Promise<SearchContent> {
  const { query, offset = 0, tagId } = wish;
  const limit = wish.limit ?? (searchType === 'related-articles' ? RELATED : 20);
  const isArticles = searchType === 'articles' || searchType === 'related-articles';
  const { articles, tags } = await source.articles(locale);
  const named = articles.filter((article) => !query?.trim() || matches(article, query.trim()));
  const hasTag = (article: Article) => tagId === undefined || article.tags.includes(tagId);
  const found =
    searchType === 'related-articles'
      ? named.toSorted((a, b) => Number(hasTag(b)) - Number(hasTag(a)))
      : named.filter((article) => isArticles && hasTag(article));
  const used = new Set(named.flatMap((article) => article.tags));
  return {
    searchType,
    blocks: [...(await source.searchBlocks(searchType, locale))],
    articles: found.slice(offset, offset + limit),
    ...(isArticles ? { facets: tags.filter(({ id }) => used.has(id)) } : {}),
    total: found.length,
    offset,
    limit,
  };
}
