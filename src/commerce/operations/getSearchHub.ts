import { type HubDeps, searchHub } from '../content/search-hub.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getSearchHub =
  (deps: HubDeps): Handler<'getSearchHub'> =>
  async ({ query: { q = '', locale }, context }) =>
    publicly(await searchHub(q.trim(), locale, deps), context);
