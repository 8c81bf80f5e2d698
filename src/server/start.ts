import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlacedDrawings, providePlaced } from '#src/charts/library.ts';
import { connectRenders } from './connect-renders.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadHome } from './home.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { openShop } from './shop.ts';

const paint = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K\u25B8 ${text}`);
};

/** `npm start`: reads the configuration, opens the shop, serves it, and closes it on Ctrl-C or SIGTERM. */
export async function start(): Promise<void> {
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
  const [shop] = await Promise.all([openShop(config, log, (what, done, total) => paint(`${what}: ${done} of ${total}`)), loadHome()]);
  connectRenders(shop, config);
  let placed: Promise<PlacedDrawings> | null = null;
  providePlaced(() => (placed ??= readFile(join('dist', 'charts.json'), 'utf8').then(JSON.parse)));
  const running = await listen({ config, shop, log, clientDir: join('dist', 'client') });
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  console.log(`\u25B8 Waymark is open at http://localhost:${running.port} (${((performance.now() - started) / 1000).toFixed(1)} s)`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('\u25B8 Closing: finishing what is under way ...');
    await running.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
