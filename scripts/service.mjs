// `npm run service`: runs only the service of the contract. It has no pages, so nothing is built.
import { runAttached } from './child.mjs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
runAttached(node, ['--enable-source-maps', 'scripts/serve-service.ts']);
