import { type App, createApp } from './server/app.ts';
import { readConfig } from './server/config.ts';
import { composePages } from './server/composition.ts';
import { loadRoutes } from './server/home.ts';
import { createLog } from './server/log.ts';
import { createReadiness } from './server/readiness.ts';
import { openShop } from './server/shop.ts';
import type { Shop } from '#src/server/shop.types.ts';

export { placeAll as placeCharts } from './charts/pages/library.ts';
export { start } from './server/start.ts';

/** Survives hot reloads: an embedded database must be closed before the next copy of this module opens it. */
const kept = globalThis as { waymarkShop?: Promise<Shop> };

async function openApp(): Promise<App> {
  const config = readConfig({ MODE: 'development', ...process.env });
  const log = createLog(config.LOG_LEVEL);
  const previous = kept.waymarkShop;
  kept.waymarkShop = (async () => {
    await (await previous)?.close();
    return openShop(config, log);
  })();
  const shop = await kept.waymarkShop;
  return createApp({
    config,
    shop,
    log,
    render: composePages(shop, config),
    addressOf: await loadRoutes(),
    readiness: createReadiness(shop, config, log),
  });
}

let app: Promise<App> | null = null;

/** The development server renders through this; `npm start` calls `start` instead. */
export default {
  fetch: async (request: Request): Promise<Response> => {
    app ??= openApp();
    return (await app).fetch(request);
  },
};
