import { ApiProblem } from '#src/api/problem.ts';

/**
 * The status of a page whose loaders failed: 503 where the service, or its database, is away for now, so that proxies
 * and search engines ask again and nobody looks for a defect. Else what the router says.
 */
export const pageStatus = (status: number, failures: readonly unknown[]): number =>
  status === 500 && failures.some((failure) => failure instanceof ApiProblem && failure.status === 503) ? 503 : status;
