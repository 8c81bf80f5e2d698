// `npm run build`: the browser's files and the server, then every static file once compressed, so that no request pays for it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';

process.env.NODE_ENV = 'production';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();

// The gallery's drawings: placing them takes seconds, so nobody who opens it should wait for that.
const { placeCharts } = await import('../dist/server/server.js');
await writeFile('dist/charts.json', JSON.stringify(await placeCharts()));

const compressible = /\.(js|css|svg|html|json|webmanifest|txt)$/;
const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];
for (const entry of await readdir('dist/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = await readFile(file);
  if (bytes.length < 512) continue;
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }));
}

// Linaria's evaluator keeps a child process that would keep this one alive.
process.exit(0);
