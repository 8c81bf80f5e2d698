// `npm run bench [-- name ...]`: measures what the shop promises, each figure beside a bare Node server or a bare React
// render of the same run. Prints a table and writes reports/bench.json. Measures are never tests: machines differ. `npm
// run bench -- kills` and `-- placements` take minutes and run only by name (docs/placing.md). `npm run bench --
// attack` is a run of its own, which ends with code 1 if an attack succeeds (docs/operating.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: true });
if (process.execPath !== node && !process.env.WAYMARK_BENCH) {
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(node, ['scripts/bench.mjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, WAYMARK_BENCH: '1' },
  });
  process.exit(status ?? 1);
}

if (process.argv[2] === 'attack') {
  const { run } = await import('./bench/attack/attack.ts');
  process.exit(await run(process.argv.slice(3)));
}

const all = [
  'first',
  'start',
  'pages',
  'render',
  'adds',
  'changes',
  'people',
  'statements',
  'weight',
  'press',
  'navigation',
  'charts',
  'paths',
  'inspector',
  'lighthouse',
];
const byName = ['kills', 'placements'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => ![...all, ...byName].includes(name));
if (unknown.length > 0) {
  console.error(`no measure is named ${unknown.join(', ')}; there are ${[...all, ...byName].join(', ')}`);
  process.exit(1);
}
const rows = [];
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\u25B8 ${name} ...`);
  const { measure } = await import(`./bench/${name}.mjs`);
  for (const row of await measure()) {
    rows.push(row);
    console.log(
      `  ${row.what.padEnd(64)} ${String(row.value).padStart(10)} ${row.unit.padEnd(8)} wanted ${row.wanted.padEnd(24)} ${row.isMet ? 'met' : 'NOT MET'}`,
    );
  }
}
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/bench.json',
  JSON.stringify({ node: process.version, at: new Date().toISOString(), rows }, null, 2),
);
const missed = rows.filter(({ isMet }) => !isMet);
console.log(
  `\n${rows.length - missed.length} of ${rows.length} as wanted${missed.length > 0 ? `; not: ${missed.map(({ what }) => what).join('; ')}` : ''}`,
);
process.exit(0);
