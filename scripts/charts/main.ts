// `npm run charts [-- folder]`: writes the gallery of charts as a site that opens from disk: pages beside each other,
// no server, no fetch. Default folder: reports/charts.
import { writeSite } from './site.ts';

await writeSite(process.argv[2] ?? 'reports/charts');
// Linaria's evaluator has a child process that would keep this process running.
process.exit(0);
