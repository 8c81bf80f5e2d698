// Starts the service of the contract and stops it cleanly on Ctrl-C.
import { startService } from '#src/server/start-service.ts';

process.env.NODE_ENV = 'production';
try {
  process.loadEnvFile('.env');
} catch {
  // There is no .env file: the defaults apply.
}
await startService();
