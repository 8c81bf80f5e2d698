// `node scripts/run.mjs FILE ...`: installs what is missing, then runs a TypeScript file on the shop's own Node.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
const { status } = spawnSync(node, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '' },
});
process.exit(status ?? 1);
