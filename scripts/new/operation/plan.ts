import {
  type Contract,
  exampleOf as exampleIn,
  type Field as FormField,
  type Media,
  readForm,
  resolverOf,
} from '../flow/form.ts';

/** A text that the operation takes, or answers if it reads. */
export interface Value {
  name: string;
  /** Schema of openapi/common.yaml; null: a text of up to 100 characters. */
  schema: string | null;
  isRequired: boolean;
  example: string;
}

export interface OperationPlan {
  /** The operationId: `requestNotification`. */
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  /** Of the specification, as in `catalogue 7`. */
  section: string;
  /** Parameters of the path. */
  params: string[];
  values: Value[];
  /** What a successful call answers; `example` is null if there is no body. */
  answer: { status: number; example: unknown };
  /** False if the contract had the operation before. */
  isNew: boolean;
  needsSession: boolean;
  /** A table with a row for each request, as in `stock_alerts`. */
  table: string | null;
  /** An e-mail about such a row, as in `back-in-stock`. */
  email: string | null;
}

export interface OperationOptions {
  path?: string | undefined;
  method?: string | undefined;
  section: string;
  fields?: string | undefined;
  session: boolean;
  table?: string | undefined;
  email?: string | undefined;
}

/** Values of the demo and of the tests' requests, by schema. */
const examples: Record<string, string> = {
  Country: 'US',
  Email: 'maya@example.com',
  Locale: 'en-us',
  Phone: '+14155550134',
  ProductId: 'WMTR1001MOS',
  RecipeId: 'a1b2c3d4',
  StoreId: '1001',
  Upc: '884501001085',
  Uuid: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11',
};

/** Schemas whose values say nothing about a person. */
const impersonal = new Set(['Country', 'Locale', 'ProductId', 'RecipeId', 'StoreId', 'Upc']);

export const isPersonal = ({ schema }: Value): boolean => schema === null || !impersonal.has(schema);

const capital = (name: string): string => name.replace(/^./, (first) => first.toUpperCase());

/** The schema that a name asks for; an id that no schema is named after is a UUID. */
export function schemaOf(name: string): string | null {
  if (capital(name) in examples) return capital(name);
  return name.endsWith('Id') ? 'Uuid' : null;
}

export const exampleOf = (name: string): string => examples[schemaOf(name) ?? ''] ?? 'example';

/** `productId,upc,note?` -> three values, the last of which may be left out. */
const valuesOf = (fields: string): Value[] =>
  fields
    .split(',')
    .filter(Boolean)
    .map((field) => {
      const name = field.replace(/\?$/, '');
      if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${field}" is no field: write it like "productId"`);
      const schema = schemaOf(name);
      return { name, schema, isRequired: name === field, example: exampleOf(name) };
    });

const valueOf = ({ name, isRequired, example }: FormField): Value => ({
  name,
  schema: schemaOf(name),
  isRequired,
  example,
});

/** Returns the operation of the contract, or null. */
function readOperation(
  id: string,
  contract: Contract,
): Pick<OperationPlan, 'method' | 'path' | 'values' | 'answer' | 'needsSession'> | null {
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, found] of Object.entries(methods)) {
      if (found.operationId !== id) continue;
      const [status = '204', reply] = Object.entries(found.responses).find(([key]) => /^2\d\d$/.test(key)) ?? [];
      const resolve = resolverOf(contract);
      const content = resolve(reply as { $ref?: string; content?: Record<string, Media> } | undefined)?.content;
      const media = content?.['application/json'];
      const example = exampleIn(media, resolve);
      if (media && example === undefined) throw new Error(`the ${status} answer of ${id} needs an example`);
      return {
        method: method.toUpperCase(),
        path,
        values: found.requestBody ? readForm(id, contract).fields.map(valueOf) : [],
        answer: { status: Number(status), example: example ?? null },
        needsSession: (found.security ?? []).some((scheme) => 'bearer' in scheme),
      };
    }
  return null;
}

/**
 * Returns what there is to write for an operation: that of the contract, else a new one. Throws if the options do not
 * fit together.
 */
export function planOf(id: string, options: OperationOptions, contract: Contract): OperationPlan {
  const { section, table = null, email = null } = options;
  if (!/^[a-z]+[A-Za-z]*$/.test(id)) throw new Error(`"${id}" is no operation: write it like "requestNotification"`);
  const known = readOperation(id, contract);
  if (!known && !(options.path && options.method))
    throw new Error(`the contract has no "${id}": pass --path and --method`);
  const method = options.method?.toUpperCase() ?? '';
  const values = valuesOf(options.fields ?? '');
  const isRead = method === 'GET';
  const example = Object.fromEntries(values.map((value) => [value.name, value.example]));
  const { path, ...rest } = known ?? {
    method,
    path: options.path ?? '',
    values,
    answer: isRead ? { status: 200, example } : { status: 204, example: null },
    needsSession: options.session,
  };
  const plan: OperationPlan = {
    id,
    section,
    path,
    ...rest,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param),
    isNew: known === null,
    table,
    email,
  };
  if (table && !/^[a-z]+(_[a-z]+)*s$/.test(table))
    throw new Error(`"${table}" is no table: write it like "stock_alerts"`);
  if (email && !/^[a-z]+(-[a-z]+)*$/.test(email))
    throw new Error(`"${email}" is no e-mail: write it like "back-in-stock"`);
  if (table && (plan.method === 'GET' || plan.values.length === 0))
    throw new Error(`--table saves what a request brings: ${id} takes no text`);
  if (email && !(table && plan.values.some((value) => value.name === 'email' && value.isRequired)))
    throw new Error('--email writes to the address of a saved request: pass --table, and --fields with "email"');
  return plan;
}
