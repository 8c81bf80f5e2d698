import { expect, it } from 'vitest';
import { ApiProblem } from '#src/api/problem.ts';
import { pageStatus } from '#src/server/page-status.ts';

it.each([
  ['the service is away', 500, [undefined, new ApiProblem(503, undefined)], 503],
  ['the service has a defect', 500, [new ApiProblem(500, undefined)], 500],
  ['the page itself fails', 500, [new Error('a defect')], 500],
  ['the page is not there', 404, [new ApiProblem(503, undefined)], 404],
  ['nothing failed', 200, [undefined], 200],
])('when %s', (_, status, failures, expected) => {
  expect(pageStatus(status, failures)).toBe(expected);
});
