import { z } from 'zod';
import { contractDocument, dereference, type JsonObject, objectAt } from '../contract/document.ts';

const schemas = objectAt(objectAt(contractDocument, 'components'), 'schemas');
const mapping = objectAt(objectAt(objectAt(schemas, 'ContentBlock'), 'discriminator'), 'mapping');

const made = new Map<string, z.ZodType | null>();

/**
 * Returns the zod schema of a block, made from its schema in openapi/content.yaml when it is first needed; null if
 * there is no block of that type. The contract is the one truth: types, the gallery and this come from it.
 */
function blockSchema(type: string): z.ZodType | null {
  const known = made.get(type);
  if (known !== undefined) return known;
  const ref = Object.hasOwn(mapping, type) ? mapping[type] : undefined;
  const schema = ref === undefined ? null : z.fromJSONSchema(dereference({ $ref: ref }) as JsonObject);
  made.set(type, schema);
  return schema;
}

/** Returns what is wrong with a block, without any text of it; an empty list if it is as its schema says. */
export function defectsOf(block: { type: string }): string[] {
  const schema = blockSchema(block.type);
  if (!schema) return ['type: unknown'];
  const { success, error } = schema.safeParse(block);
  return success ? [] : error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
}
