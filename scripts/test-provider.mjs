// `npm run test:provider`: holds a real payment provider, by the keys of its test environment, to the promises of the
// port (src/commerce/payments/README.md, Against a real provider). Says what it needs if something is not set.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { prepare } from './prepare.mjs';

const needed = {
  TEST_PROVIDER_URL: 'address of the provider or of the bridge to it, as in PAYMENT_PROVIDER_URL',
  TEST_PROVIDER_KEY: 'a key of its test environment, never a live one',
  TEST_PROVIDER_ACTIONS: 'a module that acts as a shopper does at this provider',
};
const missing = Object.entries(needed).filter(([name]) => !process.env[name]);
if (missing.length > 0) {
  console.error('No provider was tested. Not set:');
  for (const [name, what] of missing) console.error(`  ${name}  ${what}`);
  console.error('src/commerce/payments/README.md, "Against a real provider", says more.');
  process.exit(1);
}
if (!existsSync(process.env.TEST_PROVIDER_ACTIONS)) {
  console.error(
    `No provider was tested: there is no file ${process.env.TEST_PROVIDER_ACTIONS} (TEST_PROVIDER_ACTIONS).`,
  );
  process.exit(1);
}
const { node } = await prepare({ build: false });
const { status } = spawnSync(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/payments/real-provider.config.ts'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
