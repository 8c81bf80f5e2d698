// `npm start`: brings a fresh clone to a running shop. Written for any Node from 20 on; the shop itself runs on the Node
// that the lock file brings.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: true });
const child = spawn(node, ['--enable-source-maps', 'scripts/serve.mjs', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
