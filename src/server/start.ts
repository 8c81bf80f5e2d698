import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providePlacing } from '#src/charts/layout.ts';
import { type PlacedDrawings, providePlaced } from '#src/charts/library.ts';
import { DatabaseInUseError } from '#src/commerce/db/folder-lock.ts';
import { closeWhenTold } from './closing.ts';
import { connectRenders } from './connect-renders.ts';
import { ConfigError, readConfig } from './config.ts';
import { createHelper } from './helper.ts';
import { loadHome, loadRoutes } from './home.ts';
import { type Built, listen } from './listen.ts';
import { createLog } from './log.ts';
import { noMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { DemoFoundError } from './production.ts';
import { renderPage } from './render.ts';
import { openShop } from './shop.ts';

const paint = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K\u25B8 ${text}`);
};

/** `npm start`: reads the configuration, opens the shop, serves it with the files of a build, and closes it on Ctrl-C or SIGTERM. */
export async function start(built: Built): Promise<void> {
  const started = performance.now();
  let config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
  const log = createLog(config.LOG_LEVEL);
  const measured = config.METRICS_PORT === 0 ? null : (await import('./metrics/prometheus.ts')).createPrometheus({ mode: config.MODE });
  const metrics = measured ?? noMetrics;
  const opening = openShop(config, log, (what, done, total) => paint(`${what}: ${done} of ${total}`), metrics).catch((error: unknown) => {
    if (!(error instanceof DatabaseInUseError || error instanceof DemoFoundError)) throw error;
    console.error(error.message);
    process.exit(2);
  });
  const [shop, addressOf] = await Promise.all([opening, loadRoutes(), loadHome()]);
  connectRenders(shop, config);
  let placed: Promise<PlacedDrawings> | null = null;
  const helper = createHelper();
  providePlacing(async (chart, scene) => helper.run((await import('#src/charts/place-task.ts')).task, { chart, scene }));
  providePlaced(() => (placed ??= readFile(join(built.folder, 'charts.json'), 'utf8').then(JSON.parse)));
  const running = await listen({ config, shop, log, render: renderPage, addressOf, built, metrics });
  const metricsServer = measured && (await serveMetrics(measured, { host: config.METRICS_HOST, port: config.METRICS_PORT, log }));
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  console.log(`\u25B8 Waymark is open at http://localhost:${running.port} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  closeWhenTold(async () => {
    await running.stop();
    await metricsServer?.stop();
  }, log);
}
