import { renderToString } from 'react-dom/server';
import type { Section, SiteFile, SitePage as Page } from './page.types.ts';
import { allModels } from '../pages/library.ts';
import { gallerySections } from './sections.ts';
import { pathsSection } from '../paths/section.ts';
import type { PathsRecord } from '#src/chart-kit/records/record.types.ts';
import { partsOf } from '../paths/parts.ts';
import type { Site } from './site.addresses.ts';
import { simulatorViews } from './simulator.views.tsx';
import { type Content, SitePage } from './SitePage.tsx';
import { type AnyViews, views } from './views.tsx';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes JSON so that it cannot end its script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const all: AnyViews = { ...views, ...simulatorViews };

function html({ title, view }: Page, content: Content): string {
  const script = view in simulatorViews ? 'simulator' : 'gallery';
  return `<!doctype html>
<html lang="en" data-mode="production">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/${script}.css">
</head>
<body>
<div id="root">${renderToString(<SitePage views={all} {...content} />)}</div>
<script type="application/json" id="content">${inScript(content)}</script>
<script src="assets/${script}.js"></script>
</body>
</html>
`;
}

async function* rendered(sections: readonly Section[], site: Site): AsyncGenerator<SiteFile> {
  for (const section of sections) {
    for (const page of await section.pages())
      yield { file: page.file, content: html(page, { view: page.view, data: page.data, site }) };
    yield* (await section.files?.()) ?? [];
  }
}

/** Returns the records of charts in the gallery: the example that tests the kit writes records, too. */
async function known(all: readonly PathsRecord[]): Promise<PathsRecord[]> {
  const models = await allModels();
  return all.filter(({ chart }) => models.has(chart));
}

/** Renders every page and file of the gallery's site, with the report of paths if there are any records. */
export async function* renderSite(
  all: readonly PathsRecord[],
  book: Site['book'],
  more: Site['more'],
): AsyncGenerator<SiteFile> {
  const home = 'paths.html';
  const records = await known(all);
  const paths = records.length > 0 ? { folder: '', home, parts: partsOf(records) } : null;
  yield* rendered([...gallerySections, ...(paths ? [pathsSection(records, home)] : [])], {
    gallery: '',
    paths,
    book,
    more,
  });
}

/** Renders the report of paths as a site of its own; `gallery` is where charts are shown. */
export async function* renderReport(
  all: readonly PathsRecord[],
  gallery: string,
  book: Site['book'],
  more: Site['more'],
): AsyncGenerator<SiteFile> {
  const home = 'index.html';
  const records = await known(all);
  yield* rendered([pathsSection(records, home)], {
    gallery,
    paths: { folder: '', home, parts: partsOf(records) },
    book,
    more,
  });
}
