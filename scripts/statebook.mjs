// `npm run statebook [-- chart ...] [--against REVISION [--expect-same]] [--gallery URL]`: every view in every state of its chart, as
// pages and pictures in reports/statebook. docs/statebook.md says how to read them.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
const { status } = spawnSync(node, ['scripts/statebook/main.ts', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } });
process.exit(status ?? 1);
