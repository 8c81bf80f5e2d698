import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build, createServer } from 'vite';

const base = { configFile: false, logLevel: 'warn', publicDir: false };
const plugins = () => [wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] }), react()];

/**
 * The browser's half: one script and one style for all pages but the simulator's, which have theirs with every chart in
 * it; fonts and pictures within, because pages on a disk may fetch nothing.
 */
const bundle = (folder, name, entry) =>
  build({
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
export const sourceServer = () =>
  createServer({
    ...base,
    plugins: plugins(),
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

/** Writes the site into `folder`, which is emptied first. */
export async function writeSite(folder) {
  const started = performance.now();
  process.env.NODE_ENV = 'production';
  await rm(folder, { recursive: true, force: true });
  await bundle(folder, 'gallery', 'src/charts/site/client.tsx');
  await bundle(folder, 'simulator', 'src/charts/site/simulator.tsx');
  await cp('public/favicon.svg', join(folder, 'assets', 'favicon.svg'));

  const server = await sourceServer();
  const { renderSite } = await server.ssrLoadModule('/src/charts/site/render.tsx');
  let pages = 0;
  for await (const { file, content } of renderSite()) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (file.endsWith('.html')) pages += 1;
  }
  await server.close();
  console.log(`\u25B8 ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: ${pathToFileURL(join(folder, 'index.html')).href}`);
}
