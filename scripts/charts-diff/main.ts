import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffOf } from '#src/chart-kit/diff/diff.ts';
import { markdownOf, describeChanges } from '#src/chart-kit/diff/describe.ts';
import { chartsOf } from './charts.ts';
import { lostPaths } from './lost.ts';
import { pageOf } from './page.ts';
import { picturesOf } from './pictures.ts';
import { withRevision } from './revision.ts';

const FOLDER = 'reports/charts-diff';

const [revision] = process.argv.slice(2);
if (!revision) {
  console.error('npm run charts:diff -- REVISION: what changed in the charts since then');
  process.exit(2);
}

const now = await chartsOf(process.cwd());
const changes = await withRevision(revision, async (folder) => {
  const then = await chartsOf(folder);
  return [...new Set([...then.keys(), ...now.keys()])].toSorted().flatMap((id) => {
    const diff = diffOf(id, then.get(id)?.facts ?? null, now.get(id)?.facts ?? null);
    return diff
      ? [{ diff, told: describeChanges(diff, lostPaths(then.get(id)?.paths ?? null, now.get(id)?.paths ?? null)) }]
      : [];
  });
});

const title = `# The charts since ${revision}`;
const summary = changes.length === 0 ? 'No chart changed.' : `${changes.length} of ${now.size} charts changed.`;
const markdown = [title, '', summary, ...changes.flatMap(({ told }) => ['', markdownOf(told)])].join('\n');
const pictures = await picturesOf(changes.map(({ diff }) => diff));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [id, picture] of pictures) writeFileSync(join(FOLDER, `${id}.svg`), picture);
writeFileSync(join(FOLDER, 'index.md'), `${markdown}\n`);
writeFileSync(
  join(FOLDER, 'index.html'),
  pageOf({
    title: `The charts since ${revision}`,
    summary,
    charts: changes.map(({ told }) => told),
    pictures: new Set(pictures.keys()),
  }),
);
console.log(`${markdown}\n\n${join(FOLDER, 'index.html')}`);
// Linaria's reader has a child process that would keep this process running.
process.exit(0);
