import { OpenAPIValidator } from 'openapi-backend';
import { formats } from './formats.ts';
import type { Route } from './routes.ts';

export type Options = NonNullable<ConstructorParameters<typeof OpenAPIValidator>[0]>;

/** Ajv's options for the contract. Schemas are not validated here; tests/contract do that. */
export const ajvOptions = { allErrors: true, strict: false, validateSchema: false, logger: false, formats } as const;

/** Returns a validator that compiles on demand: requests and answers of one operation. */
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
