import { createServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { callerOf } from './caller.ts';
import { closeWhenTold } from './closing.ts';
import { measureAnswer } from './metrics/measured.ts';
import { noMetrics } from './metrics/metrics.ts';
import { readNetworks } from './networks.ts';
import { openProcess, sayOpen } from './opening.ts';
import { openPort } from './port.ts';
import { createReadiness } from './readiness.ts';
import { createServiceApp } from './service-app.ts';

const isLoopback = readNetworks('loopback') ?? (() => false);

/**
 * `npm run service`: serves the contract alone, on SERVICE_PORT, for storefronts that run elsewhere (COMMERCE_API_URL).
 * A storefront's connection comes from TRUST_PROXY or, outside production, from this machine.
 */
export async function startService(): Promise<void> {
  const started = performance.now();
  const { config, log, metrics, openMetrics, ...opening } = await openProcess({ ...process.env, COMMERCE_API_URL: undefined });
  const shop = await opening.shop;
  const readiness = createReadiness(shop, config);
  const app = createServiceApp({ config, shop, log, readiness, metrics });
  const isStorefront = (address = ''): boolean => config.TRUST_PROXY(address) || (config.MODE !== 'production' && isLoopback(address));
  const answer = getRequestListener((request, { incoming }) => {
    const from = incoming as IncomingMessage;
    return app.fetch(request, { ...callerOf(from, config.TRUST_PROXY), isStorefront: isStorefront(from.socket.remoteAddress) });
  });
  const server = createServer((request, response) => {
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    if (metrics !== noMetrics) measureAnswer(metrics, request, response);
    void answer(request, response);
  });
  const running = await openPort(server, { ...config, PORT: config.SERVICE_PORT, readiness, close: shop.close });
  const metricsServer = await openMetrics();
  sayOpen(`The service of Waymark is open at http://localhost:${running.port}, for the storefront at ${config.PUBLIC_URL}`, started);
  closeWhenTold(async () => {
    await running.stop();
    await metricsServer?.stop();
  }, log);
}
