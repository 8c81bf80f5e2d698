import { createServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeWhenTold } from './closing.ts';
import { measureAnswer } from './metrics/measured.ts';
import { noMetrics } from './metrics/metrics.ts';
import { openProcess, orRefused, printOpen } from './opening.ts';
import { openPort } from './port.ts';
import { createReadiness } from './readiness.ts';
import { createServiceApp, serviceCallerOf } from './service-app.ts';

/**
 * `npm run service`: serves the contract alone, on SERVICE_PORT, for storefronts that run elsewhere (COMMERCE_API_URL).
 */
export async function startService(): Promise<void> {
  const started = performance.now();
  const { config, log, metrics, openMetrics, ...opening } = await openProcess({
    ...process.env,
    COMMERCE_API_URL: undefined,
  });
  const shop = await opening.shop;
  const readiness = createReadiness(shop, config, log);
  const app = createServiceApp({ config, shop, log, readiness, metrics });
  const answer = getRequestListener((request, { incoming }) =>
    app.fetch(request, serviceCallerOf(incoming as IncomingMessage, config)),
  );
  const server = createServer((request, response) => {
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    if (metrics !== noMetrics) measureAnswer(metrics, request, response);
    void answer(request, response);
  });
  const running = await orRefused(
    openPort(server, { ...config, PORT: config.SERVICE_PORT, readiness, close: shop.close }),
  );
  const metricsServer = await openMetrics();
  printOpen(
    `The service of Waymark is open at http://localhost:${running.port}, for the storefront at ${config.PUBLIC_URL}`,
    started,
  );
  closeWhenTold(async () => {
    await running.stop();
    await metricsServer?.stop();
  }, log);
}
