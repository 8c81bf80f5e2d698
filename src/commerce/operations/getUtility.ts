import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getUtility =
  (content: ContentSource): Handler<'getUtility'> =>
  async ({ query: { locale }, context }) =>
    publicly({ links: [...(await content.utility(locale))] }, context);
