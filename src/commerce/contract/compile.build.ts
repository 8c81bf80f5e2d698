import { createRequire } from 'node:module';
import type { OpenAPIValidator } from 'openapi-backend';
import { allRoutes, type Route } from './routes.ts';
import { ajvOptions, type Options, validatorFor } from './validator.ts';

type Ajv = Parameters<NonNullable<Options['customizeAjv']>>[0];
type CodeOptions = NonNullable<NonNullable<Options['ajvOpts']>['code']>;
type CheckOfAjv = NonNullable<ReturnType<OpenAPIValidator['getRequestValidatorsForOperation']>>[number];

// Of the very Ajv that compiles: that of openapi-backend.
const requireOfBackend = createRequire(createRequire(import.meta.url).resolve('openapi-backend'));
const { _ } = requireOfBackend('ajv') as { _: (text: TemplateStringsArray) => NonNullable<CodeOptions['formats']> };
const { default: standaloneCode } = requireOfBackend('ajv/dist/standalone') as {
  default: (ajv: Ajv, check: CheckOfAjv) => string;
};

const code = { source: true, lines: true, formats: _`formats` };

/** Returns the code of a check as an expression: Ajv's module without the schema that it was made from. */
function expressionOf(ajv: Ajv, check: CheckOfAjv): string {
  const text = standaloneCode(ajv, check).replaceAll('require("ajv/dist/runtime/ucs2length").default', 'length');
  const isUnread = (line: string): boolean => {
    const [, schema] = /^const (schema\d+) = /.exec(line) ?? [];
    return schema !== undefined && text.split(new RegExp(`\\b${schema}\\b`)).length === 2;
  };
  const body = text.split('\n').filter((line) => !/^(module\.exports|"use strict")/.test(line) && !isUnread(line));
  return `(() => {\n${body.join('\n')}\nreturn ${check.source?.validateName.str};\n})()`;
}

/** Returns the checks of an operation: openapi-backend makes each with its own Ajv. */
function checksOf(route: Route): string[] {
  const ajvs: Ajv[] = [];
  const customizeAjv = (ajv: Ajv): Ajv => {
    ajvs.push(ajv);
    return ajv;
  };
  const validator = validatorFor(route, { ajvOpts: { ...ajvOptions, messages: false, code }, customizeAjv });
  const checks = validator.getRequestValidatorsForOperation(route.id) ?? [];
  return ajvs.map((ajv, at) => expressionOf(ajv, checks[at] as CheckOfAjv));
}

/** The module that replaces `compile.ts` in the built shop: each operation's checks as code, made at the first use. */
export const text = (): string =>
  [
    `import ucs2length from 'ajv/dist/runtime/ucs2length.js';`,
    `import { formats } from './formats.ts';`,
    'const length = ucs2length.default;',
    'const checks = {',
    ...allRoutes.map((route) => `${route.id}: () => [\n${checksOf(route).join(',\n')}\n],`),
    '};',
    'export const compile = (route) => checks[route.id]();',
  ].join('\n');
