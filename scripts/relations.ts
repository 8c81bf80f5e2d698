// `npm run relations [-- --check]`: who starts, tells and hears whom, read from the charts, from what their models make
// them say, and from the types of src/flows, into src/charts/map/relations.json, which the gallery's map is drawn from;
// and which error codes and notices belong to which transition, into src/charts/explain/answers.json. `--check` writes
// nothing, and fails when a file says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { answersIn } from './relations/answers.ts';
import { flowRelations, flowsProgram } from './relations/flows.ts';
import { allExplored, machineRelations } from './relations/machines.ts';

const models = await allExplored();

/** Each once, in an order that does not change. */
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
