import { defineConfig } from 'vitest/config';

/** `npm run test:provider` alone: these tests call a provider over the network. */
export default defineConfig({
  test: {
    include: ['tests/payments/real-provider.live.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // A provider counts the calls of a test key.
    fileParallelism: false,
  },
});
