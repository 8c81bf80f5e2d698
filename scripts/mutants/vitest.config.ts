import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../../vite.config.ts';

const support = resolve(import.meta.dirname, '../../model-tests/support');
const instead = (file: string) => ({
  find: `#model-tests/support/${file}`,
  replacement: resolve(support, 'mutants', file),
});

/** Runs the tests of the charts with the kit's own runners replaced: each checks the mutants of its chart. */
export default defineConfig((env) =>
  mergeConfig(shop(env), {
    root: resolve(import.meta.dirname, '../..'),
    resolve: { alias: [instead('chart.ts'), instead('view.tsx')] },
  }),
);
