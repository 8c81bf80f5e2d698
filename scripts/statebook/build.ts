import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import wyw from '@wyw-in-js/vite';
import { build, type Plugin } from 'vite';

const VIEWS = 'virtual:every-view';
const PAGES = 'src/charts/book/render.tsx';

/** Imports every view of the shop, for its styles: a style comes after those of the components that it uses. */
const everyView = (): Plugin => ({
  name: 'waymark:every-view',
  resolveId: (id) => (id === VIEWS ? `\0${VIEWS}` : null),
  load: (id) =>
    id === `\0${VIEWS}`
      ? `import '/src/ui/theme/global.ts';\nimport.meta.glob(['/src/{ui,flows,blocks,charts}/**/*.tsx', '!/src/charts/{book,site}/**'], { eager: true });`
      : null,
});

/** Below node_modules, so that built files find React. */
const MODULES = 'node_modules/.cache/statebook';

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Builds the styles of the shop and of the book as `npm run build` does, but all in one sheet, `shop.css` in `folder`,
 * with its fonts beside it. Class names depend on a file's place and order, so they equal those of the walk. Returns
 * the styles, and the function that makes the book's pages.
 */
export async function buildBook(folder: string): Promise<{ styles: string; pagesOf: PagesOf }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [everyView(), wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] })],
    build: {
      write: false,
      target: 'es2022',
      assetsDir: '',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { views: VIEWS, pages: PAGES },
        external: /^(?!virtual:|src\/)@?[a-z]/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  let styles = '';
  for (const file of outputs) {
    if (file.type === 'chunk') put(join(MODULES, file.fileName), file.code);
    else if (file.fileName.endsWith('.css')) styles += String(file.source);
    else put(join(folder, file.fileName), file.source);
  }
  put(join(folder, 'shop.css'), styles);
  const { pagesOf } = (await import(pathToFileURL(resolve(MODULES, 'pages.js')).href)) as { pagesOf: PagesOf };
  return { styles, pagesOf };
}

type PagesOf = typeof import('#src/charts/book/render.tsx').pagesOf;

/** Returns classes of the shop that a body uses but the style sheet does not have; React Aria's own have no style. */
export function unstyled(body: string, styles: string): string[] {
  const known = new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  const used = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
  return [...used].filter((name) => name !== '' && !name.startsWith('react-aria-') && !known.has(name));
}
