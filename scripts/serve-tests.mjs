// Builds the shop for browser tests and starts it, on its own data folder, which starts empty. With SERVICE_PORT it is
// two processes: the service of the contract on that port, and a storefront that calls it.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuild, testBuilds } from './builds.mjs';
import { prepare } from './prepare.mjs';

process.env.BUILD_DIR ??= testBuilds;
await prepare({ build: true });
if (process.env.DATA_DIR?.startsWith('.data/')) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
// What editors write during the tests.
if (process.env.CONTENT_DIR?.startsWith('.data/')) {
  rmSync(process.env.CONTENT_DIR, { recursive: true, force: true });
  mkdirSync(process.env.CONTENT_DIR, { recursive: true });
}
process.env.NODE_ENV = 'production';
const { folder, earlier } = serveBuild();
if (process.env.SERVICE_PORT) {
  const { PORT, SERVICE_PORT, DATA_DIR } = process.env;
  process.env.ACCESS_KEYS = 'access-key-of-browser-tests';
  const env = { ...process.env, PUBLIC_URL: `http://localhost:${PORT}`, DATA_DIR: `${DATA_DIR}/service` };
  const service = spawn(process.execPath, ['scripts/serve-service.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  service.once('exit', (code) => process.exit(code ?? 1));
  process.env.COMMERCE_API_URL = `http://127.0.0.1:${SERVICE_PORT}`;
}
const { start } = await import(pathToFileURL(join(folder, 'server', 'server.js')).href);
await start({ folder, earlier });
