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
interface Media {
  schema?: Schema;
  example?: Record<string, unknown>;
  examples?: Record<string, { value?: Record<string, unknown> }>;
}
interface Operation {
  operationId?: string;
  parameters?: ({ $ref?: string } & { name: string; in: string; required?: boolean; example?: unknown })[];
  requestBody?: { $ref?: string; content?: Record<string, Media> };
  responses: Record<string, unknown>;
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
  fields: Field[];
}

/** Filled in by the API client or by the bot defence, never by a shopper. */
const notAsked = new Set(['recaptcha_response']);

/**
 * Returns the form of an operation: its path parameters and the texts of its body. Throws if there is no such
 * operation, or if the body requires what a field for text cannot hold.
 */
export function readForm(operation: string, contract: Contract): OperationForm {
  const resolve = <T extends { $ref?: string }>(value: T | undefined): T | undefined =>
    value?.$ref === undefined
      ? value
      : resolve(
          value.$ref
            .slice(2)
            .split('/')
            .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T,
        );
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, found] of Object.entries(methods)) {
      if (found.operationId !== operation) continue;
      const media = resolve(found.requestBody)?.content?.['application/json'];
      const body = resolve(media?.schema);
      const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value ?? {};
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
      if (fields.length === 0) throw new Error(`${operation} takes no text that a form could ask for`);
      const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
      return { operation, method: method.toUpperCase(), path, params, fields };
    }
  throw new Error(`the contract has no operation "${operation}"; see openapi/`);
}
