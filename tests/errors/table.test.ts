import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorMessages } from '#src/messages/en/errors.ts';
import waymark from '#openapi/generated/waymark.json' with { type: 'json' };
import { errorTable } from '../../scripts/errors/table.ts';

test('docs/errors.md says how the catalogue is wired: `npm run errors`', async () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(await errorTable());
});

test('every code of the contract has its words', () => {
  expect(waymark.components.schemas.ErrorId.enum.filter((id) => !(id in errorMessages))).toEqual([]);
});
