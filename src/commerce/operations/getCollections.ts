import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getCollections =
  (content: ContentSource): Handler<'getCollections'> =>
  async ({ query: { locale }, context }) =>
    publicly({ collections: [...(await content.collections(locale))] }, context);
