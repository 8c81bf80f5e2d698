import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Recording } from '#src/chart-kit/statebook/recorder.ts';
import { type Book, type Comparison, pictureOf, viewOf } from '#src/charts/book/book.ts';
import { galleryFrom, reportFrom } from '../charts/around.ts';
import { buildBook, unstyled } from './build.ts';
import { compareBooks } from './compare.ts';
import { type Shot, takePictures } from './pictures.ts';
import { allCharts, galleries, hasView, lacking, readRecordings, record } from './recordings.ts';
import { bookOf, commitOf, PICTURES_ONLY, readBook } from './revision.ts';
import { drawPictures, viewPage } from './views.ts';

const OUT = 'reports/statebook';

const began = Date.now();
const log = (text: string) => console.log(`\u25B8 ${text} (${((Date.now() - began) / 1000).toFixed(0)} s)`);

function put(file: string, content: string): void {
  mkdirSync(dirname(join(OUT, file)), { recursive: true });
  writeFileSync(join(OUT, file), content);
}

/** Walks the views again and returns what they showed. Throws if a walk fails or leaves something out. */
function recordings(charts: readonly string[]): Recording[] {
  const folder = mkdtempSync(join(tmpdir(), 'statebook-'));
  try {
    if (!record(charts, folder))
      throw new Error('a walk failed: a view that is not as its chart says has no place in the book');
    const found = readRecordings(folder);
    const missing = lacking(charts, found);
    if (missing.length > 0) throw new Error(missing.join('\n'));
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bookFrom(recorded: readonly Recording[]): Promise<Book> {
  const pages = recorded.flatMap(({ chart, entries, ignored }) =>
    entries.map(({ id, body }) => ({ chart, id, body, ignored: ignored.map(({ name }) => name) })),
  );
  for (const { chart, id, body } of pages) put(viewOf(chart, id), viewPage(`${chart}: ${id}`, body, '../assets'));
  await drawPictures(
    pages.map(({ body }) => body),
    join(OUT, 'assets/images'),
  );
  const shots = pages.map(({ chart, id, ignored }): Shot => ({
    view: join(OUT, viewOf(chart, id)),
    picture: (width) => join(OUT, pictureOf(chart, id, width)),
    ignored,
  }));
  const { seen, browser } = await takePictures(shots, process.env[PICTURES_ONLY] === undefined);
  let index = 0;
  const charts = recorded.map(({ chart, entries, states, ...rest }) => ({
    ...rest,
    id: chart,
    states,
    entries: entries.map(({ id, states: shown, isVariant, says, start, steps }) => {
      const found = seen[index++];
      if (!found) throw new Error(`${chart}: ${id} was not pictured`);
      return { id, states: shown, isVariant, says, start, steps, ...found };
    }),
  }));
  return { charts, unseen: allCharts().filter((chart) => !hasView(chart)), browser };
}

async function comparisonWith(revision: string, charts: readonly string[], book: Book): Promise<Comparison> {
  const commit = commitOf(revision);
  const folder = bookOf(commit, charts, book.browser);
  const result = await compareBooks({ book: readBook(folder), folder }, { book, folder: OUT }, join(OUT, 'difference'));
  for (const { chart, entry, width, change } of result.changes)
    if (change !== 'added') {
      const path = pictureOf(chart, entry, width);
      cpSync(join(folder, path), join(OUT, 'before', path));
    }
  return { revision, commit, ...result };
}

/** Returns the problems of a book, a line each. */
const problemsOf = ({ charts }: Book): string[] =>
  charts.flatMap(({ id: chart, entries }) =>
    entries.flatMap(({ id, violations }) =>
      violations.map(({ width, rule, nodes }) => `${chart}: ${id} at ${width} px: ${rule}: ${nodes.join(' | ')}`),
    ),
  );

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    'expect-same': { type: 'boolean', default: false },
    gallery: { type: 'string', default: galleryFrom(OUT) },
  },
});
const unknown = positionals.filter((chart) => !hasView(chart));
if (unknown.length > 0) throw new Error(`no view is walked for ${unknown.join(', ')}`);
if (values.against !== undefined) commitOf(values.against);

const recorded = recordings(positionals.length > 0 ? positionals : [...allCharts().filter(hasView), ...galleries]);
// The last book stays until this one has content, so that a failed walk leaves a book to look at.
rmSync(OUT, { recursive: true, force: true });
log('walked');
const { styles, pagesOf } = await buildBook(join(OUT, 'assets'));
const bare = [...new Set(recorded.flatMap(({ entries }) => entries.flatMap(({ body }) => unstyled(body, styles))))];
if (bare.length > 0) throw new Error(`the style sheet does not know ${bare.join(', ')}`);
log('styled');
const book = await bookFrom(recorded);
put('book.json', JSON.stringify(book, null, 1));
log(`pictured ${book.charts.reduce((sum, { entries }) => sum + entries.length, 0)} states`);
const comparison = values.against === undefined ? null : await comparisonWith(values.against, positionals, book);
for (const [file, page] of pagesOf(book, comparison, { gallery: values.gallery, paths: reportFrom(OUT) }))
  put(file, page);

const problems = problemsOf(book);
for (const problem of problems) console.error(problem);
if (comparison) {
  for (const { change, chart, entry, width } of comparison.changes)
    console.log(`${change}: ${chart}: ${entry} at ${width} px`);
  log(`${comparison.changes.length} pictures differ from ${comparison.revision}, ${comparison.unchanged} do not`);
}
log(`${problems.length} accessibility problems; ${OUT}/index.html`);
// Linaria's evaluator has a child process that would keep this process running.
process.exit(problems.length > 0 || (values['expect-same'] && comparison && comparison.changes.length > 0) ? 1 : 0);
