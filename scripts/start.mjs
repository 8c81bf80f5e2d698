// `npm start`: runs the shop from a fresh clone. Works with any Node from 20 on; the shop itself runs on the Node of
// the lock file.
import { runAttached } from './child.mjs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: true });
runAttached(node, ['--enable-source-maps', 'scripts/serve.mjs', ...process.argv.slice(2)]);
