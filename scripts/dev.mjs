// `npm run dev [-- --inspect]`: the shop with hot reload for views, charts and the commerce service, in one process.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
const isInspected = process.argv.includes('--inspect');
const port = process.env.PORT ?? '3000';
const env = { ...process.env, NODE_ENV: 'development', MODE: 'development', PORT: port, DATA_DIR: process.env.DATA_DIR ?? '.data/dev', ...(isInspected ? { INSPECT: 'true' } : {}) };
const child = spawn(node, ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], { stdio: 'inherit', env });
if (isInspected) console.log(`\u25B8 Every page of http://localhost:${port} can be watched live at http://localhost:${port}/charts/live`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
