import { ApiProblem } from '#src/api/problem.ts';

/**
 * Returns the status of a page whose loaders failed: 503 if the service or its database is unavailable, so that proxies
 * and search engines retry and nobody looks for a defect. Else the router's status.
 */
export const pageStatus = (status: number, failures: readonly unknown[]): number =>
  status === 500 && failures.some((failure) => failure instanceof ApiProblem && failure.status === 503) ? 503 : status;
