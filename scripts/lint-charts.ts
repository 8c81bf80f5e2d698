// `npm run lint:charts`: prints a sentence for each house rule that a chart breaks. (docs/models.md)
import type { AnyStateMachine } from 'xstate';
import { descriptions } from './lint-charts/descriptions.ts';
import { facts } from './lint-charts/facts.ts';
import { leaving } from './lint-charts/leaving.ts';
import { listening } from './lint-charts/listening.ts';
import { chartsIn } from './lint-charts/load.ts';
import { names } from './lint-charts/names.ts';
import { outcomes } from './lint-charts/outcomes.ts';
import { reachable } from './lint-charts/reachable.ts';
import { sendsOf } from './lint-charts/sends.ts';
import { sourcesOf } from './lint-charts/sources.ts';

const { charts, problems } = await chartsIn('machines');
const sources = sourcesOf(['machines', 'src']);
const sends = sendsOf(sources, charts);
const rules: readonly ((chart: AnyStateMachine) => string[])[] = [
  descriptions,
  outcomes,
  names,
  reachable,
  (chart) => listening(chart, sends),
  (chart) => leaving(chart, charts),
  (chart) => facts(chart, sources),
];
for (const chart of charts) problems.push(...rules.flatMap((rule) => rule(chart)));
for (const problem of problems) console.error(problem);
console.log(`${charts.length} charts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
