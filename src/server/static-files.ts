import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Logger } from './log.ts';
import { errorBody } from './refusal.ts';
import { acceptsEncoding } from './accepts-encoding.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Where a file is, for each encoding that the build made of it. */
type Variants = Partial<Record<Encoding, string>>;

interface Content {
  bytes: Buffer;
  etag: string;
}

const assets = '/assets/';

/** Files that a browser shows as a document of the shop: they may run and load nothing. */
const documents = /\.(svg|html)$/;
const documentPolicy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

const endings: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The files of a folder by their path on the site. */
async function filesOf(folder: string): Promise<Map<string, Variants>> {
  const files = new Map<string, Variants>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    const [encoding, ending] = endings.find(([, one]) => path.endsWith(one)) ?? ['identity', ''];
    const name = path.slice(0, path.length - ending.length);
    files.set(name, { ...files.get(name), [encoding]: file });
  }
  return files;
}

/** Milliseconds between two looks for a build that landed meanwhile. */
const LOOK = 1000;

/** Answers GET and HEAD of a static file; false when the path is not one. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * What the build left in `client`, the assets of earlier builds for pages that are open yet, and those of a newer one
 * for pages of a process that was restarted before this. A file is read when it is first asked for and then kept: all
 * of them are a few megabytes. One that is gone from the disk is a 404 and a line in the log. `headers` are sent with
 * every file.
 */
export async function openStaticFiles(options: {
  client: string;
  /** The client folders of earlier builds. */
  earlier?: readonly string[];
  /** The client folder of the build that is current now. */
  newest?: () => string | null;
  headers: Record<string, string>;
  /** Paths of the build that this shop has no use for: as if they were not there. */
  withheld?: RegExp | null;
  log: Pick<Logger, 'warn' | 'info'>;
}): Promise<ServeStatic> {
  const { client, earlier = [], newest = () => null, headers, withheld = null, log } = options;
  const files = new Map<string, Variants>();
  for (const folder of earlier.toReversed())
    for (const [path, variants] of await filesOf(folder)) if (path.startsWith(assets)) files.set(path, variants);
  for (const [path, variants] of await filesOf(client)) files.set(path, variants);
  for (const path of files.keys()) if (withheld?.test(path)) files.delete(path);

  const read = new Set([client, ...earlier]);
  const addNewest = async (): Promise<void> => {
    const folder = newest();
    if (folder === null || read.has(folder)) return;
    read.add(folder);
    for (const [path, variants] of await filesOf(folder))
      if (path.startsWith(assets) && !files.has(path) && !withheld?.test(path)) files.set(path, variants);
  };
  let looked = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  const look = (): Promise<void> => {
    const now = performance.now();
    if (now - looked.at > LOOK)
      looked = {
        at: now,
        done: addNewest().catch((error: unknown) => log.warn({ error }, 'the newest build could not be read')),
      };
    return looked.done;
  };

  const contents = new Map<string, Promise<Content>>();
  const contentOf = (file: string): Promise<Content> => {
    const known = contents.get(file);
    if (known) return known;
    const content = readFile(file).then((bytes) => ({
      bytes,
      etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    }));
    contents.set(file, content);
    content.catch(() => contents.delete(file));
    return content;
  };

  const refuse = (response: ServerResponse): void =>
    void response
      .writeHead(404, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(errorBody('API404')));

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    variants: Variants,
  ): Promise<void> => {
    const accepted = request.headers['accept-encoding'];
    const encoding =
      endings.map(([one]) => one).find((one) => variants[one] && acceptsEncoding(one, accepted)) ?? 'identity';
    const content = await contentOf(variants[encoding] ?? '').catch((error: unknown) => {
      log.warn({ error, file: path, encoding }, 'a file of the build is missing');
      return null;
    });
    if (content === null) return refuse(response);
    const { bytes, etag } = content;
    const isAsset = path.startsWith(assets);
    const described = {
      ...headers,
      ...(documents.test(path) ? documentPolicy : {}),
      vary: 'accept-encoding',
      // The name of an asset changes with what is in it.
      ...(isAsset
        ? { 'cache-control': 'public, max-age=31536000, immutable' }
        : { etag, 'cache-control': 'public, max-age=0, must-revalidate' }),
    };
    if (!isAsset && request.headers['if-none-match'] === etag) return void response.writeHead(304, described).end();
    response.writeHead(200, {
      ...described,
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'content-length': bytes.byteLength,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const variants = files.get(path);
    if (variants) {
      void send(request, response, path, variants);
      return true;
    }
    if (!path.startsWith(assets)) return false;
    void look().then(() => {
      const landed = files.get(path);
      if (landed) return send(request, response, path, landed);
      log.info({ place: 'asset' }, 'there is no such asset');
      refuse(response);
    });
    return true;
  };
}
