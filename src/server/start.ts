import { closeWhenTold } from './closing.ts';
import { composeDrawings, composePages } from './composition.ts';
import { loadHome, loadRoutes } from './home.ts';
import { type Built, listen } from './listen.ts';
import { openProcess, orRefused, printOpen } from './opening.ts';

/**
 * `npm start`: reads the configuration, opens the shop, serves it with the files of a build, and closes it on Ctrl-C or
 * SIGTERM.
 */
export async function start(built: Built): Promise<void> {
  const started = performance.now();
  const { config, log, metrics, openMetrics, ...opening } = await openProcess(process.env);
  const [shop, addressOf] = await Promise.all([opening.shop, loadRoutes(), loadHome()]);
  const render = composePages(shop, config);
  composeDrawings(built.folder, log);
  const running = await orRefused(listen({ config, shop, log, render, addressOf, built, metrics }));
  const metricsServer = await openMetrics();
  printOpen(`Waymark is open at http://localhost:${running.port}`, started);
  closeWhenTold(async () => {
    await running.stop();
    await metricsServer?.stop();
  }, log);
}
