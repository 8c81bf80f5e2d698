import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isOfGallery } from './src/domain/gallery.ts';
import { isSeldom } from './src/domain/seldom-pages.ts';
import { chunkGroups, everywhere, farDown, rare } from './scripts/chunks.ts';
import { compiledMessages } from './scripts/dev/messages.ts';
import { reloads } from './scripts/dev/reloads.ts';
import { minifiedTwice } from './scripts/minified-twice.ts';

const linaria = () => wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] });

/**
 * Words of charts are for the gallery, which the server draws, and for the lint: a shopper's browser gets the charts
 * without them.
 */
const chartsWithoutWords = (): Plugin => ({
  name: 'waymark:charts-without-words',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/machines\/.+\.ts$/ },
    handler: (code) =>
      code.replaceAll(/\b(?:description|rests):\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`$]*`)\s*,?/g, ''),
  },
});

/**
 * Takes the routes of the gallery and of seldom pages out of the tree that every page loads. Seldom pages load the
 * shop's whole tree, `routeTree.gen.ts?shop`, before they hydrate or on the way to them (src/client.tsx). Links from
 * the shop to the gallery load a new document; its pages load `routeTree.gen.ts?whole`.
 */
const shopRoutes = (): Plugin => ({
  name: 'waymark:shop-routes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts(?:\?shop)?$/ },
    handler: (code, id) => {
      const isLeftOut = (path: string) => isOfGallery(path) || (isSeldom(path) && !id.endsWith('?shop'));
      // The file is generated in the build, without semicolons, and formatted afterwards.
      const imports = [...code.matchAll(/^import \{ Route as (\w+)RouteImport \} from '\.\/routes\/([^']+)';?\n/gm)];
      const names = imports.flatMap(([, name, file]) => {
        const path = `/${file?.replaceAll('.', '/')}`;
        return name && isLeftOut(path) ? [name] : [];
      });
      if (names.length === 0) throw new Error('shop-routes: the tree of routes has another form');
      return names.reduce((tree, name) => {
        const rest = tree
          .replace(new RegExp(`^import \\{ Route as ${name}RouteImport \\}.*\\n`, 'm'), '')
          .replace(new RegExp(`^const ${name}Route =\\s+${name}RouteImport\\.update\\([^]*?\\n\\s*\\}.*\\n`, 'm'), '')
          .replace(new RegExp(`,\\s*${name}Route:\\s+${name}Route\\b`), '');
        if (new RegExp(`\\b${name}RouteImport\\b|:\\s+${name}Route\\b`).test(rest))
          throw new Error(`shop-routes: ${name} is left in the tree of every page`);
        return rest;
      }, code);
    },
  },
});

/**
 * Every route object carries the router's own Link, which the shop does not use (src/ui/text/Link.tsx) and which brings
 * 1.4 kB into every page.
 */
const routesWithoutLink = (): Plugin => ({
  name: 'waymark:routes-without-link',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@tanstack\/react-router\/dist\/esm\/route\.js$/ },
    handler: (code) => {
      const rest = code.replace('import { Link } from "./link.js";', "const Link = 'a';");
      if (rest === code) throw new Error('routes-without-link: the router imports its Link in another way');
      return rest;
    },
  },
});

/**
 * What would be computed at each start and is always the same: `NAME.build.ts` tells the text that stands for `NAME.ts`
 * in the built shop.
 */
const computedOnce = (): Plugin => ({
  name: 'waymark:computed-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/(contract\/compile|demo\/(?:opening|pictures\/version))\.ts$/ },
    handler: async (id) => ({
      code: (await import(pathToFileURL(id.replace('.ts', '.build.ts')).href)).text(),
      moduleType: 'js',
    }),
  },
});

export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'test'
      ? [linaria(), react()]
      : [
          tanstackStart({
            router: {
              quoteStyle: 'single',
              semicolons: true,
              routeFileIgnorePattern: '\\.test\\.',
              // A route's views and what it asks for in one file: the router wants all of them with its first page,
              // each file costs a round trip, and other pages need none of them.
              codeSplittingOptions: {
                defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader']],
              },
            },
          }),
          linaria(),
          react(),
          chartsWithoutWords(),
          shopRoutes(),
          routesWithoutLink(),
          computedOnce(),
          reloads(),
          minifiedTwice(),
          compiledMessages({ isPseudo: process.env['PSEUDO'] === 'true' }),
        ],
  build: { target: 'es2022', cssMinify: true, sourcemap: false },
  environments: {
    // Packages of many small files would be a third of the server's start: they go into its own few.
    ssr: {
      resolve: {
        noExternal: [
          /^react-(aria|stately)/,
          /^@tanstack\//,
          /^(ajv|hono|seroval|xstate|zod|jose)(\/|$)/,
          '@xstate/react',
          '@hono/node-server',
        ],
      },
      // Asked for when the first letter or PDF is made, and never before.
      build: { rolldownOptions: { external: ['nodemailer', 'pdfkit'] } },
    },
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (page, files) => {
            if (rare.test(page)) return [];
            const named = files.filter((file) => !everywhere.test(file));
            return farDown.test(page) ? named.filter((file) => file.endsWith('.css')) : named;
          },
        },
        rolldownOptions: {
          // The index.ts of a flow only names what others may use: a page takes what it imports, not the whole list.
          treeshake: { moduleSideEffects: [{ test: /\/src\/flows\/[^/]+\/index\.ts$/, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
  server: {
    port: 3000,
    // What tests and tools write while the shop is looked at.
    watch: { ignored: ['**/reports/**', '**/.data/**', '**/test-results/**', '**/dist/**'] },
    // In another checkout node_modules may be a link, or be made of links.
    fs: { allow: ['.', dirname(dirname(realpathSync('node_modules/vite')))] },
  },
  test: {
    // Linaria hands out virtual CSS files that only the run which made them can find.
    fsModuleCache: false,
    // By default one of two cores would watch the other.
    maxWorkers: '100%',
    // Linaria's reader keeps a process that nothing waits for.
    teardownTimeout: 500,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Files of a worker share their modules (decision 094). What a file mocks, stubs or defines it takes back.
          isolate: false,
          include: ['tests/**/*.test.ts', 'model-tests/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'happy-dom',
          setupFiles: ['tests/views/setup.ts'],
          include: ['tests/**/*.test.tsx', 'model-tests/**/*.test.tsx'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
