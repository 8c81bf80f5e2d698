// `npm run funnel`: writes the names that may be counted (src/commerce/funnel/names.json, checked by
// tests/charts/funnel.test.ts) from the charts, and a month of simulated visits (src/demo/visits/visits.json) from
// random walks through their models.
import { writeFileSync } from 'node:fs';
import { namesOfCharts } from './funnel/names.ts';
import { walkedVisits } from './funnel/walks.ts';

const names = await namesOfCharts();
writeFileSync('src/commerce/funnel/names.json', `${JSON.stringify(names, null, 1)}\n`);
const visits = await walkedVisits();
writeFileSync(
  'src/demo/visits/visits.json',
  `[\n${visits.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
);
console.log(`${Object.keys(names).length} charts, ${visits.length} counts`);
