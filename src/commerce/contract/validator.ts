import { OpenAPIValidator } from 'openapi-backend';
import { formats } from './formats.ts';
import type { Route } from './routes.ts';

export type Options = NonNullable<ConstructorParameters<typeof OpenAPIValidator>[0]>;

/**
 * What Ajv must know of the contract: no schema is checked here, that is done where the contract is made
 * (tests/contract).
 */
export const ajvOptions = { allErrors: true, strict: false, validateSchema: false, logger: false, formats } as const;

/** Compiles what is asked of it, when it is asked: requests and answers of one operation. */
export function validatorFor(route: Route, options: Partial<Options> = {}): OpenAPIValidator {
  const definition = {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1' },
    paths: { [route.path]: { [route.method]: { ...route.operation(), security: [] } } },
  };
  return new OpenAPIValidator({
    definition: definition as never,
    lazyCompileValidators: true,
    ajvOpts: ajvOptions,
    ...options,
  });
}
