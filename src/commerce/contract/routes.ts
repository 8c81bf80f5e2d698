import type { operations } from '#openapi/generated/waymark.gen.ts';
import { decoded } from '#src/domain/decoded.ts';
import { contractDocument, dereference, isObject, objectAt, type JsonObject } from './document.ts';

export type OperationId = keyof operations;

export interface Route {
  id: OperationId;
  /** Lower case, as in OpenAPI. */
  method: string;
  path: string;
  /** The operation without references; computed at the first call. */
  operation(): JsonObject;
  /**
   * 'none': anyone; 'optional': a token is read if there is one; 'required': refused without a token; 'warehouse':
   * refused without the key of the warehouse, and no token is read.
   */
  security: 'none' | 'optional' | 'required' | 'warehouse';
  hasBody: boolean;
}

export interface Match {
  route: Route;
  params: Record<string, string>;
}

interface Template {
  pattern: RegExp;
  names: string[];
  routes: Map<string, Route>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const fixed = new Map<string, Map<string, Route>>();
const templates: Template[] = [];

function securityOf(operation: JsonObject): Route['security'] {
  const schemes = operation['security'];
  if (!Array.isArray(schemes) || schemes.length === 0) return 'none';
  if (schemes.some((scheme) => isObject(scheme) && 'warehouseKey' in scheme)) return 'warehouse';
  return schemes.some((scheme) => isObject(scheme) && Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function routeOf(path: string, method: string, operation: JsonObject): Route {
  let whole: JsonObject | null = null;
  return {
    id: String(operation['operationId']) as OperationId,
    method,
    path,
    operation: () => (whole ??= dereference(operation) as JsonObject),
    security: securityOf(operation),
    hasBody: 'requestBody' in operation,
  };
}

for (const [path, item] of Object.entries(objectAt(contractDocument, 'paths'))) {
  if (!isObject(item)) continue;
  const routes = new Map<string, Route>();
  for (const method of methods) {
    const operation = item[method];
    if (isObject(operation)) routes.set(method.toUpperCase(), routeOf(path, method, operation));
  }
  if (!path.includes('{')) {
    fixed.set(path, routes);
    continue;
  }
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '');
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '([^/]+)');
  templates.push({ pattern: new RegExp(`^${pattern}$`), names, routes });
}
// The template with fewer parameters first: `/cart/{id}/item` before `/cart/{id}/{anything}`.
templates.sort((a, b) => a.names.length - b.names.length);

export const allRoutes: readonly Route[] = [...fixed.values(), ...templates.map(({ routes }) => routes)].flatMap(
  (routes) => [...routes.values()],
);

/** Returns a decoded path parameter; one that cannot be decoded is returned as it is, and the schema refuses it. */
const textOf = (segment = ''): string => decoded(segment) ?? segment;

/** Returns the operation at a path; null if there is no such path; the allowed methods if it does not have this one. */
export function matchRoute(method: string, path: string): Match | { allow: string[] } | null {
  const exact = fixed.get(path);
  if (exact) {
    const route = exact.get(method);
    return route ? { route, params: {} } : { allow: [...exact.keys()] };
  }
  const allow: string[] = [];
  for (const { pattern, names, routes } of templates) {
    const found = pattern.exec(path);
    if (!found) continue;
    const route = routes.get(method);
    if (route) return { route, params: Object.fromEntries(names.map((name, at) => [name, textOf(found[at + 1])])) };
    allow.push(...routes.keys());
  }
  return allow.length > 0 ? { allow } : null;
}
