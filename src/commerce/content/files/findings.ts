import { z } from 'zod';
import { dereference, isObject, type Json, type JsonObject, objectAt } from '../../contract/document.ts';
import { isInclude } from './included.ts';
import { momentOf, validityFields } from './validity.ts';

export interface Finding {
  path: readonly PropertyKey[];
  message: string;
}

/** Returns the schema of the alternatives that a value with this `type` follows; null if there is none. */
function alternativeFor(options: readonly Json[], value: JsonObject): JsonObject | null {
  const typeOf = (option: Json): Json | undefined => {
    if (!isObject(option)) return undefined;
    const type = objectAt(objectAt(option, 'properties'), 'type');
    return type['const'] ?? (Array.isArray(type['enum']) ? type['enum'][0] : undefined);
  };
  return (options.find((option) => typeOf(option) === value['type']) as JsonObject | undefined) ?? null;
}

/** The rules of a schema that concern a value itself, not what is inside it. */
function shallow(schema: JsonObject): JsonObject {
  const { properties: _properties, items: _items, oneOf: _oneOf, ...own } = schema;
  return own;
}

const made = new WeakMap<JsonObject, z.ZodType>();

function ownRules(schema: JsonObject): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const rules = z.fromJSONSchema(shallow(schema));
  made.set(schema, rules);
  return rules;
}

function ownFindings(schema: JsonObject, value: Json): string[] {
  const { success, error } = ownRules(schema).safeParse(value);
  return success ? [] : error.issues.map(({ message }) => message);
}

function dateFindings(value: JsonObject, path: Finding['path']): Finding[] {
  const wrong = validityFields
    .filter((field) => value[field] !== undefined && momentOf(value[field]) === null)
    .map((field) => ({ path: [...path, field], message: 'is a date, or a date and time with its zone' }));
  const [from, to] = validityFields.map((field) => momentOf(value[field]));
  return from !== null && from !== undefined && to !== null && to !== undefined && from >= to
    ? [...wrong, { path: [...path, 'validTo'], message: 'is not after validFrom' }]
    : wrong;
}

function inObject(schema: JsonObject, value: JsonObject, path: Finding['path']): Finding[] {
  const properties = objectAt(schema, 'properties');
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const missing = required
    .filter((field) => value[field] === undefined)
    .map((field) => ({ path, message: `needs ${field}` }));
  const inner = Object.entries(value).flatMap(([field, one]) => {
    const at = [...path, field];
    if ((validityFields as readonly string[]).includes(field)) return [];
    const own = properties[field];
    if (!isObject(own)) return [{ path: at, message: `is no field of ${String(value['type'] ?? 'this')}` }];
    return walk(own, one, at);
  });
  return [...missing, ...dateFindings(value, path), ...inner];
}

/** Follows a value and its schema together, so that each finding is about the smallest part that is wrong. */
function walk(schema: JsonObject, value: Json, path: Finding['path']): Finding[] {
  const { oneOf } = schema;
  if (Array.isArray(oneOf)) {
    if (isInclude(value)) return [];
    const chosen = isObject(value) ? alternativeFor(oneOf, value) : null;
    if (chosen && isObject(value)) return walk(chosen, value, path);
    const type = isObject(value) ? value['type'] : undefined;
    if (type === undefined) return [{ path, message: 'needs type' }];
    return [{ path: [...path, 'type'], message: `there is no block ${String(type)} here` }];
  }
  if (isObject(schema['properties'] as Json)) {
    if (!isObject(value)) return [{ path, message: 'has fields' }];
    return inObject(schema, value, path);
  }
  const own = ownFindings(schema, value).map((message) => ({ path, message }));
  const { items } = schema;
  if (own.length > 0 || !Array.isArray(value) || !isObject(items)) return own;
  return value.flatMap((one, position) => walk(items, one, [...path, position]));
}

/** Returns what is wrong with a document of the contract's schema, each with the path to it. */
export const findingsOf = (name: string, value: object): Finding[] =>
  walk(dereference({ $ref: `#/components/schemas/${name}` }) as JsonObject, value as JsonObject, []);
