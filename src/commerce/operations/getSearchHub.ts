import { type CheckedContent, contentFor } from '../content/checked.ts';
import { type HubDeps, searchHub } from '../content/search-hub.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getSearchHub =
  (deps: HubDeps & { content: CheckedContent }): Handler<'getSearchHub'> =>
  async ({ query: { q = '', locale }, context }) =>
    publicly(await searchHub(q.trim(), locale, { ...deps, content: contentFor(deps.content, context) }), context);
