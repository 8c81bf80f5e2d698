// `npm run lint:charts`: prints a sentence for each house rule that a chart breaks. (docs/models.md)
import { listenTo } from '#machines/shared/listen.ts';
import { isCallbackPort } from '#machines/shared/ports.ts';
import type { Conventions } from '#src/chart-kit/lint/conventions.ts';
import { problemsOf } from '#src/chart-kit/lint/lint.ts';
import { chartsIn } from '#src/chart-kit/lint/load.ts';
import { sourcesOf } from '#src/chart-kit/lint/sources.ts';

const conventions: Conventions = {
  isCallback: (logic) => typeof logic === 'object' && logic !== null && isCallbackPort(logic),
  isForwarder: (logic) => logic === listenTo,
  section: { pattern: /\b(?:core|catalogue) \d+/, example: 'core 4, catalogue 9' },
};

const { charts, problems } = await chartsIn('machines');
const sources = sourcesOf(['machines', 'src'], { except: ['src/chart-kit'] });
problems.push(...problemsOf(charts, sources, conventions));
for (const problem of problems) console.error(problem);
console.log(`${charts.length} charts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
