// `npm run relations [-- --check]`: who starts, tells and hears whom, read from the charts, from what their models make them say,
// and from the types of src/flows, into src/charts/map/relations.json, which the gallery's map is drawn from. `--check` writes
// nothing, and fails when the file says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { flowRelations, flowsProgram } from './relations/flows.ts';
import { machineRelations } from './relations/machines.ts';

const file = 'src/charts/map/relations.json';

/** Each once, in an order that does not change. */
const found = new Set([...(await machineRelations()), ...flowRelations(flowsProgram())].map((relation) => JSON.stringify(relation)));
const text = `[\n${[...found].toSorted().map((relation) => `  ${relation}`).join(',\n')}\n]\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is not what the code says: npm run relations`);
  process.exitCode = 1;
}
console.log(`${found.size} relations`);
