import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Logger } from './log.ts';
import { errorBody } from './refusal.ts';
import { acceptsEncoding } from './accepts-encoding.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The path of a file for each encoding that the build made. */
type Variants = Partial<Record<Encoding, string>>;

interface Content {
  bytes: Buffer;
  etag: string;
}

const assets = '/assets/';

/** Files that a browser can show as a document. Their policy lets them run and load nothing. */
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

/** Milliseconds between two checks for a newer build. */
const LOOK = 1000;

/** Answers GET and HEAD of a static file; false if the path is not one. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the files of the build in `client`, the assets of earlier builds for pages that are still open, and the assets
 * of a newer build, whose pages come from processes that restarted before this one. A file is read at the first request
 * and then kept in memory; all files are a few megabytes. A file that is missing on the disk is answered with 404 and
 * logged. `headers` are sent with every file.
 */
export async function openStaticFiles(options: {
  client: string;
  /** The client folders of earlier builds. */
  earlier?: readonly string[];
  /** The client folder of the newest build. */
  newest?: () => string | null;
  headers: Record<string, string>;
  /** Paths of the build that this shop does not serve. */
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
      .end(JSON.stringify(errorBody('API404', 404)));

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
      // The name of an asset changes with its content.
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
