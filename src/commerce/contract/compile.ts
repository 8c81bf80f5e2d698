import type { Route } from './routes.ts';
import { validatorFor } from './validator.ts';

export interface Finding {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Puts what is wrong with an input into `errors`. */
export type Check = { (input: unknown): unknown; errors?: Finding[] | null };

/**
 * Returns the checks of an operation's request. The build (`compile.build.ts`) replaces this module with one that has
 * all checks as code.
 */
export const compile = (route: Route): Check[] =>
  (validatorFor(route).getRequestValidatorsForOperation(route.id) ?? []) as unknown as Check[];
