import { expect, test } from 'vitest';
import { nearestTests } from '../../scripts/nearest-tests.mjs';

const project: Record<string, string> = {
  'src/domain/email.ts': 'export const isEmail = () => true;',
  'src/commerce/sign-up.ts': "import { isEmail } from '#src/domain/email.ts';",
  'src/commerce/app.ts': "import './sign-up.ts';\nexport const load = () => import('../ui/page.tsx');",
  'src/ui/page.tsx': "import type { App } from '#src/commerce/app.ts';",
  'tests/app.test.ts': "import { load } from '#src/commerce/app.ts';",
  'tests/sign-up.test.ts': "import '#src/commerce/sign-up.ts';",
  'tests/email.test.ts': "import { isEmail } from '#src/domain/email.ts';",
  'tests/other.test.ts': "import { readFileSync } from 'node:fs';",
};
const nearest = (...changed: string[]) => nearestTests(Object.keys(project), (file) => project[file] ?? '', changed);

test('the tests nearest to a change come first, whoever imports it, and each once', () => {
  expect(nearest('src/domain/email.ts')).toEqual(['tests/email.test.ts', 'tests/sign-up.test.ts', 'tests/app.test.ts']);
});

test('a test that changed comes before those that import a change, and another is left out', () => {
  expect(nearest('src/ui/page.tsx', 'tests/other.test.ts')).toEqual(['tests/other.test.ts', 'tests/app.test.ts']);
});
