import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig } from '#src/server/config.ts';
import { listen } from '#src/server/listen.ts';
import { createLog, type Logger } from '#src/server/log.ts';
import type { Metrics } from '#src/server/metrics/metrics.ts';
import type { PageAddress } from '#src/server/page-address.ts';
import type { Page, RenderPage } from '#src/server/render.ts';
import type { Shop } from '#src/server/shop.types.ts';

export interface TestServer {
  url: string;
  /** Folder of the build and of the data. */
  folder: string;
  /** Drains and closes the server. */
  stop(): Promise<void>;
  /** Sends raw bytes (latin1), reads until the server closes the connection, and returns the answer. */
  send(lines: string): Promise<{ status: number; headers: string; body: string }>;
  close(): Promise<void>;
}

/** A page that contains the address it was rendered for. */
export const pageOf = (request: Request, own: Partial<Page> = {}): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  body: `<!DOCTYPE html><title>${new URL(request.url).pathname}${new URL(request.url).search.replaceAll('&', '&amp;')}</title>`,
  shared: true,
  tags: [],
  until: null,
  ...own,
});

const emptyShop: Shop = {
  service: async () => Response.json({ ok: true }),
  images: { waiting: () => 0, respond: async () => new Response(null, { status: 404 }) },
  sandbox: null,
  hasDemoGuide: false,
  hasCatalogue: () => true,
  onChange: () => undefined,
  isReady: async () => true,
  close: async () => undefined,
};

/** The shop's HTTP server on a free port, with its own routes and limits; service and renderer come from the test. */
export async function openTestServer({
  shop = {},
  render = async (request) => pageOf(request),
  addressOf = (target) => target,
  env = {},
  files = {},
  earlier = [],
  newest = () => null,
  log = createLog('silent'),
  metrics,
}: {
  shop?: Partial<Shop>;
  render?: RenderPage;
  addressOf?: PageAddress;
  env?: Record<string, string>;
  /** Files of the build, by their path on the site. */
  files?: Record<string, string>;
  /** Folders of earlier builds. */
  earlier?: string[];
  /** Returns the folder of the current build. */
  newest?: () => string | null;
  log?: Logger;
  metrics?: Metrics;
} = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'client', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const given = {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: folder,
    DRAIN_SECONDS: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const config = readConfig({ ...given, ...env });
  const running = await listen({
    config,
    shop: { ...emptyShop, ...shop },
    log,
    render,
    addressOf,
    built: { folder, earlier, newest },
    ...(metrics ? { metrics } : {}),
  });
  const send = (lines: string) =>
    new Promise<{ status: number; headers: string; body: string }>((resolve, reject) => {
      const socket = connect(running.port, '127.0.0.1');
      const parts: Buffer[] = [];
      socket.on('data', (part) => void parts.push(part));
      socket.on('error', reject);
      socket.on('close', () => {
        const [headers = '', ...body] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
        resolve({
          status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]),
          headers: headers.toLowerCase(),
          body: body.join('\r\n\r\n'),
        });
      });
      socket.write(lines, 'latin1');
    });
  return {
    url: `http://127.0.0.1:${running.port}`,
    folder,
    stop: running.stop,
    send,
    close: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
