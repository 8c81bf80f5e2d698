import type { ErrorDetail } from '#openapi/generated/waymark.gen.ts';
import { errorDetail } from '../errors.ts';
import type { CallHeaders } from './call.ts';
import { type Check, compile, type Finding } from './compile.ts';
import { type Json, type JsonObject, isObject, objectAt } from './document.ts';
import type { OperationId, Route } from './routes.ts';
import { unstorableIn } from './unstorable.ts';

/** The parts of a request before validation. */
export interface RawInput {
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  header: Record<string, string>;
  /** `undefined`: there is no body. */
  requestBody?: Json;
}

const compiled = new Map<OperationId, Check[]>();

/** Made at the first call of an operation, so that the shop does not compile a hundred of them at its start. */
function checksOf(route: Route): Check[] {
  const known = compiled.get(route.id);
  if (known) return known;
  const made = compile(route);
  compiled.set(route.id, made);
  return made;
}

/**
 * Returns the pointer to an input: `/path/basketId` and `/query/count` as they are, a field of the body without
 * `/requestBody`.
 */
function pointer({ instancePath, keyword, params }: Finding): string {
  const key = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return fieldOf(typeof key === 'string' ? `${instancePath}/${key}` : instancePath);
}

const fieldOf = (path: string): string => path.replace(/^\/requestBody(?=\/|$)/, '').slice(0, 200) || '/body';

const isEmail = (field: string): boolean => /\/(email|username)$/.test(field);

/**
 * Validates a request against its operation; converts numbers and booleans of path, query and header in place. Returns
 * one entry for each invalid input: AUT453 for an e-mail (core 5), else API422.
 */
export function findingsIn(route: Route, input: RawInput): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  const add = (field: string) =>
    void (details.has(field) || details.set(field, errorDetail(isEmail(field) ? 'AUT453' : 'API422', { field })));
  const unstorable = unstorableIn(input);
  if (unstorable !== null) {
    add(fieldOf(unstorable));
    return [...details.values()];
  }
  for (const check of checksOf(route)) {
    check(input);
    for (const finding of check.errors ?? []) add(pointer(finding));
  }
  return [...details.values()];
}

const parameterNames = new Map<OperationId, { header: string[]; arrays: Set<string> }>();

function parametersOf(route: Route): { header: string[]; arrays: Set<string> } {
  const known = parameterNames.get(route.id);
  if (known) return known;
  const listed = route.operation()['parameters'];
  const parameters: JsonObject[] = Array.isArray(listed) ? listed.filter(isObject) : [];
  const made = {
    header: parameters.filter((one) => one['in'] === 'header').map((one) => String(one['name']).toLowerCase()),
    arrays: new Set(
      parameters.filter((one) => objectAt(one, 'schema')['type'] === 'array').map((one) => String(one['name'])),
    ),
  };
  parameterNames.set(route.id, made);
  return made;
}

/**
 * Returns the parameters of a request that its operation names. An unknown query parameter is kept, so that it is
 * refused.
 */
export function parametersIn(route: Route, params: Record<string, string>, url: URL, headers: CallHeaders): RawInput {
  const { header, arrays } = parametersOf(route);
  // Without a prototype, so that `?__proto__=1` is a parameter like any other.
  const input: RawInput = { path: params, query: Object.create(null) as RawInput['query'], header: {} };
  for (const [name, value] of url.searchParams) {
    const known = input.query[name];
    if (known === undefined) input.query[name] = arrays.has(name) ? [value] : value;
    else if (Array.isArray(known)) known.push(value);
    else input.query[name] = [known, value];
  }
  for (const name of header) {
    const value = headers.get(name);
    if (value !== null) input.header[name] = value;
  }
  return input;
}
