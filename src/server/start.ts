import { join } from 'node:path';
import { providePlacing } from '#src/chart-kit/draw/layout.ts';
import { providePlaced } from '#src/charts/pages/library.ts';
import { closeWhenTold } from './closing.ts';
import { connectRenders } from './connect-renders.ts';
import { createHelper } from './helper.ts';
import { loadHome, loadRoutes } from './home.ts';
import { type Built, listen } from './listen.ts';
import { openProcess, orRefused, sayOpen } from './opening.ts';
import { drawingsIn } from './placed-drawings.ts';
import { renderPage } from './render.ts';

/**
 * `npm start`: reads the configuration, opens the shop, serves it with the files of a build, and closes it on Ctrl-C or
 * SIGTERM.
 */
export async function start(built: Built): Promise<void> {
  const started = performance.now();
  const { config, log, metrics, openMetrics, ...opening } = await openProcess(process.env);
  const [shop, addressOf] = await Promise.all([opening.shop, loadRoutes(), loadHome()]);
  connectRenders(shop, config);
  const helper = createHelper();
  providePlacing(async (chart, scene) =>
    helper.run((await import('#src/charts/drawing/place-task.ts')).task, { chart, scene }),
  );
  providePlaced(drawingsIn(join(built.folder, 'charts.json'), log));
  const running = await orRefused(listen({ config, shop, log, render: renderPage, addressOf, built, metrics }));
  const metricsServer = await openMetrics();
  sayOpen(`Waymark is open at http://localhost:${running.port}`, started);
  closeWhenTold(async () => {
    await running.stop();
    await metricsServer?.stop();
  }, log);
}
