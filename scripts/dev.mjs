// `npm run dev [-- --inspect --pseudo]`: the shop with hot reload for views, charts and the commerce service, in one
// process. With --pseudo, American English is accented, longer and in brackets: what is cut off or comes from no
// message shows.
import { runAttached } from './child.mjs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
const isInspected = process.argv.includes('--inspect');
const port = process.env.PORT ?? '3000';
const env = {
  ...process.env,
  NODE_ENV: 'development',
  MODE: 'development',
  PORT: port,
  DATA_DIR: process.env.DATA_DIR ?? '.data/dev',
  ...(isInspected ? { INSPECT: 'true' } : {}),
  ...(process.argv.includes('--pseudo') ? { PSEUDO: 'true' } : {}),
};
if (isInspected)
  console.log(
    `\u25B8 Every page of http://localhost:${port} can be watched live at http://localhost:${port}/charts/live`,
  );
runAttached(node, ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], { env });
