import { exampleOf } from '#src/commerce/contract/mock.ts';
import { dereference, isObject, objectAt, type Json, type JsonObject } from '#src/commerce/contract/document.ts';
import type { Route } from '#src/commerce/contract/routes.ts';

export interface Asked {
  path: Record<string, Json>;
  query: Record<string, Json>;
  body: Json | undefined;
}

export const schemaOfBody = (route: Route): JsonObject => objectAt(mediaOf(route), 'schema');

const mediaOf = (route: Route): JsonObject =>
  objectAt(objectAt(objectAt(route.operation(), 'requestBody'), 'content'), 'application/json');

const parametersOf = (route: Route): JsonObject[] => {
  const listed = route.operation()['parameters'];
  return Array.isArray(listed) ? listed.filter(isObject) : [];
};

/** A value that the schema allows: its example, else the simplest one. */
function sample(schema: JsonObject): Json {
  if (schema['example'] !== undefined) return schema['example'];
  const [choice] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  if (choice !== undefined) return choice;
  const known: Record<string, Json> = { productId: 'WMTR1001MOS', basketId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11' };
  const pattern = String(schema['pattern'] ?? '');
  const tries = [
    ...Object.values(known),
    'US',
    '1000',
    '884501001085',
    'a1b2c3d4',
    'WM10004217',
    '/x',
    'a',
    '2026-01-01',
  ].map(String);
  switch ([schema['type']].flat()[0]) {
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [sample(objectAt(schema, 'items'))];
    default:
      return (
        tries.find((text) => new RegExp(pattern, 'u').test(text) && text.length <= Number(schema['maxLength'] ?? 99)) ??
        'a'
      );
  }
}

/** Example requests of an operation, one for each example of its body. */
export function examplesOf(route: Route): { name: string; asked: Asked }[] {
  const valueOf = (parameter: JsonObject): Json => exampleOf(parameter) ?? sample(objectAt(parameter, 'schema'));
  const within = (place: string, all: boolean) =>
    Object.fromEntries(
      parametersOf(route)
        .filter((parameter) => parameter['in'] === place && (all || parameter['required'] === true))
        .map((parameter) => [String(parameter['name']), valueOf(parameter)]),
    );
  const path = within('path', true);
  const query = within('query', false);
  const media = mediaOf(route);
  const named = Object.entries(objectAt(media, 'examples')).map(([name, one]) => ({
    name,
    body: isObject(one) ? one['value'] : undefined,
  }));
  const bodies = named.length > 0 ? named : [{ name: 'example', body: media['example'] }];
  return bodies.map(({ name, body }) => ({
    name,
    asked: { path, query, body: body === undefined ? undefined : dereference(body) },
  }));
}

/** Values that break a schema, each in another way. */
function breaksOf(schema: JsonObject): Json[] {
  const broken: Json[] = [{ unexpected: true }];
  const type = [schema['type']].flat()[0];
  if (type === 'string') broken.push(7, 'x'.repeat(20_000));
  if (type === 'integer') broken.push('seven', 1.5);
  if (type === 'integer' || type === 'number') {
    if (schema['minimum'] !== undefined) broken.push(Number(schema['minimum']) - 1);
    if (schema['maximum'] !== undefined) broken.push(Number(schema['maximum']) + 1);
  }
  if (type === 'boolean') broken.push('perhaps');
  if (type === 'array') broken.push('none', ...(Number(schema['minItems'] ?? 0) > 0 ? [[]] : []));
  if (schema['enum']) broken.push('NOT_ONE_OF_THEM');
  if (type === 'object') broken.shift();
  const isLong =
    type === 'string' &&
    (Number(schema['maxLength'] ?? 0) > 20_000 ||
      !['maxLength', 'pattern', 'enum', 'const'].some((key) => key in schema));
  return isLong ? broken.filter((value) => value !== 'x'.repeat(20_000)) : broken;
}

/** All ways to break a value once: a field that is missing, unknown, of another type or out of bounds. */
export function brokenValues(schema: JsonObject, value: Json): { what: string; value: Json }[] {
  const found = breaksOf(schema).map((one) => ({ what: JSON.stringify(one).slice(0, 30), value: one }));
  if (isObject(value)) {
    found.push({ what: 'an unknown field', value: { ...value, notInTheContract: 1 } });
    for (const name of Array.isArray(schema['required']) ? schema['required'].map(String) : []) {
      const { [name]: _gone, ...rest } = value;
      found.push({ what: `without ${name}`, value: rest });
    }
    for (const [name, property] of Object.entries(objectAt(schema, 'properties'))) {
      const inner = value[name];
      if (!isObject(property) || inner === undefined) continue;
      found.push(
        ...brokenValues(property, inner).map((one) => ({
          what: `${name}: ${one.what}`,
          value: { ...value, [name]: one.value },
        })),
      );
    }
  }
  if (Array.isArray(value) && value[0] !== undefined) {
    const rest = value.slice(1);
    found.push(
      ...brokenValues(objectAt(schema, 'items'), value[0]).map((one) => ({
        what: `0: ${one.what}`,
        value: [one.value, ...rest],
      })),
    );
  }
  return found;
}

/** Invalid requests derived from a valid one: body, query and path. */
export function invalidRequests(route: Route, asked: Asked): { what: string; asked: Asked }[] {
  const { body } = asked;
  const bodies =
    body === undefined
      ? []
      : brokenValues(schemaOfBody(route), body).filter(({ value }) => JSON.stringify(value) !== JSON.stringify(body));
  const found: { what: string; asked: Asked }[] = bodies.map(({ what, value }) => ({
    what: `body ${what}`,
    asked: { ...asked, body: value },
  }));
  for (const parameter of parametersOf(route)) {
    const name = String(parameter['name']);
    const schema = objectAt(parameter, 'schema');
    const isText = [schema['type']].flat()[0] === 'string' && !schema['pattern'] && !schema['enum'];
    const value = isText ? 'x'.repeat(Number(schema['maxLength'] ?? 20_000) + 1) : '~not~this~';
    if (parameter['in'] === 'query')
      found.push({ what: `query ${name}`, asked: { ...asked, query: { ...asked.query, [name]: value } } });
    if (parameter['in'] === 'path' && !isText)
      found.push({ what: `path ${name}`, asked: { ...asked, path: { ...asked.path, [name]: value } } });
    if (parameter['in'] === 'query' && parameter['required'] === true) {
      const { [name]: _gone, ...query } = asked.query;
      found.push({ what: `without query ${name}`, asked: { ...asked, query } });
    }
  }
  found.push({
    what: 'an unknown query parameter',
    asked: { ...asked, query: { ...asked.query, notInTheContract: '1' } },
  });
  return found;
}

export function pathOf(route: Route, { path, query }: Asked): string {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
