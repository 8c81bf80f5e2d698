import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawings } from '#src/demo/pictures/drawings.ts';
import { text } from '#src/demo/pictures/version.build.ts';
import { hashOfSources } from '#src/demo/pictures/version.ts';

it('the built shop names its pictures by the version of their sources', () => {
  expect(text()).toBe(`export const version = '${drawings.version}';`);
});

it('the version changes with the content and the name of a source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  await mkdir(join(folder, 'gear'));
  await writeFile(join(folder, 'gear', 'tent.ts'), 'one');
  const versions = [hashOfSources(folder)];
  await writeFile(join(folder, 'gear', 'tent.ts'), 'two');
  versions.push(hashOfSources(folder));
  await rename(join(folder, 'gear', 'tent.ts'), join(folder, 'gear', 'tarp.ts'));
  versions.push(hashOfSources(folder));
  expect(new Set(versions).size).toBe(3);
  await rm(folder, { recursive: true });
});
