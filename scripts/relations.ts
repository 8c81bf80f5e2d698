// `npm run relations [-- --check]`: finds which charts start, send to and listen to which, from the charts, from
// exploring their models, and from the types of src/flows, and writes src/charts/map/relations.json, from which the
// gallery's map is drawn. Also writes which error codes and notices belong to which transition, into
// src/charts/explain/answers.json. `--check` writes nothing, and fails if a file differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { answersIn } from './relations/answers.ts';
import { flowRelations, flowsProgram } from './relations/flows.ts';
import { allExplored, machineRelations } from './relations/machines.ts';

const models = await allExplored();

/** Without duplicates, in a stable order. */
const relations = new Set(
  [...(await machineRelations(models)), ...flowRelations(flowsProgram())].map((relation) => JSON.stringify(relation)),
);
const answers = models.flatMap(answersIn).map((answer) => JSON.stringify(answer));

for (const [file, lines] of [
  ['src/charts/map/relations.json', [...relations]],
  ['src/charts/explain/answers.json', answers],
] as const) {
  const text = `[\n${lines
    .toSorted()
    .map((line) => `  ${line}`)
    .join(',\n')}\n]\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the code says: npm run relations`);
    process.exitCode = 1;
  }
  console.log(`${file}: ${lines.length} lines`);
}
