// Starts the built shop (dist/) and stops it cleanly on Ctrl-C.
import { enableCompileCache } from 'node:module';

enableCompileCache('.data/compile-cache');
process.env.NODE_ENV = 'production';
try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env: the defaults hold.
}
const { start } = await import('../dist/server/server.js');
await start();
