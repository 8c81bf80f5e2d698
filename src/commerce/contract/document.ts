import waymark from '#openapi/generated/waymark.json' with { type: 'json' };

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** The contract, as `scripts/contract.ts` merged it. */
export const contractDocument = waymark as unknown as JsonObject;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = value[key];
  return isObject(found) ? found : {};
};

const resolved = new Map<string, Json>();

function target(ref: string): Json {
  const known = resolved.get(ref);
  if (known !== undefined) return known;
  let found: Json | undefined = contractDocument;
  for (const key of ref.slice(2).split('/')) {
    found = isObject(found) ? found[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (found === undefined) throw new Error(`${ref} leads nowhere`);
  // A placeholder first: a schema that contains itself then refers to the same object and the loop ends.
  if (!isObject(found)) return found;
  const whole: JsonObject = {};
  resolved.set(ref, whole);
  const inner = dereference(found);
  if (isObject(inner)) Object.assign(whole, inner);
  return whole;
}

/** Returns the same value with every `$ref` replaced by its target; equal references give the same object. */
export function dereference(value: Json): Json {
  if (Array.isArray(value)) return value.map(dereference);
  if (!isObject(value)) return value;
  const ref = value['$ref'];
  if (typeof ref === 'string') return target(ref);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, dereference(item)]));
}
