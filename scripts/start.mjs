// `npm start`: brings a fresh clone to a running shop. Written for any Node from 20 on; the shop itself runs on the
// Node that the lock file brings.
import { runAttached } from './child.mjs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: true });
runAttached(node, ['--enable-source-maps', 'scripts/serve.mjs', ...process.argv.slice(2)]);
