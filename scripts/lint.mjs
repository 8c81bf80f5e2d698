// `npm run lint`: the format (oxfmt, and the width of comments, which oxfmt does not change), retired terms in names,
// the messages of every language, the rules of the code (oxlint), allowed imports (dependency-cruiser), unused code
// (knip), and the subjects of commits.
import { spawnSync } from 'node:child_process';

const tools = [
  ['oxfmt (`npm run format` mends it)', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['width of comments', ['scripts/lint-comments.mjs']],
  ['retired terms', ['scripts/lint-terms.mjs']],
  ['messages', ['scripts/messages/main.ts', '--check']],
  ['oxlint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  [
    'dependency-cruiser',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      'machines',
      'model-tests',
      'tests',
      'e2e',
      'scripts',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ],
  ],
  ['knip', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['subjects of commits', ['scripts/lint-commits.mjs']],
];

let isClean = true;
for (const [name, args] of tools) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) console.error(`${name} found something`);
  isClean &&= status === 0;
}
process.exit(isClean ? 0 : 1);
