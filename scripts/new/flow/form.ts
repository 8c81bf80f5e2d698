/** What a dialog must ask for to call an operation of the contract, read from openapi/generated/waymark.json. */

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
}
export interface Media {
  schema?: Schema;
  example?: Record<string, unknown>;
  examples?: Record<string, { $ref?: string; value?: Record<string, unknown> }>;
}
interface Operation {
  operationId?: string;
  parameters?: ({ $ref?: string } & { name: string; in: string; required?: boolean; example?: unknown })[];
  requestBody?: { $ref?: string; content?: Record<string, Media> };
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

export interface Field {
  name: string;
  type: 'text' | 'email';
  isRequired: boolean;
  maxLength: number;
  /** A value that the contract gives as an example. */
  example: string;
}

export interface OperationForm {
  operation: string;
  /** In upper case. */
  method: string;
  path: string;
  /** Parameters of the path: whoever opens the dialog passes them. */
  params: string[];
  /** Texts of the body that whoever opens the dialog passes. */
  given: Field[];
  fields: Field[];
}

/** Filled in by the API client or by the bot defence, never by a shopper. */
const notAsked = new Set(['recaptcha_response']);

/** Returns a function that follows the references of the contract. */
export function resolverOf(contract: Contract) {
  const resolve = <T extends { $ref?: string }>(value: T | undefined): T | undefined =>
    value?.$ref === undefined
      ? value
      : resolve(
          value.$ref
            .slice(2)
            .split('/')
            .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T,
        );
  return resolve;
}

/** Returns the example of a body, or the first of several. */
export function exampleOf(media: Media | undefined, resolve: ReturnType<typeof resolverOf>) {
  const [first] = Object.values(media?.examples ?? {});
  return media?.example ?? resolve(first)?.value;
}

/**
 * Returns the form of an operation: its path parameters and the texts of its body. `given` names the texts that the
 * shopper is not asked for. Without any text the form is one button. Throws if there is no such operation, if it only
 * reads, or if the body requires what a field for text cannot hold.
 */
export function readForm(operation: string, contract: Contract, given: readonly string[] = []): OperationForm {
  const resolve = resolverOf(contract);
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, found] of Object.entries(methods)) {
      if (found.operationId !== operation) continue;
      const media = resolve(found.requestBody)?.content?.['application/json'];
      const body = resolve(media?.schema);
      const example = exampleOf(media, resolve) ?? {};
      const fields = Object.entries(body?.properties ?? {}).flatMap(([name, reference]): Field[] => {
        const schema = resolve(reference) ?? {};
        const isRequired = body?.required?.includes(name) ?? false;
        if (notAsked.has(name)) return [];
        if (schema.type !== 'string' || schema.enum) {
          if (isRequired) throw new Error(`${operation} requires ${name}, which is no text: write this flow by hand`);
          return [];
        }
        const isEmail = schema.format === 'email' || name === 'email';
        return [
          {
            name,
            type: isEmail ? 'email' : 'text',
            isRequired,
            maxLength: schema.maxLength ?? 100,
            example: String(example[name] ?? (isEmail ? 'maya@example.com' : 'example')),
          },
        ];
      });
      if (method === 'get') throw new Error(`${operation} only reads: a form could change nothing`);
      const unknown = given.filter((name) => !fields.some((field) => field.name === name));
      if (unknown.length > 0) throw new Error(`${operation} takes no text ${unknown.join(', ')}`);
      const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
      return {
        operation,
        method: method.toUpperCase(),
        path,
        params,
        given: fields.filter(({ name }) => given.includes(name)),
        fields: fields.filter(({ name }) => !given.includes(name)),
      };
    }
  throw new Error(`the contract has no operation "${operation}"; see openapi/`);
}
