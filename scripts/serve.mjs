// Starts the current build and stops it cleanly on Ctrl-C.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuild } from './builds.mjs';

process.env.NODE_ENV = 'production';
try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env: the defaults hold.
}
const { folder, earlier } = serveBuild();
enableCompileCache(join(folder, 'compile-cache'));
const { start } = await import(pathToFileURL(join(folder, 'server', 'server.js')).href);
await start({ folder, earlier });
