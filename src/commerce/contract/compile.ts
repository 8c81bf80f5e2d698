import type { Route } from './routes.ts';
import { validatorFor } from './validator.ts';

export interface Finding {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Tells in `errors` what is wrong with an input. */
export type Check = { (input: unknown): unknown; errors?: Finding[] | null };

/**
 * What a request of an operation must pass. In the built shop `compile.build.ts` has written another module in this
 * one's place, in which all of them stand as code.
 */
export const compile = (route: Route): Check[] =>
  (validatorFor(route).getRequestValidatorsForOperation(route.id) ?? []) as unknown as Check[];
