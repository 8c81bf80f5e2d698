import { kebab, pascal, sentence } from '../casing.ts';
import { type Edits, withLineBefore } from '../edit.ts';
import { type OperationPlan, exampleOf, schemaOf, type Value } from './plan.ts';

/** `requestNotification` -> `Request notification`. */
const summaryOf = (id: string): string => sentence(kebab(id));

const shared = (schema: string): string => `./common.yaml#/components/schemas/${schema}`;

const json = (value: unknown): string => JSON.stringify(value);

const propertyOf = ({ name, schema }: Value): string =>
  schema
    ? `        ${name}: { $ref: '${shared(schema)}' }`
    : `        ${name}: { type: string, minLength: 1, maxLength: 100, description: ${summaryOf(name)}. }`;

const schemaFor = ({ id, method, values, section }: OperationPlan): string => {
  const required = values.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return `    ${schemaName({ id, method })}:
      type: object
      description: What ${id} ${method === 'GET' ? 'answers' : 'takes'} (${section}).
      additionalProperties: false
${required.length > 0 ? `      required: [${required.join(', ')}]\n` : ''}      properties:
${values.map(propertyOf).join('\n')}
`;
};

const schemaName = ({ id, method }: Pick<OperationPlan, 'id' | 'method'>): string =>
  `${pascal(id)}${method === 'GET' ? 'Answer' : 'Request'}`;

const parameterOf = (name: string): string => {
  const schema = schemaOf(name);
  return `        - name: ${name}
          in: path
          required: true
          description: ${summaryOf(name)}.
          schema: ${schema ? `{ $ref: '${shared(schema)}' }` : `{ type: string, pattern: '^[A-Za-z0-9_-]{1,64}$' }`}
          example: ${json(exampleOf(name))}`;
};

/** Returns the lines of the operation below its path. */
function operationOf(plan: OperationPlan, tag: string): string {
  const { id, method, section, params, values, answer, needsSession } = plan;
  const media = `            schema: { $ref: '#/components/schemas/${schemaName(plan)}' }`;
  const example = Object.fromEntries(values.map((value) => [value.name, value.example]));
  const takesBody = method !== 'GET' && values.length > 0;
  return [
    `    ${method.toLowerCase()}:`,
    `      operationId: ${id}`,
    `      summary: ${summaryOf(id)}`,
    `      description: ${summaryOf(id)} (${section}).`,
    `      tags: [${tag}]`,
    `      security: ${needsSession ? '[{ bearer: [] }]' : '[]'}`,
    ...(params.length > 0 ? ['      parameters:', ...params.map(parameterOf)] : []),
    ...(takesBody
      ? [
          '      requestBody:',
          '        required: true',
          '        content:',
          '          application/json:',
          media,
          `            example: ${json(example)}`,
        ]
      : []),
    '      responses:',
    ...(answer.status === 204
      ? [`        '204': { $ref: './common.yaml#/components/responses/NoContent' }`]
      : [
          `        '200':`,
          `          description: The answer.`,
          '          content:',
          '            application/json:',
          `  ${media}`,
          `              example: ${json(answer.example)}`,
        ]),
    `        4XX: { $ref: './common.yaml#/components/responses/Problem' }`,
  ].join('\n');
}

/** Returns the service whose paths begin like the path. Throws if there is none. */
function serviceOf(path: string, services: Record<string, string>): string {
  const segments = path.split('/').slice(1);
  for (let length = segments.length; length > 0; length -= 1) {
    const start = `  /${segments.slice(0, length).join('/')}`;
    const found = Object.entries(services).find(([, text]) =>
      text.split('\n').some((line) => line === `${start}:` || line.startsWith(`${start}/`)),
    );
    if (found) return found[0];
  }
  throw new Error(`no service of openapi/ has paths like ${path}: write the operation into the contract first`);
}

/** Adds the operation and the schema of its body to the contract. */
export function editContract(plan: OperationPlan, services: Record<string, string>, edits: Edits): void {
  const { path, values } = plan;
  const file = serviceOf(path, services);
  const [, tag = file] = /^tags:\n {2}- \{ name: ([^,]+),/m.exec(services[file] ?? '') ?? [];
  const target = `openapi/${file}.yaml`;
  const operation = operationOf(plan, tag);
  edits.change(target, (text) =>
    text.includes(`\n  ${path}:\n`)
      ? text.replace(`\n  ${path}:\n`, (line) => `${line}${operation}\n`)
      : withLineBefore(/^components:$/gm, `  ${path}:\n${operation}\n`)(text),
  );
  if (values.length === 0) return;
  edits.change(target, (text) =>
    text.includes('\n  schemas:\n') ? text.replace('\n  schemas:\n', (line) => `${line}${schemaFor(plan)}\n`) : null,
  );
}
