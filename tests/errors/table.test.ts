import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import waymark from '#openapi/generated/waymark.json' with { type: 'json' };
import { errorPages } from '../../scripts/errors/table.ts';

test('docs/errors.md and docs/errors/ match the error codes: `npm run errors`', async () => {
  for (const [path, text] of await errorPages()) expect(readFileSync(path, 'utf8')).toBe(text);
});

test('every refusal of cart, delivery, payment and rewards has its cause', async () => {
  const rows = ((await errorPages()).get('docs/errors.md') ?? '')
    .split('\n')
    .filter((row) =>
      /^\| \*\*(ORD|BSK|OHS|INV|PRC|SHP|CHK|PAY|CCA|PYT|FE309|BIL|TAX|GFS|GFO|GFC|PRM|GWP|REW)/.test(row),
    );
  expect(rows.length).toBeGreaterThan(60);
  const silent = rows
    .map((row) => row.split(' | '))
    .filter(([, , refusing, , , cause]) => !refusing?.startsWith('nobody: ') && cause === '');
  expect(silent.map(([code]) => code)).toEqual([]);
});

test('every code is refused with somewhere, or says why nobody does', async () => {
  const rows = ((await errorPages()).get('docs/errors.md') ?? '').split('\n').filter((row) => row.startsWith('| **'));
  expect(rows.length).toBe(waymark.components.schemas.ErrorId.enum.length);
  const unexplained = rows
    .map((row) => row.split(' | '))
    .filter(([, , refusing]) => !/^(`|nobody: )/.test(refusing ?? ''));
  expect(unexplained.map(([code]) => code)).toEqual([]);
});

test('every code of the contract has a message', () => {
  expect(waymark.components.schemas.ErrorId.enum.filter((id) => !(id in errorMessages))).toEqual([]);
});
