import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breaches, generate, generated, mergeServices, readServices } from '../../scripts/contract.ts';
import type { JsonObject, Services } from '../../scripts/contract.ts';

const problem: JsonObject = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } };
const errorBody: JsonObject = { type: 'object', description: 'An error.', properties: {} };

/** A service with one operation that keeps every rule; `edit` changes it. */
function serviceWith(edit: (operation: JsonObject, property: JsonObject, schema: JsonObject) => void): Services {
  const property: JsonObject = { type: 'string', maxLength: 10, description: 'A name.' };
  const schema: JsonObject = { type: 'object', additionalProperties: false, properties: { name: property } };
  const content: JsonObject = { 'application/json': { schema, example: { name: 'Moss' } } };
  const operation: JsonObject = {
    operationId: 'nameThing',
    summary: 'Name a thing',
    tags: ['things'],
    requestBody: { content },
    responses: { 200: { description: 'Named.', content }, 404: problem },
  };
  edit(operation, property, schema);
  const components: JsonObject = { schemas: { ErrorBody: errorBody } };
  return { 'things.yaml': { paths: { '/things': { post: operation } }, components } };
}

describe('the contract', () => {
  test('keeps its own rules', () => {
    expect(breaches(readServices())).toEqual([]);
  });

  test('is what openapi/generated was made from', async () => {
    const made = await generate(mergeServices(readServices()));
    const isFresh = (file: string, text: string) => readFileSync(file, 'utf8') === text;
    expect(isFresh(generated.json, made.json), 'waymark.json is stale: npm run contract').toBe(true);
    expect(isFresh(generated.types, made.types), 'waymark.gen.ts is stale: npm run contract').toBe(true);
  });

  test('gives every operation the shared headers and the default answer', () => {
    const paths = mergeServices(readServices())['paths'] as Record<string, Record<string, JsonObject>>;
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations) {
      expect(operation['parameters']).toContainEqual({ $ref: '#/components/parameters/Usid' });
      expect(operation['responses']).toHaveProperty('default');
    }
  });
});

describe('a breach is found:', () => {
  const cases: [string, Parameters<typeof serviceWith>[0], string][] = [
    ['a property without a description', (_, property) => void delete property['description'], 'needs a description'],
    ['a string without a bound', (_, property) => void delete property['maxLength'], 'needs maxLength'],
    ['a number without a bound', (_, property) => void (property['type'] = 'integer'), 'needs minimum and maximum'],
    ['an array without an end', (_, property) => void (property['type'] = 'array'), 'needs maxItems'],
    ['a text cut at its comma', (_, property) => void (property['if any'] = null), 'is no keyword'],
    ['an open request body', (_, __, schema) => void delete schema['additionalProperties'], 'additionalProperties'],
    ['no operationId', (operation) => void delete operation['operationId'], 'needs operationId'],
    ['no summary', (operation) => void delete operation['summary'], 'needs summary'],
    ['no tags', (operation) => void delete operation['tags'], 'needs tags'],
    ['no refusal', (operation) => void delete (operation['responses'] as JsonObject)['404'], 'needs a 4xx'],
    [
      'a refusal without the ErrorBody',
      (operation) => void ((operation['responses'] as JsonObject)['404'] = { description: 'No.' }),
      'needs the ErrorBody',
    ],
    [
      'no examples',
      (operation, _, schema) => void (operation['requestBody'] = { content: { 'application/json': { schema } } }),
      'needs an example',
    ],
  ];

  test('none in a clean service', () => {
    expect(breaches(serviceWith(() => {}))).toEqual([]);
  });
  test.each(cases)('%s', (_, edit, message) => {
    expect(breaches(serviceWith(edit)).join('\n')).toContain(message);
  });
  test('a component defined twice', () => {
    const one = serviceWith(() => {})['things.yaml'] as JsonObject;
    const other: JsonObject = { components: one['components'] ?? {} };
    expect(() => mergeServices({ 'a.yaml': one, 'b.yaml': other })).toThrow('ErrorBody');
  });
});
