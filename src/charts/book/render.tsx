import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { statebookText } from '#src/messages/statebook.ts';
import { wordsOf } from '#src/messages/text.ts';
import { type Addresses, AddressesProvider } from '../addresses.ts';
import { titleOf } from '../shelves.ts';
import { siteAddresses } from '../site/site.addresses.ts';
import { BookIndex } from './BookIndex.tsx';
import { type Book, type Comparison, pageOf } from './book.ts';
import { Changes } from './Changes.tsx';
import { ChartStates } from './ChartStates.tsx';
import { RootProvider } from './context.ts';
import { EntryPage } from './EntryPage.tsx';
import { placeWords } from './words.ts';

const say = wordsOf(statebookText, { locale: 'en-US', catalogues: {} });

/** The gallery, in a shop (`http…`) or as a site in a folder seen from the book's, beside the book at `root`. */
function addressesFrom(gallery: string, root: string): Addresses {
  const more = [{ id: 'statebook', label: say('name'), href: `${root}/index.html` }];
  if (gallery.startsWith('http'))
    return {
      index: gallery,
      map: `${gallery}/map`,
      chart: (id) => `${gallery}/${id}`,
      simulator: (id) => `${gallery}/${id}/simulate`,
      file: (id, kind) => `${gallery}/files/${id}.${kind}`,
      more,
    };
  const site = siteAddresses(more);
  const from = `${root}/${gallery}/`;
  return {
    index: from + site.index,
    map: from + site.map,
    chart: (id, detail) => from + site.chart(id, detail),
    simulator: (id) => from + site.simulator(id),
    file: (id, kind) => from + site.file(id, kind),
    more,
  };
}

function pageAt(gallery: string, root: string, title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${root}/assets/shop.css`} />
      </head>
      <body>
        <AddressesProvider value={addressesFrom(gallery, root)}>
          <RootProvider value={root}>{content}</RootProvider>
        </AddressesProvider>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}

/**
 * Every page of the book by its address: plain HTML that needs no script and no server. Charts are linked to where the
 * gallery is.
 */
export function pagesOf(book: Book, comparison: Comparison | null, gallery: string): Map<string, string> {
  const top = (title: string, content: ReactNode) => pageAt(gallery, '.', title, content);
  const below = (title: string, content: ReactNode) => pageAt(gallery, '..', title, content);
  const pages = new Map([['index.html', top(say('name'), <BookIndex book={book} comparison={comparison} />)]]);
  if (comparison) pages.set('changes.html', top(say('comparedWith', { revision: comparison.revision }), <Changes comparison={comparison} />));
  for (const chart of book.charts) {
    const title = `${titleOf(chart.id)} · ${say('name')}`;
    pages.set(`${chart.id}/index.html`, below(title, <ChartStates chart={chart} />));
    for (const entry of chart.entries)
      pages.set(pageOf(chart.id, entry.id), below(`${placeWords(entry.states)} · ${title}`, <EntryPage chart={chart} entry={entry} />));
  }
  return pages;
}
