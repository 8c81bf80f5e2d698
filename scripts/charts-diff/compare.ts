// `node scripts/charts-diff/compare.ts BEFORE AFTER`: prints the differences of two revisions as JSON, for the
// gallery's page of changes. A revision is a commit, or `now` for the files as they are.
import { writeFileSync } from 'node:fs';
import { diffOf } from '#src/chart-kit/diff/diff.ts';
import { type Chart, factsAlone } from './charts.ts';
import { withRevision } from './revision.ts';

const read = (revision: string): Promise<Map<string, Chart['facts']>> =>
  revision === 'now' ? factsAlone(process.cwd()) : withRevision(revision, factsAlone);

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('two revisions are compared');
const [before, after] = [await read(from), await read(to)];
const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted();
writeFileSync(1, JSON.stringify(ids.flatMap((id) => diffOf(id, before.get(id) ?? null, after.get(id) ?? null) ?? [])));
