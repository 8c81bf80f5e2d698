import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { callerOf } from './caller.ts';
import type { Config } from './config.ts';
import { measureAnswer } from './metrics/measured.ts';
import { noMetrics } from './metrics/metrics.ts';
import { createReadiness } from './readiness.ts';
import { securityHeaders } from './security.ts';
import { openStaticFiles } from './static-files.ts';

export interface Running {
  port: number;
  /** `/ready` says no for DRAIN_SECONDS, then the port closes; what is under way is finished (in 25 s at most), then the database closes. */
  stop(): Promise<void>;
}

/** What the build left (scripts/builds.mjs). */
export interface Built {
  folder: string;
  /** Folders of earlier builds, whose assets open pages may ask for. */
  earlier?: readonly string[];
}

/** Milliseconds for requests that are under way when the port closes. */
const LONGEST_REQUEST = 25_000;

/** Opens the shop on a port: cached pages and static files first, straight from Node; everything else through the app. */
export async function listen(options: Omit<AppParts, 'readiness'> & { built: Built }): Promise<Running> {
  const { config, shop, log, built, metrics = noMetrics } = options;
  const measure = metrics === noMetrics ? () => undefined : measureAnswer;
  const readiness = createReadiness(shop, config);
  const app = createApp({ ...options, readiness });
  const clientOf = (folder: string) => join(folder, 'client');
  const serveStatic = await openStaticFiles({ client: clientOf(built.folder), earlier: built.earlier?.map(clientOf) ?? [], headers: securityHeaders(config), log });
  const dynamic = getRequestListener((request, { incoming }) => app.fetch(request, callerOf(incoming as IncomingMessage, config.TRUST_PROXY)));

  const server = createServer((request, response) => {
    // Whoever keeps this connection must find another process.
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    const began = performance.now();
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && app.isOwnHost(callerOf(request, config.TRUST_PROXY));
    if (isRead && app.pages.serve(request, response)) return metrics.answered('cached page', response.statusCode, (performance.now() - began) / 1000);
    measure(metrics, request, response);
    if (isRead && serveStatic(request, response)) return;
    void dynamic(request, response);
  });
  server.keepAliveTimeout = 65_000;
  const port = await bind(server, config);
  return {
    port,
    stop: async () => {
      readiness.drain();
      await pause(config.DRAIN_SECONDS * 1000);
      await closed(server);
      await shop.close();
    },
  };
}

function bind(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : config.PORT);
    });
  });
}

/** Closes the port; resolves when the last connection is closed. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST);
    // A connection whose last request began before the draining is kept alive after its answer.
    const tidy = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(force);
      clearInterval(tidy);
      resolve();
    });
  });
}
