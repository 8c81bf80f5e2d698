import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { contractDocument, dereference, isObject, type Json, objectAt } from '#src/commerce/contract/document.ts';
import { matchRoute } from '#src/commerce/contract/routes.ts';
import { findingsIn } from '#src/commerce/contract/validation.ts';
import { categoryOf } from '#src/domain/telemetry.ts';

const schemas = objectAt(objectAt(contractDocument, 'components'), 'schemas');
const mapping = objectAt(objectAt(objectAt(schemas, 'TelemetryEvent'), 'discriminator'), 'mapping');
const events = Object.entries(mapping).map(([name, ref]) => {
  const schema = dereference({ $ref: ref ?? '' });
  if (!isObject(schema)) throw new Error(`${name} has no schema`);
  return { name: name as TelemetryEvent['event'], schema, example: { ...objectAt(schema, 'example'), event: name } };
});

const ingest = matchRoute('POST', '/fapi/performance/ingest');
const findings = (event: Json) => {
  if (!ingest || !('route' in ingest)) throw new Error('the contract does not take events');
  return findingsIn(ingest.route, { path: {}, query: {}, header: {}, requestBody: { events: [event] } });
};

const lines = readFileSync('docs/telemetry.md', 'utf8').split('\n');

describe.each(events)('$name', ({ name, schema, example }) => {
  test('has an example that the service takes', () => {
    expect(findings(example)).toEqual([]);
  });

  test('is refused without a field that it requires, and with one that it does not have', () => {
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    expect(required).toContain('pageType');
    for (const field of required)
      expect([field, findings({ ...example, [field]: undefined as never })]).not.toEqual([field, []]);
    expect(findings({ ...example, customer: 'maya' })).not.toEqual([]);
  });

  test('is in the table of the documentation, with its category and its own fields', () => {
    const line = lines.find((one) => one.startsWith(`| \`${name}\` |`)) ?? '';
    expect(line).toContain(`| ${categoryOf({ event: name })} |`);
    if (line.endsWith('| the same |')) return;
    for (const field of Object.keys(objectAt(schema, 'properties')))
      if (field !== 'event') expect(line).toContain(`\`${field}\``);
  });
});

test('the documentation names no event that is gone', () => {
  const named = lines.flatMap((line) => /^\| `([a-z-]+)` \|/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(events.map(({ name }) => name).toSorted());
});
