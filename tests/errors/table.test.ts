import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorMessages } from '#src/messages/en/errors.ts';
import waymark from '#openapi/generated/waymark.json' with { type: 'json' };
import { errorTable } from '../../scripts/errors/table.ts';

test('docs/errors.md says how the catalogue is wired: `npm run errors`', async () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(await errorTable());
});

test('whatever is refused of cart, delivery, payment and rewards says what causes it', async () => {
  const rows = (await errorTable())
    .split('\n')
    .filter((row) =>
      /^\| \*\*(ORD|BSK|OHS|INV|PRC|SHP|CHK|PAY|CCA|PYT|FE309|BIL|TAX|GFS|GFO|GFC|PRM|GWP|REW)/.test(row),
    );
  expect(rows.length).toBeGreaterThan(60);
  const silent = rows
    .map((row) => row.split(' | '))
    .filter(
      ([, , refusing, , , cause]) => refusing !== 'a later issue' && !refusing?.startsWith('nobody: ') && cause === '',
    );
  expect(silent.map(([code]) => code)).toEqual([]);
});

test('every code of the contract has its words', () => {
  expect(waymark.components.schemas.ErrorId.enum.filter((id) => !(id in errorMessages))).toEqual([]);
});
