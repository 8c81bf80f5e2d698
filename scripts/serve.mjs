// Starts the current build and stops it cleanly on Ctrl-C.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuild } from './builds.mjs';

process.env.NODE_ENV = 'production';
try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env file: the defaults apply.
}
let build;
try {
  build = serveBuild();
} catch (error) {
  console.error(error.message);
  // A full disk may have free space at the next try (docs/operating.md).
  process.exit(error.code === 'ENOSPC' ? 1 : 2);
}
enableCompileCache(join(build.folder, 'compile-cache'));
const { start } = await import(pathToFileURL(join(build.folder, 'server', 'server.js')).href).catch((error) => {
  // A file that is gone or cut off, or a package that is not installed: another start would not help.
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && !(error instanceof SyntaxError)) throw error;
  console.error(`The build in ${build.folder} is not whole (${error.message}): npm ci && npm run build`);
  process.exit(2);
});
await start(build);
