import { existsSync, globSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { RECORDS } from '#src/chart-kit/records/record.ts';
import { readRecords } from '../paths/records.ts';
import { newest } from '../prepare.mjs';
import { bookFrom, galleryFrom } from './around.ts';
import type { Site } from '#src/charts/site/site.addresses.ts';
import type { SiteFile } from '#src/charts/site/page.types.ts';

type Render = typeof import('#src/charts/site/render.tsx');

const base: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false };
const plugins = () => [wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] }), react()];

/**
 * Builds the browser's part: one script and one style sheet for all pages but the simulator's, which has its own with
 * every chart in it. Fonts and pictures are inlined, because pages on a disk may fetch nothing.
 */
const bundle = (folder: string, name: string, entry: string) =>
  build({
    resolve: { alias: { 'elkjs/lib/elk.bundled.js': resolve('src/charts/site/elk.ts') } },
    ...base,
    plugins: plugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'assets'),
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      lib: { entry, name, formats: ['iife'], fileName: () => `${name}.js`, cssFileName: name },
    },
  });

/** Loads the gallery's sources into this process. */
export const sourceServer = (): Promise<ViteDevServer> =>
  createServer({
    ...base,
    plugins: plugins(),
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

/** The sources of the browser's part. */
const bundled = [
  'src/chart-kit',
  'src/charts',
  'src/ui',
  'src/messages',
  'machines/chart-viewer',
  'machines/shared',
  'package-lock.json',
];

const isFresh = (folder: string): boolean => {
  const made = join(folder, 'assets', 'gallery.js');
  return existsSync(made) && bundled.every((path) => newest(path) <= statSync(made).mtimeMs);
};

async function writeAssets(folder: string): Promise<void> {
  await bundle(folder, 'gallery', 'src/charts/site/client.tsx');
  await cp('node_modules/elkjs/lib/elk.bundled.js', join(folder, 'assets', 'elk.js'));
  await cp('public/favicon.svg', join(folder, 'assets', 'favicon.svg'));
}

/** Renders pages from the sources, and writes them with the files that they link to. */
async function writePages(folder: string, filesOf: (render: Render) => AsyncIterable<SiteFile>): Promise<void> {
  const started = performance.now();
  process.env['NODE_ENV'] = 'production';
  const server = await sourceServer();
  let pages = 0;
  try {
    for await (const { file, content } of filesOf(
      (await server.ssrLoadModule('/src/charts/site/render.tsx')) as Render,
    )) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      if (file.endsWith('.html')) pages += 1;
    }
  } finally {
    await server.close();
  }
  console.log(
    `\u25B8 ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: ${pathToFileURL(join(folder, 'index.html')).href}`,
  );
}

/** Returns the state book's entry in a banner. */
const placesOf = (book: Site['book']): Site['more'] =>
  book ? [{ id: 'statebook', label: 'State book', href: `${book.folder}index.html` }] : [];

/** Writes the gallery's site into `folder`, which is emptied first, with the report of the last walked paths. */
export async function writeSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeAssets(folder);
  await bundle(folder, 'simulator', 'src/charts/site/simulator.tsx');
  const [records, book] = [readRecords(), bookFrom(folder)];
  await writePages(folder, ({ renderSite }) => renderSite(records, book, placesOf(book)));
  for (const picture of globSync('*/*.jpg', { cwd: RECORDS }))
    await cp(join(RECORDS, picture), join(folder, 'records', picture));
}

/** Writes the report of the last walked paths into `folder`, beside the records and their pictures. */
export async function writeReport(folder: string): Promise<void> {
  if (!isFresh(folder)) await writeAssets(folder);
  for (const file of [...globSync('*.html', { cwd: folder }), 'steps'])
    await rm(join(folder, file), { recursive: true, force: true });
  const [records, book] = [readRecords(), bookFrom(folder)];
  await writePages(folder, ({ renderReport }) => renderReport(records, galleryFrom(folder), book, placesOf(book)));
}
