import { renderToString } from 'react-dom/server';
import type { Place } from '../addresses.ts';
import type { SiteFile, SitePage as Page } from './page.types.ts';
import { sections } from './sections.ts';
import { simulatorViews } from './simulator.views.tsx';
import { type Content, SitePage } from './SitePage.tsx';
import { type AnyViews, views } from './views.tsx';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON in a script element must not end it. */
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

/** Every page and file of the static site, by section. */
export async function* renderSite(): AsyncGenerator<SiteFile> {
  const more = sections.slice(2).map(({ id, label, home }): Place => ({ id, label, href: home }));
  for (const section of sections) {
    for (const page of await section.pages()) yield { file: page.file, content: html(page, { view: page.view, data: page.data, more }) };
    yield* (await section.files?.()) ?? [];
  }
}
