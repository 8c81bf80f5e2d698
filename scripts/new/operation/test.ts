import { kebab } from '../casing.ts';
import { exampleOf, type OperationPlan } from './plan.ts';

/** Returns the test of the operation in the service. */
export function testFile({
  id,
  method,
  path,
  values,
  answer,
  table,
  email,
  needsSession,
}: OperationPlan): [string, string] {
  const takesBody = method !== 'GET' && values.length > 0;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => exampleOf(param));
  const example = Object.fromEntries(values.map((value) => [value.name, value.example]));
  const ask = `call('${method}', path${takesBody ? ', body' : ''})`;
  const required = values.find(({ isRequired }) => isRequired);
  const tests = [
    table
      ? `test('saves the same request once', async () => {
  const guest = await shop.shopper();
  for (const turn of [1, 2]) expect(await guest.${ask}, \`call \${turn}\`).toMatchObject({ status: ${answer.status} });
  expect(await saved()).toBe(1);
});`
      : `test('answers as the contract says', async () => {
  const guest = await shop.shopper();
  expect(await guest.${ask}).toMatchObject({ status: ${answer.status} });
});`,
    ...(takesBody && required
      ? [
          `test('refuses a request without ${required.name}${table ? ', and saves nothing' : ''}', async () => {
  const guest = await shop.shopper();
${table ? '  const before = await saved();\n' : ''}  const { ${required.name}: _, ...rest } = body;
  const { status, errorId } = await guest.call('${method}', path, rest);
  expect({ status, errorId }).toEqual({ status: 400, errorId: 'API422' });
${table ? '  expect(await saved()).toBe(before);\n' : ''}});`,
        ]
      : []),
    ...(needsSession
      ? [
          `test('refuses a caller without a session', async () => {
  expect(await caller(shop.commerce, '', '${method}', path${takesBody ? ', body' : ''})).toMatchObject({ status: 401 });
});`,
        ]
      : []),
    ...(email
      ? [
          `test('sends one email about it', async () => {
  const guest = await shop.shopper();
  const asked = { ...body, email: 'wren@example.com' };
  for (const turn of [1, 2])
    expect(await guest.call('${method}', path, asked), \`call \${turn}\`).toMatchObject({ status: ${answer.status} });
  await expect.poll(() => shop.emails.filter(({ to }) => to === asked.email).length).toBe(1);
  expect(shop.emails.find(({ to }) => to === asked.email)?.id).toMatch(/^${email}:/);
});`,
        ]
      : []),
  ];
  return [
    `tests/commerce/${kebab(id)}.test.ts`,
    `import { afterAll, beforeAll, expect, test } from 'vitest';
import { ${needsSession ? 'caller, ' : ''}openTestShop, type TestShop } from './support/shop.ts';

const path = '${url}';
${takesBody ? `const body = ${JSON.stringify(example)};\n` : ''}
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
${
  table
    ? `
const saved = async () =>
  (await shop.database.raw<{ rows: number }>('SELECT count(*)::int AS rows FROM ${table}', []))[0]?.rows;
`
    : ''
}
${tests.join('\n\n')}
`,
  ];
}
