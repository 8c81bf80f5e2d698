// `npm run charts [-- folder]`: the gallery of charts as a site that opens from disk: pages beside each other, no server,
// no fetch. Written to reports/charts.
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
if (process.execPath !== node && !process.env.WAYMARK_CHARTS) {
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(node, ['scripts/charts.mjs', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, WAYMARK_CHARTS: '1' } });
  process.exit(status ?? 1);
}
const { writeSite } = await import('./charts/site.mjs');
await writeSite(process.argv[2] ?? 'reports/charts');
// Linaria's evaluator keeps a child process that would keep this one alive.
process.exit(0);
