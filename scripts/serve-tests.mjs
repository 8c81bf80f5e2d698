// Starts the built shop for browser tests, on a data folder of its own that starts empty.
import { rmSync } from 'node:fs';

if (process.env.DATA_DIR?.startsWith('.data/')) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
process.env.NODE_ENV = 'production';
const { start } = await import('../dist/server/server.js');
await start();
