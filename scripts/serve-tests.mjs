// Builds the shop for browser tests and starts it, on a data folder of its own that starts empty.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuild, testBuilds } from './builds.mjs';
import { prepare } from './prepare.mjs';

process.env.BUILD_DIR ??= testBuilds;
await prepare({ build: true });
if (process.env.DATA_DIR?.startsWith('.data/')) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
process.env.NODE_ENV = 'production';
const { folder, earlier } = serveBuild();
const { start } = await import(pathToFileURL(join(folder, 'server', 'server.js')).href);
await start({ folder, earlier });
