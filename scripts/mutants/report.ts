import { LAYERS } from '#src/chart-kit/mutate/judge.ts';
import { KINDS } from '#src/chart-kit/mutate/mutants.ts';
import { type ChartMutants, explainedOnes, type Located, noticedBy, stale, unexplained } from './verdicts.ts';

const HEADINGS = ['chart', 'mutants', ...LAYERS, 'explained', 'survive', 'seconds'] as const;

const rowOf = (result: ChartMutants): string[] => [
  result.chart,
  String(result.mutants.length),
  ...LAYERS.map((layer) => String(noticedBy(result, layer).length)),
  String(explainedOnes(result).length),
  String(unexplained(result).length),
  result.seconds.toFixed(1),
];

const sums = (rows: readonly string[][]): string[] => [
  'all',
  ...HEADINGS.slice(1).map((heading, index) => {
    const sum = rows.reduce((total, row) => total + Number(row[index + 1]), 0);
    return heading === 'seconds' ? sum.toFixed(1) : String(sum);
  }),
];

/** Returns the table of how many mutants each check noticed, then the survivors, by name and place. */
export function printed(results: readonly ChartMutants[]): string {
  const rows = results.map(rowOf);
  const table = [[...HEADINGS], ...rows, ...(rows.length > 1 ? [sums(rows)] : [])];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  for (const result of results) {
    const survivors = unexplained(result).map(({ name, where }) => `  ${name}\n    ${where}`);
    const staleOnes = stale(result).map((sentence) => `  ${sentence}`);
    if (survivors.length > 0) lines.push('', `${result.chart}: nothing notices`, ...survivors);
    if (staleOnes.length > 0) lines.push('', `${result.chart}: explained in its model, and need not be`, ...staleOnes);
  }
  return lines.join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const cell = (text: string, tag = 'td') => `<${tag}>${escaped(text)}</${tag}>`;

const list = (title: string, items: readonly string[]): string =>
  items.length > 0 ? `<h3>${title}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';

const named = ({ name, where }: Located): string => `${escaped(name)}<br><code>${escaped(where)}</code>`;

const WORDS: Record<(typeof KINDS)[number], string> = {
  drop: 'A transition is dropped',
  retarget: 'A transition leads elsewhere',
  action: 'An action is dropped',
  guard: 'A guard is negated',
  params: 'A guard is asked for another value',
  order: 'A guarded transition is tried after the next one',
  onError: 'A failure is not handled',
  delay: 'A delay is twice as long',
  emitted: 'Something else is emitted',
};

function tableOf(results: readonly ChartMutants[]): string {
  const rows = results.map((result) => {
    const [chart = '', ...cells] = rowOf(result);
    return `<tr><th scope="row"><a href="#${chart}">${chart}</a></th>${cells.map((text) => cell(text)).join('')}</tr>`;
  });
  const headings = HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table><thead><tr>${headings}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function kindOf(mutants: readonly Located[], kind: (typeof KINDS)[number]): string {
  const rows = mutants
    .filter((mutant) => mutant.kind === kind)
    .map(
      ({ name, where, by, why }) =>
        `<tr>${[name, where, by ?? 'nothing', why].map((text) => cell(text)).join('')}</tr>`,
    );
  if (rows.length === 0) return '';
  const headings = ['mutant', 'place', 'noticed by', 'which said'].map((heading) => `<th scope="col">${heading}</th>`);
  return (
    `<details><summary>${WORDS[kind]} (${rows.length})</summary>` +
    `<table><thead><tr>${headings.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`
  );
}

function sectionOf(result: ChartMutants): string {
  const { chart, mutants, explained } = result;
  return [
    `<section id="${escaped(chart)}"><h2>${escaped(chart)}</h2>`,
    list('Nothing notices', unexplained(result).map(named)),
    list('Explained, and need not be', stale(result).map(escaped)),
    list(
      'Nothing notices, and why that is right',
      explainedOnes(result).map((mutant) => `${named(mutant)}<br>${escaped(explained[mutant.name] ?? '')}`),
    ),
    list('Only the paths of the chart as it stands notice', noticedBy(result, 'paths').map(named)),
    `<h3>All</h3>${KINDS.map((kind) => kindOf(mutants, kind)).join('')}</section>`,
  ].join('');
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ccc; padding: .25rem .75rem; text-align: start; vertical-align: top; }
td { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
summary { cursor: pointer; }
code { color: #555; }
`;

/**
 * Returns the same as a page: the table, and for each chart its survivors, and every mutant with the check that noticed
 * it.
 */
export const page = (results: readonly ChartMutants[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mutants</title>
<style>${STYLE}</style></head>
<body><h1>Mutants</h1>${tableOf(results)}${results.map(sectionOf).join('\n')}</body></html>
`;
