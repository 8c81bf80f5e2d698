import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The scripts that the browser runs are TypeScript, checked like any other; what is served is the same text without its
 * types, kept in browser.gen.ts because the shop's server is one bundled file. After a change run
 * `node src/sandbox/payments/browser/build.ts`.
 */
const sources = {
  'fields.js': new URL('./fields.ts', import.meta.url),
  'frame.js': new URL('./frame.ts', import.meta.url),
  'challenge.js': new URL('./challenge.ts', import.meta.url),
  'three-ds.js': new URL('./three-ds.ts', import.meta.url),
  'card-rules.js': new URL('./card-rules.ts', import.meta.url),
  'apple-pay.js': new URL('./apple-pay.ts', import.meta.url),
  'paypal.js': new URL('./paypal.ts', import.meta.url),
  'labels.js': new URL('./labels.ts', import.meta.url),
};

function script(source: URL): string {
  const stripped = stripTypeScriptTypes(readFileSync(source, 'utf8'))
    .replaceAll(/^(import .*|\} )from '\.\/([\w-]+)\.ts';$/gm, "$1from './$2.js';")
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n');
  return `${stripped.trim()}\n`;
}

export function generated(): string {
  const scripts = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, script(source)]));
  const json = JSON.stringify(scripts, null, 2);
  return `// Made by build.ts from the scripts beside it.\nexport const browserScripts = ${json} as const;\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(new URL('./browser.gen.ts', import.meta.url), generated());
}
