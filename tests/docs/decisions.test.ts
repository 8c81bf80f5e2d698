import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('the index of decisions lists every page once, under its own title', () => {
  const pages = globSync('docs/decisions/[0-9]*.md').toSorted();
  const expected = pages.map((page) => {
    const [, number, title] = /^# (\d+) (.*)$/m.exec(readFileSync(page, 'utf8')) ?? [];
    return `- [${number}](${basename(page)}) ${title}`;
  });
  const listed = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  expect(listed.toSorted()).toEqual(expected);
});
