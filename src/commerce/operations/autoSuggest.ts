import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { helpPages } from '../content/help-pages.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const autoSuggest =
  (catalogue: Catalogue, content: ContentSource): Handler<'autoSuggest'> =>
  async ({ query: { q, locale }, context }) =>
    publicly({ ...catalogue.suggest(q, siteOf(locale)), pages: await helpPages(content, q, locale) }, context);
