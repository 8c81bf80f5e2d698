import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { statebookText } from '#src/messages/statebook.ts';
import { wordsOf } from '#src/messages/text.ts';
import { AddressesProvider } from '../pages/addresses.ts';
import { titleOf } from '../pages/areas.ts';
import { type Site, siteAddresses } from '../site/site.addresses.ts';
import { BookIndex } from './BookIndex.tsx';
import { type Book, type Comparison, pageOf } from './book.ts';
import { Changes } from './Changes.tsx';
import { ChartStates } from './ChartStates.tsx';
import { RootProvider } from './context.ts';
import { EntryPage } from './EntryPage.tsx';
import { placeWords } from '../explain/wording.ts';

const t = wordsOf(statebookText, { locale: 'en-US', catalogues: {} });

/**
 * The sites beside the book: the gallery, in a shop (`http…`) or as a folder, and the report of paths, if there is one.
 */
export interface Around {
  readonly gallery: string;
  readonly paths: Site['paths'];
}

/** Returns the same addresses from a page of the book, whose first page is at `root`. */
function siteFrom(root: string, { gallery, paths }: Around, book: Book): Site {
  const from = (folder: string) => (folder.startsWith('http') ? folder : `${root}/${folder}`);
  return {
    gallery: from(gallery),
    paths: paths && { ...paths, folder: from(paths.folder) },
    book: { folder: `${root}/`, charts: book.charts.map(({ id }) => id) },
    more: [{ id: 'statebook', label: t('name'), href: `${root}/index.html` }],
  };
}

function pageAt(site: Site, root: string, title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${root}/assets/shop.css`} />
      </head>
      <body>
        <AddressesProvider value={siteAddresses(site)}>
          <RootProvider value={root}>{content}</RootProvider>
        </AddressesProvider>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}

/**
 * Returns every page of the book by its address: plain HTML that needs no script and no server. Charts and reports are
 * linked, not copied.
 *
 * @public The state book loads it from its own build.
 */
export function pagesOf(book: Book, comparison: Comparison | null, around: Around): Map<string, string> {
  const top = (title: string, content: ReactNode) => pageAt(siteFrom('.', around, book), '.', title, content);
  const below = (title: string, content: ReactNode) => pageAt(siteFrom('..', around, book), '..', title, content);
  const pages = new Map([['index.html', top(t('name'), <BookIndex book={book} comparison={comparison} />)]]);
  if (comparison)
    pages.set(
      'changes.html',
      top(t('comparedWith', { revision: comparison.revision }), <Changes comparison={comparison} />),
    );
  for (const chart of book.charts) {
    const title = `${titleOf(chart.id)} · ${t('name')}`;
    pages.set(`${chart.id}/index.html`, below(title, <ChartStates chart={chart} />));
    for (const entry of chart.entries)
      pages.set(
        pageOf(chart.id, entry.id),
        below(`${placeWords(entry.states)} · ${title}`, <EntryPage chart={chart} entry={entry} />),
      );
  }
  return pages;
}
