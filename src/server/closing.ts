import { exit } from 'node:process';
import type { Logger } from './log.ts';

/** Milliseconds after which a process that has failed ends, whatever is under way. */
const LAST = 30_000;

/**
 * Ends the process once it is told to: SIGTERM, Ctrl-C, or the end of `npm start` drain it and end it with code 0, what
 * nobody caught with code 1. A second signal does not wait.
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
  // `npm start` holds a channel to its shop: it is gone when that process is, however it ended.
  process.once('disconnect', () => void close(0));
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', (error, origin) => {
    log.error({ error, origin }, 'nobody caught this: the process ends');
    setTimeout(() => exit(1), LAST).unref();
    void close(1);
  });
}
