import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import sirv, { type Options } from 'sirv';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Shop } from './shop.ts';

export interface Running {
  port: number;
  /** Stops taking connections, waits for the requests under way (10 s at most), then closes the database. */
  stop(): Promise<void>;
}

/** Opens the shop on a port: cached pages and static files first, straight from Node; everything else through the app. */
export async function listen({ config, shop, log, clientDir }: { config: Config; shop: Shop; log: Logger; clientDir: string }): Promise<Running> {
  const app = createApp({ config, shop, log });
  const files = staticFiles(clientDir, {});
  // Their names change with what is in them: nobody asks again whether they are still so.
  const assets = staticFiles(clientDir, { etag: false, immutable: true, maxAge: 31_536_000 });
  const dynamic = getRequestListener((request, { incoming }) => app.fetch(request, { address: addressOf(incoming, config.TRUST_PROXY) }));

  const server = createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (app.pages.serve(request, response)) return;
      const serve = request.url?.startsWith('/assets/') ? assets : files;
      serve(request, response, () => void dynamic(request, response));
      return;
    }
    void dynamic(request, response);
  });
  server.keepAliveTimeout = 65_000;
  const port = await bind(server, config);
  return { port, stop: () => drain(server, shop) };
}

/** What the build left, compressed by it. */
const staticFiles = (folder: string, options: Options) =>
  sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: (response) => void response.setHeader('x-content-type-options', 'nosniff'), ...options });

/** The reader's address: the socket's, or, behind a proxy of ours, the last one that the proxy saw. */
function addressOf(incoming: object, trustProxy: boolean): string {
  const { headers, socket } = incoming as { headers: Record<string, string | string[] | undefined>; socket?: { remoteAddress?: string } };
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? socket?.remoteAddress ?? 'unknown';
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

async function drain(server: Server, shop: Shop): Promise<void> {
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
  await shop.close();
}
