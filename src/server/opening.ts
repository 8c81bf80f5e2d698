import { DatabaseInUseError } from '#src/commerce/db/folder-lock.ts';
import { DatabaseUnavailableError } from '#src/commerce/db/unavailable.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, type Logger } from './log.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/serve-metrics.ts';
import { PortTakenError } from './port.ts';
import { DemoFoundError } from './production.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.types.ts';

export interface Opening {
  config: Config;
  log: Logger;
  metrics: Metrics;
  /** The database and what stands on it; on its way when this is answered. */
  shop: Promise<Shop>;
  /** Opens the port of the metrics; null where they are off. */
  openMetrics(): Promise<MetricsServer | null>;
}

const paint = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K\u25B8 ${text}`);
};

/** Ends the process with what somebody has to change: a supervisor should not start it again (docs/operating.md). */
function giveUp(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Reads the configuration of a process and begins to open what it serves. */
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
      if (error instanceof DatabaseInUseError || error instanceof DemoFoundError) giveUp(error.message);
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      log.fatal({ error: error.cause ?? error }, 'could not start: the database does not answer');
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

/** Ends the process in one plain line where the port is taken. */
export async function orTaken<Opened>(opening: Promise<Opened>): Promise<Opened> {
  return opening.catch((error: unknown) => {
    if (error instanceof PortTakenError) giveUp(error.message);
    throw error;
  });
}

/** Says that the process is open, over what `paint` left. */
export function sayOpen(text: string, started: number): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  console.log(`\u25B8 ${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
