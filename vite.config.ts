import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';

const linaria = () => wyw({ include: ['**/src/{ui,flows,blocks,charts}/**/*.{ts,tsx}'] });

export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'test'
      ? [linaria(), react()]
      : [
          tanstackStart({
            router: { quoteStyle: 'single', semicolons: true, routeFileIgnorePattern: '\\.test\\.' },
          }),
          linaria(),
          react(),
        ],
  build: { target: 'es2022', cssMinify: true, sourcemap: false },
  server: { port: 3000 },
  test: {
    // Linaria hands out virtual CSS files that only the run which made them can find.
    fsModuleCache: false,
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
        },
      },
    ],
  },
}));
