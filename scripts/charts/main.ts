// `npm run charts [-- folder]`: the gallery of charts as a site that opens from disk: pages beside each other, no
// server, no fetch. Written to reports/charts.
import { writeSite } from './site.ts';

await writeSite(process.argv[2] ?? 'reports/charts');
// Linaria's evaluator keeps a child process that would keep this one alive.
process.exit(0);
