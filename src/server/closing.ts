import { exit } from 'node:process';
import type { Logger } from './log.ts';

/** Milliseconds after which a failed process ends, even with work in progress. */
const LAST = 30_000;

/**
 * Closes the process. SIGTERM, Ctrl-C and the end of `npm start` drain it and exit with code 0. An uncaught error
 * drains it and exits with code 1. A second signal exits without waiting.
 */
export function closeWhenTold(stop: () => Promise<void>, log: Pick<Logger, 'error'>): void {
  let code: number | null = null;
  const close = async (wanted: 0 | 1): Promise<void> => {
    if (code !== null) {
      code = Math.max(code, wanted);
      return;
    }
    code = wanted;
    console.log('\u25B8 Closing: finishing what is under way ...');
    await stop().catch((error: unknown) => {
      log.error({ error }, 'the shop did not close cleanly');
      code = 1;
    });
    exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (code !== null) exit(1);
      void close(0);
    });
  // `npm start` holds an IPC channel to its shop. The channel closes when that process ends, for whatever reason.
  process.once('disconnect', () => void close(0));
  // Node reports unhandled rejections here, too.
  process.on('uncaughtException', (error, origin) => {
    log.error({ error, origin }, 'nobody caught this: the process ends');
    setTimeout(() => exit(1), LAST).unref();
    void close(1);
  });
}
