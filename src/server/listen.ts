import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { callerOf } from './caller.ts';
import { measureAnswer } from './metrics/measured.ts';
import { noMetrics } from './metrics/metrics.ts';
import { isOn } from './modes.ts';
import { openPort, type Running } from './port.ts';
import { createReadiness } from './readiness.ts';
import { fileHeaders } from './security.ts';
import { openStaticFiles } from './static-files.ts';

/** The output of a build (scripts/builds.mjs). */
export interface Built {
  folder: string;
  /** Folders of earlier builds, whose assets open pages may still request. */
  earlier?: readonly string[];
  /** The folder of the newest build, which other processes of the shop may already serve; null if there is none. */
  newest?(): string | null;
}

/** The built files of the demo guide's drawer (src/flows/demo-guide). */
const guideFiles = /^\/assets\/openDemoGuide-/;

/** Opens the shop on a port. Node serves cached pages and static files directly; the app answers everything else. */
export async function listen(options: Omit<AppParts, 'readiness'> & { built: Built }): Promise<Running> {
  const { config, shop, log, built, metrics = noMetrics } = options;
  const measure = metrics === noMetrics ? () => undefined : measureAnswer;
  const readiness = createReadiness(shop, config, log);
  const app = createApp({ ...options, readiness });
  const clientOf = (folder: string) => join(folder, 'client');
  const newest = () => {
    const folder = built.newest?.() ?? null;
    return folder && clientOf(folder);
  };
  const withheld = isOn('demoGuide', config.MODE) ? null : guideFiles;
  const serveStatic = await openStaticFiles({
    client: clientOf(built.folder),
    earlier: built.earlier?.map(clientOf) ?? [],
    newest,
    headers: fileHeaders(config),
    log,
    withheld,
  });
  const dynamic = getRequestListener((request, { incoming }) =>
    app.fetch(request, callerOf(incoming as IncomingMessage, config.TRUST_PROXY)),
  );

  const server = createServer((request, response) => {
    // A client that keeps this connection open must move to another process.
    if (readiness.isDraining()) response.setHeader('connection', 'close');
    const began = performance.now();
    const isRead =
      (request.method === 'GET' || request.method === 'HEAD') && app.isOwnHost(callerOf(request, config.TRUST_PROXY));
    if (isRead && app.pages.serve(request, response))
      return metrics.answered('cached page', response.statusCode, (performance.now() - began) / 1000);
    measure(metrics, request, response);
    if (isRead && serveStatic(request, response)) return;
    void dynamic(request, response);
  });
  return openPort(server, { ...config, readiness, close: shop.close });
}
