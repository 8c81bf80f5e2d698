import { resolve } from 'node:path';
import { DatabaseInUseError } from '#src/commerce/db/folder-lock.ts';
import { DatabaseFolderError } from '#src/commerce/db/room.ts';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, type Logger } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/serve-metrics.ts';
import { PortError } from './port.ts';
import { DemoFoundError } from './production.ts';
import { SecretLostError } from './secret.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.types.ts';

export interface Opening {
  config: Config;
  log: Logger;
  metrics: Metrics;
  /** The database and everything that uses it. The promise is pending when `openProcess` resolves. */
  shop: Promise<Shop>;
  /** Opens the port of the metrics; null if they are off. */
  openMetrics(): Promise<MetricsServer | null>;
}

const paint = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K\u25B8 ${text}`);
};

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** True for Node's answer to `mkdir` with `recursive` on a read-only disk: the parent is there all the same. */
const isUnmakeable = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';

/** What the operator has to change before the shop can open, in one line; null if that is unknown. */
export function remedyFor(error: unknown, { DATA_DIR }: Pick<Config, 'DATA_DIR'>): string | null {
  if (
    [DatabaseInUseError, DatabaseFolderError, DemoFoundError, SecretLostError].some((known) => error instanceof known)
  )
    return (error as Error).message;
  if (!(error instanceof Error) || !('syscall' in error)) return null;
  // A write that fails because the disk is full does not name its path.
  const isOfTheFolder = 'path' in error ? resolve(String(error.path)).startsWith(resolve(DATA_DIR)) : isFull(error);
  if (!isOfTheFolder) return null;
  const reason = isUnmakeable(error) ? 'no folder can be created there, the disk may be read-only' : error.message;
  return `DATA_DIR (${DATA_DIR}) cannot be used: ${reason}`;
}

/**
 * Ends the process with a message that tells the operator what to change. A supervisor should not restart a process
 * that ended with code 2 (docs/operating.md).
 */
function giveUp(message: string, code: 1 | 2 = 2): never {
  console.error(message);
  process.exit(code);
}

/** Reads the configuration and starts to open the shop. Ends the process if the configuration is not valid. */
export async function openProcess(env: Record<string, string | undefined>): Promise<Opening> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    giveUp(error.message);
  }
  const log = createLog(config.LOG_LEVEL);
  const measured =
    config.METRICS_PORT === 0
      ? null
      : (await import('./metrics/prometheus.ts')).createPrometheus({ mode: config.MODE });
  const metrics = measured ?? noMetrics;
  const shop = openShop(config, log, (what, done, total) => paint(`${what}: ${done} of ${total}`), metrics).catch(
    (error: unknown) => {
      const remedy = remedyFor(error, config);
      if (remedy !== null) giveUp(remedy, isFull(error) ? 1 : 2);
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      log.fatal({ error: error.cause ?? error }, 'could not start: the database cannot be used');
      process.exit(1);
    },
  );
  return {
    config,
    log,
    metrics,
    shop,
    openMetrics: async () =>
      measured && serveMetrics(measured, { host: config.METRICS_HOST, port: config.METRICS_PORT, log }),
  };
}

/** Ends the process with one line if the port cannot be opened. */
export async function orRefused<Opened>(opening: Promise<Opened>): Promise<Opened> {
  return opening.catch((error: unknown) => {
    if (error instanceof PortError) giveUp(error.message);
    throw error;
  });
}

/** Prints that the process is open, over the progress line of `paint`. */
export function printOpen(text: string, started: number): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  console.log(`\u25B8 ${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
