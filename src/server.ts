import { createApp, type App } from './server/app.ts';
import { ConfigError, readConfig } from './server/config.ts';
import { createLog } from './server/log.ts';
import { connectRenders } from './server/connect-renders.ts';
import { openShop } from './server/shop.ts';
import { start } from './server/start.ts';

export { ConfigError, start };

let app: Promise<App> | null = null;

/** The development server renders through this; `npm start` calls `start` instead. */
export default {
  fetch: async (request: Request): Promise<Response> => {
    app ??= (async () => {
      const config = readConfig({ MODE: 'development', ...process.env });
      const log = createLog(config.LOG_LEVEL);
      const shop = await openShop(config, log);
      connectRenders(shop);
      return createApp({ config, shop, log });
    })();
    return (await app).fetch(request);
  },
};
