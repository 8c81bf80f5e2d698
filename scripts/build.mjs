// `npm run build`: builds the browser's files and the server, then compresses every static file once, so that no
// request has to. The build is made in a folder of its own, and becomes the current one when it is complete
// (scripts/builds.mjs).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';
import { beginBuild } from './builds.mjs';
import { compileSources, readSources, writeCompiled } from './messages/files.ts';

process.env.NODE_ENV = 'production';
// Before the build begins: a source that changes later makes it stale.
writeCompiled(compileSources(readSources()));
const { folder, publish, discard } = beginBuild();

async function build() {
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir: relative(process.cwd(), folder) } });
  await builder.buildApp();

  // The layout of the gallery's drawings: it takes seconds, so it is done here and not at the first request.
  const { placeCharts } = await import(pathToFileURL(join(folder, 'server', 'server.js')).href);
  await writeFile(join(folder, 'charts.json'), JSON.stringify(await placeCharts()));

  const compressible = /\.(js|css|svg|html|json|webmanifest|txt)$/;
  const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];
  for (const entry of await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < 512) continue;
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }));
  }
}

try {
  await build();
} catch (error) {
  discard();
  console.error(error);
  process.exit(1);
}
publish();

// Linaria's evaluator has a child process that would keep this process running.
process.exit(0);
