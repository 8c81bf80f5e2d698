import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { reloads } from './scripts/dev/reloads.ts';

const linaria = () => wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] });

/**
 * What every page needs: what loads the rest, React, the router’s client half, the charts’ engine, but for what
 * explores charts.
 */
const platform =
  /rolldown\/runtime|preload-helper|node_modules\/(react|react-dom|scheduler|xstate(?!.*graph)|@xstate|openapi-fetch|use-[a-z-]+|@tanstack\/(react-router|router-core|history|store|react-store))\//;
/**
 * Ours, where three pages or more share it; what stands on React Aria comes with the first dialog, never with a page.
 */
const shop =
  /\/src\/ui\/(?!Dialog|Popover|Menu|Tabs|SearchBox|NumberField|TextField|LineItem|Toast|Form|Field\.|Skeleton|useCloseRequest|SelectField|RadioGroup|Pagination|Chip|Card|Checkbox|saveFile)|\/src\/(api|charts\/title|messages\/(?!(en\/)?(cart\.ts|errors|outages|notices|tries|checkout|charts|funnel|consent|simulator|order|payment|address|stores|in-store|price-adjustment|spend-banner|listing|signed-out|changes)))\b|\/src\/flows\/(storefront\/storefront|storefront\/StorefrontProvider|inspection|withPorts|watchRoute|cart\/requestChange)/;
/**
 * Rules, the charts of the page’s frame (the gallery’s simulator shares those), and what several pages show: in a file
 * of their own they would cost a round trip and compress worse.
 */
const frame =
  /\/src\/domain\/(?!phone|spend-banner|discounts|price-adjustments|written-money)|\/machines\/(cart|session|storefront|dialogs|toasts|shared(?!\/position)|header|mega-menu|mobile-menu|mini-cart|auto-suggest|carousel)\/|\/src\/ui\/Quantity|\/src\/flows\/listing\/CatalogueCard/;
/** What a page of forms or of lists has, and a product page has not. */
const forms =
  /\/src\/ui\/(Form|FormError|Field|Skeleton|SelectField|RadioGroup|Pagination|Chip|Card|Checkbox)\.tsx|\/src\/messages\/(en\/)?listing|\/src\/flows\/typed-codes\/|\/machines\/typed-codes\//;
/**
 * What several dialogs and pages that come later share, by what it is about: each file of its own is named once more in
 * every list of what to load.
 */
const together = {
  'sign-in': /\/src\/flows\/(sign-in-form|person-check)\/|\/machines\/(sign-in-form|person-check)\//,
  selling: /\/src\/flows\/in-store\/|\/machines\/in-store\//,
  // With every phone number of the world: for who fills in an address, and nobody else.
  addresses:
    /\/src\/flows\/address-form\/(?!AddressLines|address-lines)|\/src\/domain\/phone|libphonenumber|\/machines\/(address-form|collection-point)\//,
  stores: /\/src\/flows\/stores\/|\/machines\/(store-finder\/|delivery\/|shared\/position)/,
  lines:
    /\/src\/ui\/LineItem|\/src\/domain\/discounts|\/src\/flows\/cart\/(CartStates|PromoCode|line\.ts|useRefusalWords)|\/src\/flows\/session\/(useWhyEmpty|CutOffCart)|\/src\/messages\/(en\/)?(signed-out|cart\.ts)|\/src\/flows\/address-form\/(AddressLines|address-lines)/,
  spending: /\/spend-banner/,
  paid: /\/src\/flows\/(payment-method\/use(Paid|InstrumentName|CardName)|cart\/useDeliveryWhen)|\/src\/messages\/(en\/)?payment\.ts/,
  gallery:
    /\/src\/charts\/(Beside|Explanation|Folding|GalleryFrame|PageHead|StageFigures|StageFrame|shelves|explain|fold|wide|addresses|duration|map\/(ChartTies|facts)|simulate\/trail|inspect\/(trail|active))/,
  failures:
    /\/src\/flows\/(useFailureWords|useWaitWords|checkout\/(focusOnArrival|StepTitle)|order\/Unread)|\/src\/messages\/(en\/)?(errors|outages|notices|tries)/,
};
/**
 * The gallery simulates this chart too, and the cart's page counts as the header does: a file that two ask for would
 * cost the product page a round trip.
 */
const product = /\/machines\/(product\/|cart\/cart\.selectors)|\/src\/routes\/\$locale\.p\.\$product\.tsx\?/;
/** The same for what the search's panel shares with the header. */
const header =
  /\/machines\/auto-suggest\/auto-suggest\.selectors|\/src\/messages\/(en\/)?search\.ts|\/src\/routes\/\$locale\.tsx\?/;
/** What the page that asks for another has already: to name it once more with each costs the product page its bytes. */
const everywhere = /\/(platform|shop|rolldown-runtime|index|header|product)-[^/]+$/;
/**
 * The gallery's pages: whoever comes from the shop waits for what they import in turn, and no shopper carries the list
 * of it.
 */
const gallery = /\/charts[.-][^/]*$/;
const chunks = [
  { name: 'platform', test: platform, priority: 4 },
  { name: 'shop', test: new RegExp(`${shop.source}|${frame.source}`), minShareCount: 3, priority: 3 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
  { name: 'product', test: product, priority: 1 },
  { name: 'header', test: header, priority: 1 },
  // A chunk takes what its files import along: what tells of failures goes to whoever needs it without the rest, and
  // the heaviest has only what no other wants.
  ...Object.entries(together).map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
    priority: { failures: 2, addresses: 0 }[name] ?? 1,
  })),
];

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
 * What would be computed at each start and is always the same: `NAME.build.ts` tells the text that stands for `NAME.ts`
 * in the built shop.
 */
const computedOnce = (): Plugin => ({
  name: 'waymark:computed-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/(contract\/compile|demo\/opening|demo\/pictures\/version)\.ts$/ },
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
          computedOnce(),
          reloads(),
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
          resolveDependencies: (page, files) =>
            gallery.test(page) ? [] : files.filter((file) => !everywhere.test(file)),
        },
        rolldownOptions: {
          output: {
            // A few files that every page needs compress better than forty small ones, and cost fewer round trips.
            codeSplitting: {
              groups: chunks,
            },
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
          include: ['tests/**/*.test.tsx', 'model-tests/**/*.test.tsx'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
