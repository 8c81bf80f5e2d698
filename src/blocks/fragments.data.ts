import type { ContentFragment, Locale } from '#openapi/generated/waymark.gen.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { Api } from '#src/api/client.ts';

/** A fragment that the service does not have (catalogue 7): says its status and the path that was asked for. */
export class FragmentProblem extends Error {
  readonly status: number;
  readonly path: string;

  constructor(status: number, path: string, cause: unknown) {
    super(`${path} answered ${status}`, { cause });
    this.name = 'FragmentProblem';
    this.status = status;
    this.path = path;
  }
}

/** Reads a fragment. Throws a FragmentProblem if it is missing. */
export async function readFragment(
  fragmentId: string,
  { api, locale }: { api: Api; locale: Locale },
): Promise<ContentFragment> {
  const params = { path: { mode: 'publish', fragmentId }, query: { siteId: locale } } as const;
  return unwrap(api.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', { params })).catch((problem: unknown) => {
    const status = problem instanceof ApiProblem ? problem.status : 0;
    throw new FragmentProblem(status, `/publish/caas/v1/canvas/fragment/${fragmentId}`, problem);
  });
}

/** Returns the ids of the fragments that targets anywhere in these blocks open. */
export function fragmentIdsIn(content: unknown): string[] {
  const ids = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('fragmentId' in value && typeof value.fragmentId === 'string') ids.add(value.fragmentId);
    Object.values(value).forEach(look);
  };
  look(content);
  return [...ids];
}
