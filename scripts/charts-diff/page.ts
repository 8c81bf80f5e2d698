import type { ChartDescription } from '#src/chart-kit/diff/describe.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders the two kinds of marks of a line: a state, and a name of the chart. */
const inline = (line: string): string =>
  escaped(line)
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>');

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 Figtree, system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 2rem clamp(1rem, 4vw, 3rem); background: light-dark(#f7f4ed, #141611); color: light-dark(#1c1f1a, #f1efe8); }
h1, h2 { line-height: 1.2; margin-block: 0 .5rem; } h2 { margin-block-start: 3rem; border-block-start: 2px solid; padding-block-start: 1rem; } h3 { font-size: 1rem; margin-block: 1.25rem .25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
li { margin-block: .25rem; } a { color: inherit; } code { font-size: .875em; overflow-wrap: anywhere; }
figure { margin: 1rem 0; overflow: auto; border: 1px solid light-dark(#c9c3b4, #4a4d44); } figure img { display: block; min-width: 40rem; width: 100%; height: auto; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; } .key li::before { content: ''; display: inline-block; width: 1.5rem; height: .25rem; margin-inline-end: .5rem; vertical-align: middle; background: var(--is); }
`;

function chartOf({ id, about, parts }: ChartDescription, hasPicture: boolean): string {
  const lists = parts
    .map(
      ({ heading, lines }) => `<h3>${heading}</h3><ul>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`,
    )
    .join('');
  const figure = hasPicture
    ? `<figure tabindex="0" aria-label="Drawing of both revisions of ${escaped(id)}"><a href="${id}.svg"><img src="${id}.svg" alt="Both revisions of ${escaped(id)} in one drawing" loading="lazy"></a></figure>`
    : '';
  return `<section id="${escaped(id)}"><h2>${escaped(id)}</h2>${about ? `<p>${inline(about)}</p>` : ''}${lists}${figure}</section>`;
}

/** Returns the whole difference as one page, which opens from a disk with its drawings beside it. */
export function pageOf({
  title,
  summary,
  charts,
  pictures,
}: {
  title: string;
  summary: string;
  charts: readonly ChartDescription[];
  pictures: ReadonlySet<string>;
}): string {
  const links = charts.map(({ id }) => `<li><a href="#${escaped(id)}">${escaped(id)}</a></li>`).join('');
  const key =
    '<ul class="key"><li style="--is:light-dark(#3d5a24,#7fc08f)">new</li><li style="--is:light-dark(#a3241b,#f08a7c)">no more</li><li style="--is:light-dark(#7a5200,#e0b050)">another than before</li></ul>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(summary)}</p>${charts.length > 0 ? `<nav aria-label="Charts"><ul>${links}</ul></nav>${key}` : ''}
${charts.map((chart) => chartOf(chart, pictures.has(chart.id))).join('\n')}</main></body></html>
`;
}
