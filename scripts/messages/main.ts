/**
 * Compiles the messages of every language (src/messages/LANGUAGE/AREA.json) to modules in src/messages/compiled.
 *
 *   node scripts/messages/main.ts            compile; fails if a message is missing or wrong
 *   node scripts/messages/main.ts --check    fails also if a compiled module differs from its messages
 */
import { compileSources, readSources, staleFiles, writeCompiled } from './files.ts';
import { problemsOf } from './problems.ts';

const sources = readSources();
const problems = problemsOf(sources);
if (problems.length === 0) {
  const files = compileSources(sources);
  if (process.argv.includes('--check'))
    problems.push(
      ...staleFiles(files).map((path) => `${path} is not what its messages compile to: \`npm run messages\``),
    );
  else writeCompiled(files);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
