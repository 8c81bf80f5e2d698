import type { Json, JsonObject } from '#src/commerce/contract/document.ts';

/** A field of a block, as the gallery lists it. */
interface Field {
  name: string;
  description: string;
  isRequired: boolean;
  values: string[];
}

/** A block with the content that the gallery shows of it. */
interface Block {
  type: string;
  description: string;
  fields: Field[];
  variants: { name: string; block: JsonObject; chosen?: string }[];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose values are no look of the block: what it is, and what its page asks the service for. */
const notLooks = new Set(['type', 'source', 'linkType', 'operator']);

/** What else a block must say for a field to change its look: the picture has a width beside the text only. */
const looksNeed: Record<string, JsonObject> = { imageWidth: { variant: 'split' } };

/** Lists of what a shopper may see in place of the baseline, and the field that names one of them. */
const versionsIn = { variants: 'variantId', segments: 'id' } as const;

/** Returns an example once for each of its variants or segments, which is shown in place of the baseline. */
const versionsOf = (block: JsonObject, name: string) =>
  Object.entries(versionsIn).flatMap(([list, field]) => {
    const versions = Array.isArray(block[list]) ? block[list].filter(isObject) : [];
    return versions.map((version) => {
      const chosen = String(version[field]);
      return { name: `${name}-${list.slice(0, -1)}-${chosen}`, block, chosen };
    });
  });

/**
 * Returns every block of content from its schema: its fields, its examples, and the first example once for each value
 * of a field that has a few (`variant`, `backdrop`, `imageWidth`) or is true or false (`isFullHeight`). A block with
 * versions for some shoppers is there with each of them, `chosen`.
 */
export function blocksOf(document: JsonObject): Block[] {
  const components = isObject(document['components']) ? document['components'] : {};
  const schemas = isObject(components['schemas']) ? components['schemas'] : {};
  const named = (ref: Json | undefined): JsonObject => {
    const found = typeof ref === 'string' ? schemas[ref.split('/').at(-1) ?? ''] : undefined;
    return isObject(found) ? found : {};
  };
  const all = named('ContentBlock')['discriminator'];
  const mapping = isObject(all) && isObject(all['mapping']) ? all['mapping'] : {};
  return Object.entries(mapping).map(([type, ref]) => {
    const { properties, required, description, examples } = named(ref);
    const fields = Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => {
      const own = isObject(property) ? property : {};
      const whole = { ...named(own['$ref']), ...own };
      const listed = Array.isArray(whole['enum']) ? whole['enum'] : whole['type'] === 'boolean' ? [false, true] : [];
      return { name, whole, listed };
    });
    const given = (Array.isArray(examples) ? examples : []).filter(isObject);
    const [first = {}] = given;
    const shown = given.map((block, at) => ({ name: at === 0 ? 'example' : `example-${at + 1}`, block }));
    const looks = fields
      .filter(({ name, listed }) => listed.length > 1 && !notLooks.has(name))
      .flatMap(({ name, listed }) =>
        listed
          .filter((value) => value !== false && first[name] !== value)
          .map((value) => ({
            name: `${name}-${String(value)}`,
            block: { ...first, ...looksNeed[name], [name]: value },
          })),
      );
    return {
      type,
      description: String(description ?? ''),
      fields: fields.map(({ name, whole, listed }) => ({
        name,
        description: String(whole['description'] ?? ''),
        isRequired: Array.isArray(required) && required.includes(name),
        values: listed.map(String),
      })),
      variants: [...shown.flatMap((one) => [one, ...versionsOf(one.block, one.name)]), ...looks],
    };
  });
}
